import type { PageModule } from '../../framework/router/route.ts'

export { NoCustomerPage as Page } from './NoCustomerPage.tsx'

/** In the place of a page for customers, for a login that no customer belongs to (RTE-10). */
export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', status: 403, head: { title: text('account.noCustomerTitle'), noindex: true } })
