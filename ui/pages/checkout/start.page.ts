import type { PageModule } from '../../shell/page.ts'
import { knowsCart, unknownCartPage } from './knowsCart.ts'
import { pathTo } from '../../shell/paths.ts'

export { StartPage as Page } from './StartPage.tsx'

/** Who is signed in needs no e-mail check and goes to the first step (CHK-01). */
export const load: PageModule['load'] = async ({ shop, text }) => {
  if (shop.session.getSnapshot().isAuthenticated) return { kind: 'redirect', to: pathTo(shop.locale, 'checkout.information'), status: 302 }
  const title = text('checkout.title')
  return (await knowsCart(shop)) ? { kind: 'page', head: { title, noindex: true } } : unknownCartPage(title)
}
