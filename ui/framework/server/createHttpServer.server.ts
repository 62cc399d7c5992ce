import { createServer } from 'node:http'
import type { RequestListener, Server, ServerOptions } from 'node:http'

/** Milliseconds between Node's checks for late requests: a request is closed at most this much after its limit. */
const usual: ServerOptions = {
  // A request that takes longer to arrive is not a browser's.
  requestTimeout: 30_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  // Proxies keep connections for a minute, and must be the side that closes them.
  keepAliveTimeout: 65_000,
}

/** The listening server; connections beyond `mostConnections` are closed immediately. */
export const createHttpServer = (listener: RequestListener, mostConnections: number, options: ServerOptions = {}): Server => {
  const server = createServer({ ...usual, ...options }, listener)
  server.maxConnections = mostConnections
  return server
}
