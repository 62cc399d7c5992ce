import type { Handler } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'
import type { ServerAction } from '../../framework/server/action.server.ts'
import { fetchPrivateFile, ownFile } from '../account-frame/index.server.ts'
import type { PrivateFileSource } from '../account-frame/index.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

const handler =
  (at: 'pdf' | 'ubl', type: string) =>
  (source: PrivateFileSource, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const path = `/api/v2/account/invoices/${encodeURIComponent(context.req.param('uid') ?? '')}/${at}`
    const response = await fetchPrivateFile(context, source, { locale, path, type, page: 'account.invoices' })
    if ('failure' in response) return response.failure
    const { headers, body } = response.file
    const named = { 'content-type': type, 'content-disposition': headers.get('content-disposition') ?? 'attachment' }
    return new Response(body, { headers: { ...ownFile, ...named } })
  }

/** An invoice as PDF, in the language of the address (LOC-02), and as XML for bookkeeping programs. */
export const invoiceFiles: readonly ServerAction<PrivateFileSource>[] = [
  { method: 'get', path: (locale) => localePath(locale, '/account/invoices/:uid/pdf'), handler: handler('pdf', 'application/pdf') },
  { method: 'get', path: (locale) => localePath(locale, '/account/invoices/:uid/xml'), handler: handler('ubl', 'application/xml') },
]
