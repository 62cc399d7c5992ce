import { checkoutPath } from '../../../core/index.ts'
import type { PageModule } from '../../shell/page.ts'

export { StartPage as Page } from './StartPage.tsx'

/** Who is signed in needs no e-mail check and goes to the first step (CHK-01). */
export const load: PageModule['load'] = ({ shop, text }) =>
  Promise.resolve(
    shop.session.getSnapshot().isAuthenticated
      ? { kind: 'redirect', to: checkoutPath(shop.locale, 'information'), status: 302 }
      : { kind: 'page', head: { title: text('checkout.title'), noindex: true } },
  )
