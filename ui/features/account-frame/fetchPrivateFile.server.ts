import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { pathTo } from '../shop/index.ts'
import type { PathNameAlone } from '../shop/index.ts'
import type { FetchBackend } from '../../framework/server/proxyToBackend.server.ts'
import { backendHeaders } from '../../framework/server/trustedProxies.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Milliseconds until the backend's response is given up. */
const timeoutMs = 30_000
/** Characters that are valid in a header. */
const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/** Headers that allow no shared cache. */
export const ownFile = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** The source of private files. */
export interface PrivateFileSource {
  readonly apiUrl: string
  readonly fetchBackend: FetchBackend
}

export interface PrivateFile {
  readonly locale: Locale
  /** Path at the backend. */
  readonly path: string
  /** Media type, without parameters. */
  readonly type: string
  /** The page to return to after a login; null: guests may have the file too, because its path holds a key. */
  readonly page: PathNameAlone | null
}

/**
 * Streams a private file from the backend with the customer's bearer token: the address alone gives no access. In the language of the
 * address (LOC-02). Without a session it redirects to the login and back, except to a file that guests may have.
 * @returns the backend's response, or the message for the visitor
 */
export const fetchPrivateFile = async (
  context: Context<ServerEnv>,
  { apiUrl, fetchBackend }: PrivateFileSource,
  { locale, path, type, page }: PrivateFile,
): Promise<{ readonly file: Response } | { readonly failure: Response }> => {
  const refused = (status: 404 | 502) => ({ failure: context.text(status === 404 ? 'Not found' : 'Bad gateway', status, ownFile) })
  const toLogin = () =>
    page === null
      ? refused(404)
      : { failure: context.redirect(`${pathTo(locale, 'account.login')}?return=${encodeURIComponent(pathTo(locale, page))}`, 302) }
  const token = getCookie(context, 'auth_token') ?? ''
  const hasToken = isToken(token)
  if (!hasToken && page !== null) return toLogin()
  const response = await fetchBackend(`${apiUrl}${path}`, {
    method: 'GET',
    redirect: 'error',
    headers: {
      ...backendHeaders(context.get('client'), context.get('requestId')),
      accept: type,
      'accept-language': locales[locale].tag,
      ...(hasToken ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: AbortSignal.any([context.req.raw.signal, AbortSignal.timeout(timeoutMs)]),
  }).catch(() => null)
  if (response === null) return refused(502)
  if (response.status === 401 || response.status === 403) return toLogin()
  if (response.status === 404 || response.status === 400 || response.status === 409) return refused(404)
  const [kind] = (response.headers.get('content-type') ?? '').split(';')
  return response.ok && kind === type ? { file: response } : refused(502)
}
