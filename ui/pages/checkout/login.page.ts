import type { PageModule } from '../../shell/location/route.ts'
import { pathTo } from '../../shell/paths.ts'

export { CheckoutHeader as Header } from '../../shell/header/CheckoutHeader.tsx'
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
