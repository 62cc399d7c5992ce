import type { Handler } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'
import type { ServerAction } from '../../framework/server/action.server.ts'
import { fetchPrivateFile, ownFile } from '../account-frame/index.server.ts'
import type { PrivateFileSource } from '../account-frame/index.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

const handler =
  (source: PrivateFileSource, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const path = `/api/v2/account/invoices/${encodeURIComponent(context.req.param('uid') ?? '')}/pdf`
    const response = await fetchPrivateFile(context, source, {
      locale,
      path,
      type: 'application/pdf',
      page: 'account.invoices',
    })
    if ('failure' in response) return response.failure
    const { headers, body } = response.file
    const named = { 'content-type': 'application/pdf', 'content-disposition': headers.get('content-disposition') ?? 'attachment' }
    return new Response(body, { headers: { ...ownFile, ...named } })
  }

/** The PDF of an invoice, in the language of the address (LOC-02). */
export const invoicePdf: ServerAction<PrivateFileSource> = {
  method: 'get',
  path: (locale) => localePath(locale, '/account/invoices/:uid/pdf'),
  handler,
}
