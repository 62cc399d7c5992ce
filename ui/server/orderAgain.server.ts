import type { Handler } from 'hono'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import type { Sayable } from '../messages/text.ts'
import { againQuery } from '../pages/account/orders/againAddress.ts'
import { pathTo } from '../shell/paths.ts'
import { sayingOf } from '../shop/said.ts'
import { leadTo, openVisit, readPosted } from './openVisit.server.ts'
import type { PostedField } from './openVisit.server.ts'
import type { HostVariables } from './perimeter.server.ts'

/** Buys again; answers where to go. `here` is the order's page, which tells what came of it. */
const buy = async (shop: Shop, uid: string, field: PostedField, here: string): Promise<string> => {
  const said = (message: Sayable): string => `${here}?said=${sayingOf(message)}`
  const broken = said({ key: 'error.connection' })
  const desk = await shop.customer()
  const order = await desk.ask.order(uid)
  // The page itself says what there is to say of an order that cannot be read.
  if (!order.ok) return here
  await shop.cart.load()
  if (shop.cart.getSnapshot().status !== 'ready') return broken
  const { lines } = order.value
  const line = field('line')
  const buyLines = async () => {
    const bought = await desk.buyAgain(line === '' ? lines : lines.filter((each) => each.uid === line))
    return bought.ok ? ({ ok: true, value: { report: bought.value, to: 'cart' } } as const) : bought
  }
  const outcome = field('repeat') === '' ? await buyLines() : await desk.repeat(uid)
  await shop.cart.settled()
  if (!outcome.ok) return said(outcome.failure)
  // What is still pending did not reach the host, and this visit ends here.
  if (shop.cart.getSnapshot().pending > 0) return broken
  const { to, report } = outcome.value
  if (to !== 'cart') return pathTo(shop.locale, `checkout.${to}`)
  const isTold = report.gone.length + report.changed.length > 0
  return `${here}?${againQuery(order.value, report)}${isTold ? '' : '&panel=cart'}`
}

/** An order, or a line of it, bought again by a plain post. Goes on to a page (303), so that a reload does nothing again. */
export const orderAgain =
  (composition: ServerComposition, locale: Locale): Handler<HostVariables> =>
  async (context) => {
    const posted = await readPosted(context)
    if (posted instanceof Response) return posted
    const uid = context.req.param('uid') ?? ''
    const here = pathTo(locale, 'account.order', { id: uid })
    const scope = openVisit(composition, context, locale)
    try {
      const { shop } = scope
      await shop.ask.config(undefined)
      await shop.session.restore()
      if (!shop.session.getSnapshot().isAuthenticated)
        return leadTo(`${pathTo(locale, 'account.login')}?return=${encodeURIComponent(here)}`, scope)
      return leadTo(await buy(shop, uid, posted.field, here), scope)
    } finally {
      await scope.close()
    }
  }
