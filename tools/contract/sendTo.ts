import { setTimeout } from 'node:timers/promises'
import type { Send } from './contractVisitor.ts'

/** After bodies from this size a backend may close the connection before its response has arrived. */
export const largeBody = 1_000_000

/** The readable reason for a missing response: a timeout, or the error code of the connection. */
export const noResponse = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no response in time'
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = (cause as { readonly code?: unknown } | null)?.code
  return `no response (${typeof code === 'string' ? code : cause instanceof Error ? cause.message : String(cause)})`
}

/**
 * Sends to a backend at an address, each request for at most `seconds`.
 *
 * After a large body a backend closes the connection, which may fail the next request on it: a request whose connection fails is sent anew,
 * twice. One that takes too long is not.
 * @param mockToken opens the controls of a mock server on another machine, and is sent to nothing else
 */
export const sendTo = (base: string, seconds: number, mockToken: string | null = null): Send => {
  const once: Send = (path, init) => {
    const headers = mockToken !== null && /^\/__mock(?:\/|$)/.test(path) ? { ...init.headers, 'x-mock-token': mockToken } : init.headers
    return fetch(base + path, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(seconds * 1000) })
  }
  const send = async (path: string, init: Parameters<Send>[1], retries: number): Promise<Response> => {
    try {
      return await once(path, init)
    } catch (error) {
      if (retries === 0 || (error instanceof Error && error.name === 'TimeoutError') || (init.body ?? '').length > largeBody) throw error
      await setTimeout(200)
      return send(path, init, retries - 1)
    }
  }
  return (path, init) => send(path, init, 2)
}
