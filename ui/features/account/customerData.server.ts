import type { Handler } from 'hono'
import type { Locale } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'
import type { ServerAction } from '../../framework/server/action.server.ts'
import { fetchPrivateFile, ownFile } from '../account-frame/index.server.ts'
import type { PrivateFileSource } from '../account-frame/index.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

const names: Readonly<Record<Locale, string>> = { nld: 'mijn-gegevens.json', eng: 'my-data.json' }

const handler =
  (source: PrivateFileSource, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const requested = {
      locale,
      path: '/api/v2/account/data',
      type: 'application/json',
      page: 'account.information',
    } as const
    const response = await fetchPrivateFile(context, source, requested)
    if ('failure' in response) return response.failure
    const text: unknown = await response.file.json().catch(() => null)
    if (typeof text !== 'object' || text === null || !('data' in text)) return context.text('Bad gateway', 502, ownFile)
    const named = { 'content-type': 'application/json; charset=utf-8', 'content-disposition': `attachment; filename="${names[locale]}"` }
    return new Response(`${JSON.stringify(text.data, null, 2)}\n`, { headers: { ...ownFile, ...named } })
  }

/** All that the backend knows of the customer, as a file that people can read too (GDPR, articles 15 and 20). */
export const customerData: ServerAction<PrivateFileSource> = {
  method: 'get',
  path: (locale) => localePath(locale, '/account/data'),
  handler,
}
