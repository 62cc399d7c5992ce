import type { Context } from 'hono'
import type { ServerComposition, VisitorScope } from '../../adapters/composition/composeServer.server.ts'
import type { Locale } from '@thuishaven/core/locale'
import { localeOfPath } from '@thuishaven/core/routing'
import { noWish, wishOf } from './languageWish.server.ts'
import { hostHeaders } from './perimeter.server.ts'
import type { HostVariables } from './perimeter.server.ts'

/** A plain form as it was posted: the text of a field, '' where there is none. */
export type PostedField = (name: string) => string

/** Nobody types these, and no page can show them; a line break and a tab are text. */
const controls = /(?![\t\n\r])\p{Cc}/gu

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i

/** The fields of a posted form, without control characters; or the answer to what is none. */
export const readPosted = async (
  context: Context<HostVariables>,
): Promise<{ readonly field: PostedField; readonly form: FormData } | Response> => {
  if (!formTypes.test(context.req.header('content-type') ?? '')) return context.text('Unsupported media type', 415)
  const form = await context.req.formData().catch(() => null)
  if (form === null) return context.text('Bad request', 400)
  const field: PostedField = (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll(controls, '') : ''
  }
  return { field, form }
}

/** Who asks for which page. The front page alone reads what language the visitor wishes for; other addresses name theirs (LOC-01). */
export const visitOf = (context: Context<HostVariables>) => {
  const caller = context.get('caller')
  const requestId = context.get('requestId')
  const { url, host } = caller
  const wish = url.pathname === '/' ? wishOf(context) : noWish
  return { url, host, wish, locale: localeOfPath(url.pathname).locale, requestId, hostHeaders: hostHeaders(caller, requestId) }
}

/** The shop of whoever sent this request; to be closed by its opener. */
export const openVisit = (composition: ServerComposition, context: Context<HostVariables>, locale: Locale): VisitorScope => {
  const caller = context.get('caller')
  return composition.openScope({
    cookieHeader: context.req.header('cookie') ?? '',
    locale,
    signal: context.req.raw.signal,
    secure: caller.url.protocol === 'https:',
    requestId: context.get('requestId'),
    hostHeaders: hostHeaders(caller, context.get('requestId')),
  })
}

/** The answer to a post that was carried out: another page, so that a reload does nothing again. Takes the visitor's cookies along. */
export const leadTo = (location: string, { setCookies }: Pick<VisitorScope, 'setCookies'>): Response => {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of setCookies()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
