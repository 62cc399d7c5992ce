import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import { consentOf } from '@thuishaven/core/consent'
import type { ConsentAction } from '@thuishaven/core/consent'
import { internalPath, localeOfPath } from '@thuishaven/core/routing'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

const actions: readonly ConsentAction[] = ['adjust', 'allowSelection', 'onlyNecessary', 'allowAll']

const handler =
  ({ createScope }: ActionDependencies<Shop>): Handler<ServerEnv> =>
  async (context) => {
    const form = await context.req.formData().catch(() => null)
    const action = actions.find((name) => name === form?.get('choice'))
    if (form === null || action === undefined) return context.text('Bad request', 400, { 'cache-control': 'no-store' })
    const back = form.get('back')
    const to = internalPath(typeof back === 'string' ? back : '') ?? '/'
    const chosen = consentOf(action, (category) => form.has(category))
    const headers = new Headers({ location: chosen === null ? `${to}#consent-details` : to, 'cache-control': 'no-store' })
    if (chosen !== null) {
      const scope = createScope(context, localeOfPath(to).locale)
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

/**
 * The consent wall as a plain post: it works without JavaScript, and for a click before hydration. Stores the choice and redirects to the
 * page it came from (303); the button that only leads to the boxes leads to them.
 */
export const consentAction: ServerAction<ActionDependencies<Shop>> = { method: 'post', path: '/consent', handler }
