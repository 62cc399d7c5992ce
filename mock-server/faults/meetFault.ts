import { statusFaults } from './Faults.ts'
import type { Fault } from './Faults.ts'

/** The connection was closed. Over a port the caller gets a reset, in process a rejected fetch. */
export class Severed extends Error {}

/** Resets the connection of a request: `connection` is the server's connection object of the request. */
export const sever = (connection: object | undefined): Response => {
  const { outgoing } = (connection ?? {}) as { readonly outgoing?: { readonly destroy: () => void } }
  if (outgoing === undefined) throw new Severed('the connection was reset')
  outgoing.destroy()
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

/** Waits, but not after the caller has disconnected. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Declares the full length of the response, sends half of it and resets the connection. */
const truncated = async (response: Response, connection: object | undefined): Promise<Response> => {
  const whole = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(whole.byteLength))
  const half = whole.subarray(0, Math.floor(whole.byteLength / 2))
  let isSent = false
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!isSent) controller.enqueue(half)
      // The half must be sent before the reset.
      else {
        await new Promise((resolve) => setTimeout(resolve, 20))
        sever(connection)
      }
      isSent = true
    },
  })
  return new Response(body, { status: response.status, headers })
}

/** A valid response with a text of this many bytes, sent in pieces. */
const huge = (bytes: number): Response => {
  const encoder = new TextEncoder()
  const piece = encoder.encode('x'.repeat(64 * 1024))
  let left = bytes
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('{"status":"success","data":"')),
    pull: (controller) => {
      controller.enqueue(piece.subarray(0, Math.min(left, piece.byteLength)))
      left -= piece.byteLength
      if (left > 0) return
      controller.enqueue(encoder.encode('"}'))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

const page = '<!doctype html><html lang="en"><title>Just a moment</title><p>This is not the answer you asked for.</p></html>'

/** The request with a fault and its connection; without a connection it was made in process. */
interface Exchange {
  readonly request: Request
  readonly connection?: object | undefined
}

/** Answers a request according to its fault. `respond` executes the call. */
export const meetFault = async ({ request, connection }: Exchange, fault: Fault, respond: () => Promise<Response>): Promise<Response> => {
  const { kind, ms, retryAfter, message } = fault
  if (kind === 'delay') {
    await pause(ms, request.signal)
    return respond()
  }
  if (kind === 'truncated') return truncated(await respond(), connection)
  if (fault.done) await (await respond()).arrayBuffer()
  if (kind in statusFaults) {
    const again = retryAfter === null || (kind !== '429' && kind !== '503') ? {} : { headers: { 'Retry-After': String(retryAfter) } }
    return Response.json({ status: 'error', message }, { status: Number(kind), ...again })
  }
  if (kind === 'html') return new Response(page, { headers: { 'content-type': 'text/html; charset=UTF-8' } })
  if (kind === 'huge') return huge(fault.bytes)
  if (kind === 'wrong-shape') return Response.json({ status: 'success', data: { unexpected: true } })
  if (kind === 'timeout') await pause(ms, request.signal)
  return sever(connection)
}
