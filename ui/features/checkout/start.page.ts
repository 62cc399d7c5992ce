import type { PageModule } from '../../framework/router/route.ts'
import { knowsCart, unknownCartPage } from './knowsCart.ts'
import { pathTo } from '../shop/index.ts'

export { CheckoutHeader as Header } from './CheckoutHeader.tsx'
export { StartPage as Page } from './StartPage.tsx'

/** A signed-in customer needs no e-mail check and is redirected to the first incomplete step (CHK-01, CHK-10). */
export const load: PageModule['load'] = async ({ shop, text }) => {
  const title = text('checkout.title')
  if (!(await knowsCart(shop))) return unknownCartPage(title)
  const reached = shop.checkout.reachable('pay')
  if (!shop.session.getSnapshot().isAuthenticated)
    return shop.checkout.takesGuests()
      ? { kind: 'page', head: { title, noindex: true } }
      : { kind: 'redirect', to: pathTo(shop.locale, 'checkout.login'), status: 303 }
  return { kind: 'redirect', to: pathTo(shop.locale, `checkout.${reached === 'start' ? 'information' : reached}`), status: 302 }
}
