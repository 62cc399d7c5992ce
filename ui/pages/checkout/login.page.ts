import { checkoutPath } from '../../../core/index.ts'
import type { PageModule } from '../../shell/page.ts'

export { CheckoutLoginPage as Page } from './CheckoutLoginPage.tsx'

export const load: PageModule['load'] = ({ shop, text }) =>
  Promise.resolve(
    shop.session.getSnapshot().isAuthenticated
      ? { kind: 'redirect', to: checkoutPath(shop.locale, 'information'), status: 303 }
      : { kind: 'page', head: { title: text('checkout.loginTitle'), noindex: true } },
  )
