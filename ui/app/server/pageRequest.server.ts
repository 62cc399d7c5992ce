import type { Context } from 'hono'
import { localeOfPath } from '@thuishaven/core/routing'
import { noPreference, preferenceOf } from '../../features/language/index.server.ts'
import { backendHeaders } from '../../framework/server/trustedProxies.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Who requests which page. The front page alone reads what language the visitor wishes for; other addresses name theirs (LOC-01). */
export const pageRequestOf = (context: Context<ServerEnv>) => {
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
