import type { PageModule } from '../../shell/page.ts'
import { pathTo } from '../../shell/paths.ts'

export { CheckoutLoginPage as Page } from './CheckoutLoginPage.tsx'

export const load: PageModule['load'] = ({ shop, text }) =>
  Promise.resolve(
    shop.session.getSnapshot().isAuthenticated
      ? { kind: 'redirect', to: pathTo(shop.locale, 'checkout.information'), status: 303 }
      : { kind: 'page', head: { title: text('checkout.loginTitle'), noindex: true } },
  )
