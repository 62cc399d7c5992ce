import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /^(?:text\/|application\/(?:json|problem\+json|ld\+json|xml|manifest\+json)|image\/svg)/
/** Below this many bytes a response fits in one packet anyway. */
const smallest = 1024

export type Encoding = 'br' | 'gzip'

/** The preferred one of the supported encodings; of equal ones the first of ours. 'br;q=0' excludes it. */
export const encodingFor = (context: Context): Encoding | null => {
  const best = accepts(context, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports, default: none }) => {
      const quality = (name: string): number =>
        (accepted.find(({ type }) => type.toLowerCase() === name) ?? accepted.find(({ type }) => type === '*'))?.q ?? 0
      const best = Math.max(...supports.map(quality))
      return best > 0 ? (supports.find((name) => quality(name) === best) ?? none) : none
    },
  })
  return best === 'br' || best === 'gzip' ? best : null
}

/**
 * Packs a text that was made on demand. Level 5 with a window of 256 kB, twice the largest document: the usual window of 4 MB is memory that is
 * taken and given back for each answer, which ten at once pay for. On the product page, ten at once, it takes two thirds of the processor
 * time of level 6 with that window for half a percent more bytes; level 4 takes three fifths of what is left for 8 % more bytes.
 */
export const pack = (plain: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br'
    ? brotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      })
    : zip(plain)

/** As small as brotli can make it, which takes about a tenth of a second. */
export const packWell = (plain: Buffer): Promise<Buffer<ArrayBuffer>> =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })

/**
 * Compresses whole answers with brotli, else gzip. Static files come compressed from the
 * build. (Hono's own compression knows no brotli.)
 */
export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  if (!compressible.test(res.headers.get('content-type') ?? '')) return
  // Also for uncompressed responses: a cache must not serve them to clients that accept compression, or vice versa.
  if (!/\baccept-encoding\b/i.test(res.headers.get('vary') ?? '')) res.headers.append('vary', 'accept-encoding')
  const encoding = encodingFor(context)
  if (encoding === null || context.req.method === 'HEAD' || res.body === null || res.headers.has('content-encoding')) return
  const plain = Buffer.from(await res.arrayBuffer())
  const headers = new Headers(res.headers)
  if (plain.length < smallest) {
    context.res = undefined
    context.res = new Response(plain, { status: res.status, headers })
    return
  }
  const packed = await pack(plain, encoding)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(packed.length))
  context.res = undefined
  context.res = new Response(packed, { status: res.status, headers })
}
