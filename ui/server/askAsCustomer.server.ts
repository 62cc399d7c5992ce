import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { pathTo } from '../shell/paths.ts'
import type { PathNameAlone } from '../shell/paths.ts'
import type { Ask } from './passToHost.server.ts'
import { hostHeaders } from './perimeter.server.ts'
import type { HostVariables } from './perimeter.server.ts'

/** Milliseconds until the host's answer is given up. */
const patience = 30_000
/** What can travel in a header. */
const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/** For nobody but the customer. */
export const ownFile = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

export interface CustomersFile {
  readonly locale: Locale
  readonly apiUrl: string
  readonly ask: Ask
  /** Path at the host. */
  readonly path: string
  /** Media type, without parameters. */
  readonly type: string
  /** The page to return to after a login. */
  readonly page: PathNameAlone
}

/**
 * Asks the host for a file in the customer's name: the address holds nothing by which anyone else could have it. In the language of the
 * address (LOC-02). Who is not signed in, or not any more, is led to the login and back.
 * @returns the host's answer, or what the visitor is to be told
 */
export const askAsCustomer = async (
  context: Context<HostVariables>,
  { locale, apiUrl, ask, path, type, page }: CustomersFile,
): Promise<{ readonly file: Response } | { readonly refusal: Response }> => {
  const toLogin = () => ({
    refusal: context.redirect(`${pathTo(locale, 'account.login')}?return=${encodeURIComponent(pathTo(locale, page))}`, 302),
  })
  const refused = (status: 404 | 502) => ({ refusal: context.text(status === 404 ? 'Not found' : 'Bad gateway', status, ownFile) })
  const token = getCookie(context, 'auth_token') ?? ''
  if (!isToken(token)) return toLogin()
  const answer = await ask(`${apiUrl}${path}`, {
    method: 'GET',
    redirect: 'error',
    headers: {
      ...hostHeaders(context.get('caller'), context.get('requestId')),
      accept: type,
      'accept-language': locales[locale].tag,
      authorization: `Bearer ${token}`,
    },
    signal: AbortSignal.any([context.req.raw.signal, AbortSignal.timeout(patience)]),
  }).catch(() => null)
  if (answer === null) return refused(502)
  if (answer.status === 401 || answer.status === 403) return toLogin()
  if (answer.status === 404 || answer.status === 400) return refused(404)
  const [kind] = (answer.headers.get('content-type') ?? '').split(';')
  return answer.ok && kind === type ? { file: answer } : refused(502)
}
