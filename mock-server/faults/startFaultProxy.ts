import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { proxy } from 'hono/proxy'
import type { Fault } from './Faults.ts'
import { meetFault, sever } from './meetFault.ts'

export interface FaultProxyOptions {
  /** The fault for this request; null: it is executed. May wait first. */
  readonly faultFor: (request: Request) => Fault | null | Promise<Fault | null>
  /** Executes a request; the connection is reset when it rejects. */
  readonly carryOut: (request: Request) => Promise<Response>
}

export interface FaultProxy {
  /** Address without trailing slash. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Forwards requests to the server at this address. */
export const forwardTo =
  (address: string) =>
  (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    return proxy(address + pathname + search, { raw: request, redirect: 'manual' })
  }

/** A server on a free local port that executes requests or injects faults. */
export const startFaultProxy = async ({ faultFor, carryOut }: FaultProxyOptions): Promise<FaultProxy> => {
  const respond = async (request: Request, connection: object): Promise<Response> => {
    const { url, method, headers } = request
    const body = await request.arrayBuffer()
    // Without the caller's connection, so that the call is executed even if the caller disconnects.
    const call = new Request(url, { method, headers, ...(body.byteLength === 0 ? {} : { body }) })
    const fault = await faultFor(call)
    return fault === null ? carryOut(call) : meetFault({ request, connection }, fault, () => carryOut(call))
  }
  const server = serve({
    fetch: (request, connection) => respond(request, connection).catch(() => sever(connection)),
    hostname: '127.0.0.1',
    port: 0,
    overrideGlobalObjects: false,
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
