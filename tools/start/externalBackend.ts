/**
 * The address of an already running backend, for tests and their shops: SHOP_BACKEND=backend and its API_PORT. Null without SHOP_BACKEND, when
 * tests start mock servers themselves. Throws for an invalid combination of the two variables.
 */
export const externalBackend = (variables: Readonly<Record<string, string | undefined>>): string | null => {
  const kind = variables['SHOP_BACKEND'] ?? 'mock'
  if (kind === 'mock') return null
  if (kind !== 'backend') throw new Error(`SHOP_BACKEND is mock or backend, not '${kind}'.`)
  const port = variables['API_PORT'] ?? ''
  if (!/^\d+$/.test(port)) throw new Error('SHOP_BACKEND=backend needs API_PORT, the port of a backend that is running on this machine.')
  return `http://127.0.0.1:${port}`
}
