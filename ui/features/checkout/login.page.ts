import type { PageModule } from '../../framework/router/route.ts'
import { pathTo } from '../shop/index.ts'

export { CheckoutHeader as Header } from './CheckoutHeader.tsx'
export { CheckoutLoginPage as Page } from './CheckoutLoginPage.tsx'

export const load: PageModule['load'] = ({ shop, text }) => {
  // The e-mail address of the step before is known from here on.
  shop.checkout.reachable('information')
  return Promise.resolve(
    shop.session.getSnapshot().isAuthenticated
      ? { kind: 'redirect', to: pathTo(shop.locale, 'checkout.information'), status: 303 }
      : {
          kind: 'page',
          head: { title: text(shop.checkout.takesGuests() ? 'checkout.loginTitle' : 'checkout.customersTitle'), noindex: true },
        },
  )
}
