import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'
import type { Translatable } from '../../messages/text.ts'
import { againQuery } from './againAddress.ts'
import { pathTo, flashKeyOf } from '../shop/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Orders again; returns where to go. `here` is the order's page, which shows the result. */
const buy = async (shop: Shop, uid: string, field: PostedField, here: string): Promise<string> => {
  const text = (message: Translatable): string => `${here}?flash=${flashKeyOf(message)}`
  const broken = text({ key: 'error.connection' })
  const customer = await shop.customer.load()
  const order = await customer.api.order(uid)
  // The page itself reports an order that cannot be read.
  if (!order.ok) return here
  await shop.cart.load()
  if (shop.cart.getSnapshot().status !== 'ready') return broken
  const { lines } = order.value
  const line = field('line')
  const buyLines = async () => {
    const bought = await customer.buyAgain(line === '' ? lines : lines.filter((each) => each.uid === line))
    return bought.ok ? ({ ok: true, value: { report: bought.value, to: 'cart' } } as const) : bought
  }
  const result = field('repeat') === '' ? await buyLines() : await customer.repeat(uid)
  await shop.cart.settled()
  if (!result.ok) return text(result.failure)
  // Pending tasks did not reach the backend, and this scope ends here.
  if (shop.cart.getSnapshot().pending > 0) return broken
  const { to, report } = result.value
  if (to !== 'cart') return pathTo(shop.locale, `checkout.${to}`)
  const isReported = report.gone.length + report.changed.length > 0
  return `${here}?${againQuery(order.value, report)}${isReported ? '' : '&panel=cart'}`
}

const handler =
  ({ createScope }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const uid = context.req.param('uid') ?? ''
    const here = pathTo(locale, 'account.order', { id: uid })
    const scope = createScope(context, locale)
    try {
      const { shop } = scope
      await shop.api.config(undefined)
      await shop.session.restore()
      if (!shop.session.getSnapshot().isAuthenticated)
        return seeOther(`${pathTo(locale, 'account.login')}?return=${encodeURIComponent(here)}`, scope)
      return seeOther(await buy(shop, uid, formData.field, here), scope)
    } finally {
      await scope.close()
    }
  }

/** An order, or a line of it, bought again by a plain post. Goes on to a page (303), so that a reload does nothing again. */
export const orderAgain: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => localePath(locale, '/account/orders/:uid'),
  handler,
}
