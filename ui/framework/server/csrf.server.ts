import type { MiddlewareHandler } from 'hono'
import type { ServerEnv } from './trustedProxies.server.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a page of this shop sent the request, by the browser's headers; without these headers no browser did, and no visitor's cookies came along. */
const isOwn = (site: string | undefined, origin: string | undefined, host: string | undefined, shopOrigin: string): boolean =>
  (site === undefined || site === 'same-origin' || site === 'none') &&
  (origin === undefined || origin === shopOrigin || URL.parse(origin)?.host === host)

/**
 * Refuses what another site lets a visitor's browser send here. Lax cookies already stay at home then; this also covers browsers with
 * older defaults and sister sites. Both headers must agree: Hono's own csrf() accepts one of them, and refuses
 * clients that send neither.
 */
export const csrf: MiddlewareHandler<ServerEnv> = async (context, next) => {
  const { req } = context
  const { origin } = context.get('client').url
  if (reading.has(req.method) || isOwn(req.header('sec-fetch-site'), req.header('origin'), req.header('host'), origin)) return next()
  return context.json({ status: 'error', message: 'foreignSite' }, 403, { 'cache-control': 'no-store' })
}
