import type { PageModule } from '../../framework/router/route.ts'

export { EmailPage as Page } from './EmailPage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('account.personal.confirmEmailTitle'), noindex: true } })
