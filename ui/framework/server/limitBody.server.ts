import type { Context, MiddlewareHandler } from 'hono'

/** Reads on without keeping anything, so that the visitor gets the response and the connection stays of use; the listener ends it in time. */
const drain = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  try {
    for (;;) if ((await reader.read()).done) return
  } catch {
    // The visitor has left, or was cut off.
  }
}

/** Memory for the bodies that are still arriving, of all visitors together. */
export interface WaitingBytes {
  /** Takes so many more; false when there is no room. */
  readonly take: (bytes: number) => boolean
  readonly give: (bytes: number) => void
}

export const createWaitingBytes = (most: number): WaitingBytes => {
  let taken = 0
  return {
    take: (bytes) => {
      if (taken + bytes > most) return false
      taken += bytes
      return true
    },
    give: (bytes) => {
      taken -= bytes
    },
  }
}

export const callTooLarge = (context: Context): Response =>
  context.json({ status: 'error', message: 'bodyTooLarge' }, 413, { 'cache-control': 'no-store' })

const busy = (context: Context): Response =>
  context.json({ status: 'error', message: 'temporarilyUnavailable' }, 503, { 'retry-after': '5', 'cache-control': 'no-store' })

/**
 * Refuses bodies of more than so many bytes: by its Content-Length, before anything is read, and else by counting.
 * Nothing beyond the limit is stored. A body within it is read completely here, because a slow visitor must not occupy a connection to the
 * backend meanwhile; the pending bodies of all visitors together have a limit too (503). (Hono's bodyLimit leaves the rest of a body unread,
 * which breaks the connection.)
 */
export const limitBody =
  (most: number, refuse: (context: Context) => Response, waiting: WaitingBytes): MiddlewareHandler =>
  async (context, next) => {
    const { raw } = context.req
    if (Number(raw.headers.get('content-length') ?? 0) > most) return refuse(context)
    if (raw.method === 'GET' || raw.method === 'HEAD' || raw.body === null) return next()
    const reader: ReadableStreamDefaultReader<Uint8Array> = raw.body.getReader()
    const parts: Uint8Array[] = []
    let size = 0
    let taken = 0
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        size += value.byteLength
        const isTooLarge = size > most
        if (isTooLarge || !waiting.take(value.byteLength)) {
          void drain(reader)
          return isTooLarge ? refuse(context) : busy(context)
        }
        taken += value.byteLength
        parts.push(value)
      }
    } finally {
      waiting.give(taken)
    }
    context.req.raw = new Request(raw, { method: raw.method, body: Buffer.concat(parts) })
    return next()
  }
