import type { Handler } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import type { ServerAction } from '../../framework/server/action.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import { fetchPrivateFile, ownFile } from '../account-frame/index.server.ts'
import type { PrivateFileSource } from '../account-frame/index.server.ts'
import { pathTo } from '../shop/index.ts'
import { quoteAddress } from './quoteAddress.ts'

const type = 'application/pdf'

const handler =
  (source: PrivateFileSource, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const key = context.get('client').url.searchParams.get('token') ?? ''
    const path = `/api/v2/quotes/${encodeURIComponent(key)}/pdf`
    const response = await fetchPrivateFile(context, source, { locale, path, type, page: null })
    // The page says what the quote is now, or that there is none.
    if ('failure' in response) return response.failure.status === 404 ? context.redirect(quoteAddress(locale, key), 302) : response.failure
    const { headers, body } = response.file
    const named = { 'content-type': type, 'content-disposition': headers.get('content-disposition') ?? 'attachment' }
    return new Response(body, { headers: { ...ownFile, ...named } })
  }

/** A quote as PDF, for who has its key, in the language of the address (LOC-02). */
export const quotePdf: ServerAction<PrivateFileSource> = {
  method: 'get',
  path: (locale) => `${pathTo(locale, 'quote')}/pdf`,
  handler,
}
