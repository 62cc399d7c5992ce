import type { Handler } from 'hono'
import type { ServerComposition } from '../../adapters/composition/createServerShop.server.ts'
import { consentOf } from '@thuishaven/core/consent'
import type { ConsentAction } from '@thuishaven/core/consent'
import { internalPath, localeOfPath } from '@thuishaven/core/routing'
import { backendHeaders } from './trustedProxies.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

const actions: readonly ConsentAction[] = ['adjust', 'allowSelection', 'onlyNecessary', 'allowAll']

/**
 * The consent wall as a plain post: it works without JavaScript, and for a press before the page is alive. Keeps the choice and goes back to the
 * page it came from (303); the button that only leads to the boxes leads to them.
 */
export const consentAction =
  (composition: ServerComposition): Handler<ServerEnv> =>
  async (context) => {
    const form = await context.req.formData().catch(() => null)
    const action = actions.find((name) => name === form?.get('choice'))
    if (form === null || action === undefined) return context.text('Bad request', 400, { 'cache-control': 'no-store' })
    const back = form.get('back')
    const to = internalPath(typeof back === 'string' ? back : '') ?? '/'
    const chosen = consentOf(action, (category) => form.has(category))
    const headers = new Headers({ location: chosen === null ? `${to}#consent-details` : to, 'cache-control': 'no-store' })
    if (chosen !== null) {
      const client = context.get('client')
      const scope = composition.createScope({
        cookieHeader: context.req.header('cookie') ?? '',
        locale: localeOfPath(to).locale,
        signal: context.req.raw.signal,
        secure: client.url.protocol === 'https:',
        requestId: context.get('requestId'),
        backendHeaders: backendHeaders(client, context.get('requestId')),
      })
      try {
        const consent = await scope.shop.consent.load()
        consent.choose(chosen)
        for (const cookie of scope.setCookies()) headers.append('set-cookie', cookie)
      } finally {
        await scope.close()
      }
    }
    return new Response(null, { status: 303, headers })
  }
