import type { Handler } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import { askAsCustomer, ownFile } from './askAsCustomer.server.ts'
import type { Ask } from './passToHost.server.ts'
import type { HostVariables } from './perimeter.server.ts'

const names: Readonly<Record<Locale, string>> = { nld: 'mijn-gegevens.json', eng: 'my-data.json' }

/** All that the host knows of the customer, as a file that people can read too (GDPR, articles 15 and 20). */
export const customerData =
  (locale: Locale, apiUrl: string, ask: Ask): Handler<HostVariables> =>
  async (context) => {
    const asked = { locale, apiUrl, ask, path: '/api/v2/account/data', type: 'application/json', page: 'account.information' } as const
    const answer = await askAsCustomer(context, asked)
    if ('refusal' in answer) return answer.refusal
    const said: unknown = await answer.file.json().catch(() => null)
    if (typeof said !== 'object' || said === null || !('data' in said)) return context.text('Bad gateway', 502, ownFile)
    const named = { 'content-type': 'application/json; charset=utf-8', 'content-disposition': `attachment; filename="${names[locale]}"` }
    return new Response(`${JSON.stringify(said.data, null, 2)}\n`, { headers: { ...ownFile, ...named } })
  }
