import type { PageModule } from '../../framework/router/route.ts'

export { RegisterPage as Page } from './RegisterPage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('account.registerTitle'), noindex: true } })
