import type { Context, MiddlewareHandler } from 'hono'
import { canonicalPath, trailingSlashRedirect } from '@thuishaven/core/routing'
import type { ServerEnv } from './trustedProxies.server.ts'

/** Plain forms post to page addresses; a page without an action refuses posts itself. */
const pageMethods = ['GET', 'HEAD', 'POST']
const callMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const isCall = /^\/(?:api|__mock)(?:\/|$)/
const methodsOf = (path: string): readonly string[] => (isCall.test(path) ? callMethods : pageMethods)

/** A path that names another one once it is decoded: the backend may read it otherwise than this server. */
const isAmbiguous = (pathname: string): boolean => {
  if (!isCall.test(pathname)) return false
  try {
    return decodeURIComponent(pathname)
      .split(/[/\\]/)
      .some((part) => part === '.' || part === '..' || part.includes('\0'))
  } catch {
    return false
  }
}

/** The raw header lines with this name, because Node silently keeps only the first of several. */
const timesSent = (context: Context, name: string): number => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: { readonly rawHeaders?: readonly string[] } }
  return (incoming?.rawHeaders ?? []).filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length
}

/**
 * Accepts only valid requests, before any handler: a method that the address has (else 405), one Host header (else 400), no path that means
 * another call once decoded ('/api/..%2fx', 400), and a path that begins with one slash. '//elsewhere' resolves to another host, so it is first
 * redirected to the page's canonical address (308; 301 where a trailing slash is removed too, RTE-11).
 */
export const validateRequest: MiddlewareHandler<ServerEnv> = async (context, next) => {
  const { pathname, search } = context.get('client').url
  if (timesSent(context, 'host') > 1) return context.text('Bad request', 400, { 'cache-control': 'no-store' })
  if (isAmbiguous(pathname)) return context.json({ status: 'error', message: 'requestNotUnderstood' }, 400, { 'cache-control': 'no-store' })
  const methods = methodsOf(pathname)
  if (!methods.includes(context.req.method)) {
    const headers = { allow: methods.join(', '), 'cache-control': 'no-store' }
    return methods === callMethods
      ? context.json({ status: 'error', message: 'methodNotAllowed' }, 405, headers)
      : context.text('Method not allowed', 405, headers)
  }
  if (!pathname.startsWith('//')) return next()
  const { status, to } = trailingSlashRedirect(pathname + search) ?? { status: 308 as const, to: canonicalPath(pathname + search) }
  return context.body(null, status, { location: to, 'cache-control': 'no-cache' })
}
