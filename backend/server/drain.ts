import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'

/** Milliseconds in which a load balancer notices through /ready that it must stop sending requests. */
const notice = 1500
/** Milliseconds in which requests that were sent before the shutdown still arrive over open connections. */
const late = 500
/** Milliseconds after which open connections are closed. */
const timeoutMs = 10_000
const interval = 50

export interface Drain {
  readonly isDraining: () => boolean
  /** Begins to stop. A second call has no effect, because a signal may arrive twice: from the terminal and from the parent process. */
  readonly begin: () => void
}

/**
 * Stops a server without losing a request: first each response asks its connection to close while new ones are still served, then no connection
 * is accepted and open requests are finished. A server without connections and without requests in the last 1.5 s stops immediately.
 * @param over called once, when all requests are answered or after 10 s
 */
export const createDrain = (server: Server, over: () => void): Drain => {
  let begun: number | null = null
  let requested = -Infinity
  server.prependListener('request', (_request, response) => {
    requested = performance.now()
    if (begun !== null) response.setHeader('connection', 'close')
  })
  const begin = (): void => {
    if (begun !== null) return
    const since = (begun = performance.now())
    let closed: number | null = null
    const timer = setInterval(look, interval)
    const end = (): void => {
      clearInterval(timer)
      over()
    }
    function look(): void {
      const now = performance.now()
      if (now - since > timeoutMs) return end()
      if (closed !== null) {
        if (now - closed > late) server.closeIdleConnections()
        return
      }
      server.getConnections((_problem, count) => {
        const isQuiet = count === 0 && now - requested > notice
        if (closed !== null || !(isQuiet || now - since > notice)) return
        closed = now
        // The server's own `close` would also close connections on which a request is about to arrive.
        Listener.prototype.close.call(server, end)
      })
    }
    look()
  }
  return { isDraining: () => begun !== null, begin }
}
