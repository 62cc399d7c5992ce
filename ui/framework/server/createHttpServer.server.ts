import { createServer } from 'node:http'
import type { RequestListener, Server, ServerOptions } from 'node:http'

/** Milliseconds. Node looks for what is late once in an interval, so that a request is cut at most so much later than its limit says. */
const usual: ServerOptions = {
  // A request that takes longer to arrive is not a browser's.
  requestTimeout: 30_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  // Proxies keep their connections for a minute, and must be the ones to end them.
  keepAliveTimeout: 65_000,
}

/** The server that listens; more connections than `mostConnections` are closed as they come. */
export const createHttpServer = (listener: RequestListener, mostConnections: number, options: ServerOptions = {}): Server => {
  const server = createServer({ ...usual, ...options }, listener)
  server.maxConnections = mostConnections
  return server
}
