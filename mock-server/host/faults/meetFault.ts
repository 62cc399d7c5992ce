import type { Context } from 'hono'
import type { Fault, FaultKind } from './Faults.ts'

/** The connection is gone. Over a port the caller sees a reset, in process a rejected fetch. */
export class Severed extends Error {}

const severed = (context: Context): Response => {
  const { outgoing } = (context.env ?? {}) as { readonly outgoing?: { readonly destroy: () => void } }
  if (outgoing === undefined) throw new Severed('the connection was reset')
  outgoing.destroy()
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

/** Waits, but not for a caller who has gone. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const messages: Readonly<Partial<Record<FaultKind, readonly [status: 401 | 408 | 409 | 413 | 429 | 500 | 503, message: string]>>> = {
  '401': [401, 'sessionInvalid'],
  '408': [408, 'requestTimeout'],
  '409': [409, 'conflict'],
  '413': [413, 'bodyTooLarge'],
  '429': [429, 'tooManyRequests'],
  '500': [500, 'internalError'],
  '503': [503, 'temporarilyUnavailable'],
}

/** Says that the whole answer comes, sends half of it and cuts the connection. */
const truncated = async (response: Response): Promise<Response> => {
  const whole = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(whole.byteLength))
  const half = whole.subarray(0, Math.floor(whole.byteLength / 2))
  let isSent = false
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (!isSent) controller.enqueue(half)
      // The half must have left before the connection goes.
      else {
        await new Promise((resolve) => setTimeout(resolve, 20))
        controller.error(new Severed('the answer was cut'))
      }
      isSent = true
    },
  })
  return new Response(body, { status: response.status, headers })
}

/** A well-formed answer with a text of so many bytes in it, sent piece by piece. */
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

/** Answers a request as its fault says. `answer` carries the call out. */
export const meetFault = async (context: Context, fault: Fault, response: () => Promise<Response>): Promise<Response> => {
  const { kind, ms, retryAfter } = fault
  if (kind === 'delay') {
    await pause(ms, context.req.raw.signal)
    return response()
  }
  if (kind === 'truncated') return truncated(await response())
  if (fault.done) await response()
  const failure = messages[kind]
  if (failure !== undefined) {
    const [status, message] = failure
    const again = retryAfter === null || (status !== 429 && status !== 503) ? {} : { 'Retry-After': String(retryAfter) }
    return context.json({ status: 'error', message }, status, again)
  }
  if (kind === 'html') return context.html(page)
  if (kind === 'huge') return huge(fault.bytes)
  if (kind === 'wrong-shape') return context.json({ status: 'success', data: { unexpected: true } })
  if (kind === 'timeout') await pause(ms, context.req.raw.signal)
  return severed(context)
}
