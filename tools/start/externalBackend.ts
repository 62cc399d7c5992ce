/**
 * The address of a backend that was started elsewhere, for tests and their shops: SHOP_BACKEND=backend and its API_PORT. Null where tests start
 * mock servers of their own, as they do without SHOP_BACKEND. Throws when the two variables do not fit.
 */
export const externalBackend = (variables: Readonly<Record<string, string | undefined>>): string | null => {
  const kind = variables['SHOP_BACKEND'] ?? 'mock'
  if (kind === 'mock') return null
  if (kind !== 'backend') throw new Error(`SHOP_BACKEND is mock or backend, not '${kind}'.`)
  const port = variables['API_PORT'] ?? ''
  if (!/^\d+$/.test(port)) throw new Error('SHOP_BACKEND=backend needs API_PORT, the port of a backend that is running on this machine.')
  return `http://127.0.0.1:${port}`
}
