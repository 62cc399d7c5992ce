import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'

/** Milliseconds in which a load balancer learns to stop sending requests here. */
const notice = 1500
/** Milliseconds after which what still hangs is cut. */
const timeoutMs = 10_000
/** Milliseconds in which what was sent before the door closed still arrives over connections that are open. */
const late = 500
const glance = 50

export interface Drain {
  readonly isDraining: () => boolean
  /** Begins to stop; a second call stops immediately. */
  readonly begin: () => void
}

/**
 * Stops a server without losing a request. First every response asks its connection to close and /ready fails, while new visitors are still
 * served; then no new connection is accepted, and requests in progress or arriving shortly after are finished. Closing immediately would cut idle
 * connections on which a request may be about to arrive. Without a request for as long as the load balancer needs to notice, it stops
 * immediately.
 *
 * @param over called when all requests are answered or the time limit is reached
 */
export const createDrain = (server: Server, over: () => void): Drain => {
  let draining = false
  let requested = -Infinity
  server.prependListener('request', (_request, response) => {
    requested = performance.now()
    if (draining) response.setHeader('connection', 'close')
  })
  const begin = (): void => {
    if (draining) return over()
    draining = true
    const since = performance.now()
    let closedAt: number | null = null
    const look = (): void => {
      const now = performance.now()
      const waited = now - since
      server.getConnections((problem, count) => {
        if (problem !== null || waited > timeoutMs) return over()
        // A load balancer without keep-alive has no connections between two requests either.
        const isQuiet = count === 0 && now - requested > notice
        if (closedAt !== null) {
          if (now - closedAt > late) server.closeIdleConnections()
        } else if (waited > notice || isQuiet) {
          closedAt = now
          // The server's own close also cuts connections on which a request is about to arrive.
          Listener.prototype.close.call(server, over)
        }
      })
    }
    setInterval(look, glance).unref()
    look()
  }
  return { isDraining: () => draining, begin }
}
