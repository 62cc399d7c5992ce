import { timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { HttpFailure } from '../../backend/answers/HttpFailure.ts'

const isLoopback = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address.trim())

const peerOf = (context: Context): string | undefined => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress
}

const isLocalName = (host: string): boolean => /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host)

/**
 * Whether a request comes from this machine: in process, or over a local connection that is not forwarded and uses a local host name. Another
 * site could resolve its name to this machine, so that a local browser sends it requests.
 */
const isNearby = (context: Context): boolean => {
  const peer = peerOf(context)
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const isNamed = peer === undefined || isLocalName(context.req.header('host') ?? '')
  return isNamed && [...(peer === undefined ? [] : [peer]), ...forwarded].every(isLoopback)
}

const same = (given: string, token: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}

/**
 * The controls of the mock server answer local requests only; other requests need the token of MOCK_TOKEN in X-Mock-Token.
 */
export const onlyNearby =
  (token: string | null): MiddlewareHandler =>
  async (context, next) => {
    const hasToken = token !== null && same(context.req.header('x-mock-token') ?? '', token)
    if (hasToken || isNearby(context)) return next()
    throw new HttpFailure(403, 'mockControlsAreLocal')
  }
