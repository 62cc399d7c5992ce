import { askThrough, deliveryOptionsQuery, paymentOptionsQuery } from '../../bindings/queries.ts'
import { pathTo } from '../../shell/paths.ts'
import type { PageModule } from '../../shell/page.ts'
import { deliveryCountry } from './deliveryCountry.ts'
import { stepOf } from './stepOf.ts'
import { knowsCart, unknownCartPage } from './knowsCart.ts'

export { StepPage as Page } from './StepPage.tsx'

/** A step that cannot be reached yet leads to the first one that misses something (CHK-12). */
export const load: PageModule['load'] = async ({ shop, queries, name, text }) => {
  const step = stepOf(name)
  const title = text(`checkout.step.${step}`)
  if (!(await knowsCart(shop))) return unknownCartPage(title)
  const reachable = shop.checkout.reachable(step)
  // Only the browser knows whether a guest gave an e-mail address; the first step is a fair start without.
  const first = reachable === 'start' ? 'information' : reachable
  if (first !== step) return { kind: 'redirect', to: pathTo(shop.locale, `checkout.${first}`), status: 302 }
  const country = deliveryCountry(shop)
  if (step === 'delivery') await askThrough(queries, deliveryOptionsQuery(shop, country))
  if (step === 'overview' || step === 'pay') {
    await Promise.all([askThrough(queries, paymentOptionsQuery(shop, country)), askThrough(queries, deliveryOptionsQuery(shop, country))])
  }
  return { kind: 'page', head: { title, noindex: true } }
}
