import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /^(?:text\/|application\/(?:json|problem\+json|ld\+json|xml|manifest\+json)|image\/svg)/
/** Below this many bytes an answer fits in one packet anyway. */
const smallest = 1024

/**
 * Compresses whole answers with brotli at a speed fit for pages made on demand, else gzip. Static files come compressed from the
 * build. (Hono's own compression knows no brotli.)
 */
export const compress: MiddlewareHandler = async (context, next) => {
  await next()
  const { res } = context
  const accepted = context.req.header('accept-encoding') ?? ''
  const useBrotli = /\bbr\b/.test(accepted)
  if (
    (!useBrotli && !/\bgzip\b/.test(accepted)) ||
    context.req.method === 'HEAD' ||
    res.body === null ||
    res.headers.has('content-encoding') ||
    !compressible.test(res.headers.get('content-type') ?? '')
  ) {
    return
  }
  const plain = Buffer.from(await res.arrayBuffer())
  const headers = new Headers(res.headers)
  headers.append('vary', 'accept-encoding')
  if (plain.length < smallest) {
    context.res = undefined
    context.res = new Response(plain, { status: res.status, headers })
    return
  }
  const packed = useBrotli
    ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
    : await zip(plain)
  headers.set('content-encoding', useBrotli ? 'br' : 'gzip')
  headers.set('content-length', String(packed.length))
  context.res = undefined
  context.res = new Response(packed, { status: res.status, headers })
}
