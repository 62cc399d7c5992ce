import type { PageModule } from '../../shell/page.ts'
import { knowsCart, unknownCartPage } from './knowsCart.ts'
import { pathTo } from '../../shell/paths.ts'

export { StartPage as Page } from './StartPage.tsx'

/** Who is signed in needs no e-mail check and goes on to the step reached: the first one that misses something (CHK-01, CHK-10). */
export const load: PageModule['load'] = async ({ shop, text }) => {
  const title = text('checkout.title')
  if (!(await knowsCart(shop))) return unknownCartPage(title)
  if (!shop.session.getSnapshot().isAuthenticated) return { kind: 'page', head: { title, noindex: true } }
  const reached = shop.checkout.reachable('pay')
  return { kind: 'redirect', to: pathTo(shop.locale, `checkout.${reached === 'start' ? 'information' : reached}`), status: 302 }
}
