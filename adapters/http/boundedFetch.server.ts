import type { Transport } from './fetchWithRetry.ts'

/** Bytes of a response that the server reads for a page; the largest real one, a list with its filters, has a tenth of a megabyte. */
const largest = 4 * 1024 * 1024

/** A fetch whose responses break off when they are longer than any that a page needs: memory is for visitors. */
export const boundedFetch =
  (fetch: Transport['fetch'], most = largest): Transport['fetch'] =>
  async (url, init) => {
    const response = await fetch(url, init)
    if (response.body === null) return response
    if (Number(response.headers.get('content-length') ?? 0) > most) {
      await response.body.cancel()
      throw new Error(`The answer to ${url} has more than ${most} bytes.`)
    }
    let read = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          read += chunk.byteLength
          if (read > most) controller.error(new Error(`The answer to ${url} has more than ${most} bytes.`))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { status: response.status, headers: response.headers })
  }
