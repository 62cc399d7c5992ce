import type { Context, MiddlewareHandler } from 'hono'
import { HttpFailure } from './HttpFailure.ts'

/** Maximum request body in bytes. */
const most = 1024 * 1024

/** Bytes still read of a body that is too large, so that the caller can read the refusal; beyond that the connection is closed. */
const timeoutMs = 64 * 1024 * 1024

const failure = (context: Context): Response => {
  const refused = new HttpFailure(413, 'bodyTooLarge')
  return context.json(refused.body, 413, { Connection: 'close' })
}

/** Reads and discards the rest: a caller that is still writing would get a reset instead of the response. */
const discard = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  let read = 0
  while (read < timeoutMs) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.byteLength
  }
  await reader.cancel()
}

/** Refuses bodies over 1 MiB with 413, by their Content-Length or by counting. */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const { raw } = context.req
  if (raw.method === 'GET' || raw.method === 'HEAD') return next()
  const length = context.req.header('content-length')
  // Who looks at the body has the server make a second request with a stream: a tenth of the cost of reading a cart.
  if (length !== undefined && context.req.header('transfer-encoding') === undefined && Number(length) <= most) return next()
  if (raw.body === null) return next()
  const reader = raw.body.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > most) {
      await discard(reader)
      return failure(context)
    }
    pieces.push(value)
  }
  context.req.raw = new Request(raw, { method: raw.method, body: Buffer.concat(pieces) })
  return next()
}
