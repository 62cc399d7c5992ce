import type { PageModule } from '../../framework/router/route.ts'

export { VerifyPage as Page } from './VerifyPage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('account.mailed.verifyTitle'), noindex: true } })
