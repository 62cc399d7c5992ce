import type { PageModule } from '../../shell/page.ts'

export { WithdrawPage as Page } from './afterSale/WithdrawPage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('withdrawal.title'), noindex: true } })
