import type { Context } from 'hono'
import type { ServerComposition, VisitorScope } from '../../adapters/composition/createServerShop.server.ts'
import type { Locale } from '@thuishaven/core/locale'
import { localeOfPath } from '@thuishaven/core/routing'
import { noPreference, preferenceOf } from './languagePreference.server.ts'
import { backendHeaders } from './trustedProxies.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

/** A plain form as it was posted: the text of a field, '' where there is none. */
export type PostedField = (name: string) => string

/** Nobody types these, and no page can show them; a line break and a tab are text. */
const controls = /(?![\t\n\r])\p{Cc}/gu

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i

/** The fields of a posted form, without control characters; or the answer to what is none. */
export const readFormData = async (
  context: Context<ServerEnv>,
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
export const requestScopeOf = (context: Context<ServerEnv>) => {
  const client = context.get('client')
  const requestId = context.get('requestId')
  const { url, host } = client
  const preferredLanguage = url.pathname === '/' ? preferenceOf(context) : noPreference
  return {
    url,
    host,
    preferredLanguage,
    locale: localeOfPath(url.pathname).locale,
    requestId,
    backendHeaders: backendHeaders(client, requestId),
  }
}

/** The shop of whoever sent this request; to be closed by its opener. */
export const createRequestScope = (composition: ServerComposition, context: Context<ServerEnv>, locale: Locale): VisitorScope => {
  const client = context.get('client')
  return composition.createScope({
    cookieHeader: context.req.header('cookie') ?? '',
    locale,
    signal: context.req.raw.signal,
    secure: client.url.protocol === 'https:',
    requestId: context.get('requestId'),
    backendHeaders: backendHeaders(client, context.get('requestId')),
  })
}

/** The answer to a post that was carried out: another page, so that a reload does nothing again. Takes the visitor's cookies along. */
export const seeOther = (location: string, { setCookies }: Pick<VisitorScope, 'setCookies'>): Response => {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of setCookies()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
