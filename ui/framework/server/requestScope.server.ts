import type { Context } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import { backendHeaders } from './trustedProxies.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

/** A plain form as it was posted: the text of a field, '' where there is none. */
export type PostedField = (name: string) => string

/** Control characters, which no page can show; a line break and a tab are text. */
const controls = /(?![\t\n\r])\p{Cc}/gu

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i

/** The fields of a posted form, without control characters; or the response to an invalid body. */
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

/** The data of a request for the composition. */
export interface ScopeRequest {
  readonly cookieHeader: string
  readonly locale: Locale
  readonly signal: AbortSignal
  readonly secure: boolean
  readonly requestId: string
  readonly backendHeaders: Readonly<Record<string, string>>
}

/** Everything of one request, and nothing of another. */
export interface VisitorScope<Shop> {
  readonly shop: Shop
  /** Set-Cookie lines for the response, one a cookie. */
  readonly setCookies: () => readonly string[]
  /** Must be called once, also after a failure. */
  readonly close: () => Promise<void>
}

/** The scope of this request; closed by its creator. */
export const createRequestScope = <Scope>(
  { createScope }: { readonly createScope: (request: ScopeRequest) => Scope },
  context: Context<ServerEnv>,
  locale: Locale,
): Scope => {
  const client = context.get('client')
  const requestId = context.get('requestId')
  return createScope({
    cookieHeader: context.req.header('cookie') ?? '',
    locale,
    signal: context.req.raw.signal,
    secure: client.url.protocol === 'https:',
    requestId,
    backendHeaders: backendHeaders(client, requestId),
  })
}

/** The response to an executed post: a redirect, so that a reload does not repeat it. Includes the visitor's cookies. */
export const seeOther = (location: string, { setCookies }: Pick<VisitorScope<unknown>, 'setCookies'>): Response => {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of setCookies()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
