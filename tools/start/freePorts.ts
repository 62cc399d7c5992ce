import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

const nextFree = async (from: number, host: string, taken: readonly number[]): Promise<number> => {
  for (let port = from; port < from + 100; port += 1) if (!taken.includes(port) && (await isFree(port, host))) return port
  return from
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The ports for shop and mock server: requested ports are used unchanged; without a request, the default one or the next free one, so that a
 * first start works whatever else is running.
 */
export const freePorts = async (variables: Variables): Promise<{ readonly PORT: string; readonly API_PORT: string }> => {
  const host = variables['HOST'] || '127.0.0.1'
  const requested = (name: string): string | null => variables[name] || null
  const port = requested('PORT') ?? String(await nextFree(3000, host, [Number(requested('API_PORT'))]))
  return { PORT: port, API_PORT: requested('API_PORT') ?? String(await nextFree(4010, '127.0.0.1', [Number(port)])) }
}
