import type { Context, MiddlewareHandler } from 'hono'

/** Reads on without keeping anything, so that the visitor gets the answer and the connection stays of use; the listener ends it in time. */
const drain = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  try {
    for (;;) if ((await reader.read()).done) return
  } catch {
    // The visitor has left, or was cut off.
  }
}

/**
 * Refuses bodies of more than so many bytes: by the length that the request tells, before anything is read, and else by counting.
 * Nothing beyond the limit is ever kept. What is within it is read here to its end, because a visitor who sends slowly must not hold
 * a connection to the host meanwhile. (Hono's bodyLimit leaves the rest of a body unread, and the connection dies of it.)
 */
export const limitBody =
  (most: number, refuse: (context: Context) => Response): MiddlewareHandler =>
  async (context, next) => {
    const { raw } = context.req
    if (Number(raw.headers.get('content-length') ?? 0) > most) return refuse(context)
    if (raw.method === 'GET' || raw.method === 'HEAD' || raw.body === null) return next()
    const reader: ReadableStreamDefaultReader<Uint8Array> = raw.body.getReader()
    const parts: Uint8Array[] = []
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size > most) {
        void drain(reader)
        return refuse(context)
      }
      parts.push(value)
    }
    context.req.raw = new Request(raw, { method: raw.method, body: Buffer.concat(parts) })
    return next()
  }
