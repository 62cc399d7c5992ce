import type { PageModule } from '../../framework/router/route.ts'

export { LoginPage as Page } from './LoginPage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('account.login'), noindex: true } })
