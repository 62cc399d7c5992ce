import type { Handler } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import { askAsCustomer, ownFile } from './askAsCustomer.server.ts'
import type { Ask } from './passToHost.server.ts'
import type { HostVariables } from './perimeter.server.ts'

/** The PDF of an invoice, in the language of the address (LOC-02). */
export const invoicePdf =
  (locale: Locale, apiUrl: string, ask: Ask): Handler<HostVariables> =>
  async (context) => {
    const path = `/api/v2/account/invoices/${encodeURIComponent(context.req.param('uid') ?? '')}/pdf`
    const answer = await askAsCustomer(context, { locale, apiUrl, ask, path, type: 'application/pdf', page: 'account.invoices' })
    if ('refusal' in answer) return answer.refusal
    const { headers, body } = answer.file
    const named = { 'content-type': 'application/pdf', 'content-disposition': headers.get('content-disposition') ?? 'attachment' }
    return new Response(body, { headers: { ...ownFile, ...named } })
  }
