import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import { internalPath } from '@thuishaven/core/routing'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { readFormData } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** On which side of VAT the visitor wants prices: `incl` or `excl`. The backend reads it too. */
export const vatSideCookie = 'price_vat'

/** Id of the switch in the footer: it has the focus again on the page that follows. */
const vatSwitchId = 'vat'

/** Seconds: a year. */
const remembered = 365 * 24 * 60 * 60

const handler = (): Handler<ServerEnv> => async (context) => {
  const formData = await readFormData(context)
  if (formData instanceof Response) return formData
  const { url } = context.get('client')
  const side = formData.field('side') === 'excl' ? 'excl' : 'incl'
  const secure = url.protocol === 'https:' ? '; Secure' : ''
  return new Response(null, {
    status: 303,
    headers: {
      location: `${(internalPath(formData.field('back')) ?? '/').replace(/#.*$/, '')}#${vatSwitchId}`,
      'cache-control': 'no-store',
      'set-cookie': `${vatSideCookie}=${side}; Path=/; Max-Age=${remembered}; SameSite=Lax${secure}`,
    },
  })
}

/** Shows prices on the other side of VAT, on every page from now on, as a plain post: the whole page is another one. */
export const vatSideAction: ServerAction<ActionDependencies<Shop>> = { method: 'post', path: '/prices', handler }
