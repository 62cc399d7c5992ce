import { withinRoom } from '@thuishaven/core/checkout'
import { companyQuery } from '../account-frame/index.ts'
import { fetchResult, deliveryOptionsQuery, detailsQuery, paymentOptionsQuery, pathTo, deliveryCountry } from '../shop/index.ts'
import type { PageResponse, PageModule } from '../../framework/router/route.ts'
import { stepOf } from './stepOf.ts'
import { knowsCart, unknownCartPage } from './knowsCart.ts'

export { CheckoutHeader as Header } from './CheckoutHeader.tsx'
export { StepPage as Page } from './StepPage.tsx'

/** A step that cannot be reached yet leads to the first one that misses something (CHK-12). */
export const load: PageModule['load'] = async ({ shop, queries, name, text }) => {
  const step = stepOf(name)
  const title = text(`checkout.step.${step}`)
  if (!(await knowsCart(shop))) return unknownCartPage(title)
  const elsewhere = (): PageResponse | null => {
    const reachable = shop.checkout.reachable(step)
    // Only the browser knows whether a guest entered an e-mail address, so the server accepts the first step without one. The browser redirects
    // to the start within this navigation, because another navigation would drop its message.
    if (reachable === 'start' && !import.meta.env.SSR) return { kind: 'redirect', to: pathTo(shop.locale, 'checkout'), status: 302 }
    const first = reachable === 'start' ? 'information' : reachable
    return first === step ? null : { kind: 'redirect', to: pathTo(shop.locale, `checkout.${first}`), status: 302 }
  }
  const early = elsewhere()
  if (early !== null || step === 'information') return early ?? { kind: 'page', head: { title, noindex: true } }
  const country = deliveryCountry(shop)
  const isCompany = step === 'pay' && (shop.session.getSnapshot().session?.companyName ?? '') !== ''
  const [delivery, payments] = await Promise.all([
    fetchResult(queries, deliveryOptionsQuery(shop, country)),
    step === 'delivery' ? null : fetchResult(queries, paymentOptionsQuery(shop, country)),
    // A company names its own number for the order, and its members may need an approval.
    isCompany ? fetchResult(queries, detailsQuery(shop)) : null,
    isCompany ? fetchResult(queries, companyQuery(shop)) : null,
  ])
  shop.checkout.offer({
    ...(delivery.ok ? { delivery: delivery.value } : {}),
    ...(payments?.ok === true ? { payments: withinRoom(payments.value, shop.cart.getSnapshot().totals.totalInclVat) } : {}),
  })
  return elsewhere() ?? { kind: 'page', head: { title, noindex: true } }
}
