import type { PageModule } from '../../shell/page.ts'

export { OrderStatusPage as Page } from './afterSale/OrderStatusPage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('orderStatus.title'), noindex: true } })
