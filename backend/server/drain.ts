import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'

/** Milliseconds in which a load balancer learns from /ready to send no more here. */
const notice = 1500
/** Milliseconds in which what was sent before the end still arrives over open connections. */
const late = 500
/** Milliseconds after which what is still open is cut. */
const timeoutMs = 10_000
const interval = 50

export interface Drain {
  readonly isDraining: () => boolean
  /** Begins to stop; again has no effect, because a signal may come twice: from the terminal and from the parent process. */
  readonly begin: () => void
}

/**
 * Ends a server without cutting a request: first each response asks its connection to close while new ones are still served, then no connection is
 * accepted, and what is open is finished. A server without connections and without requests in the last 1.5 s ends at once.
 * @param over called once, when all is answered or 10 s have passed
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
        // The server's own close also cuts connections on which a request is about to arrive.
        Listener.prototype.close.call(server, end)
      })
    }
    look()
  }
  return { isDraining: () => begun !== null, begin }
}
