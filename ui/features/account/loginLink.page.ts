import type { PageModule } from '../../framework/router/route.ts'

export { LoginLinkPage as Page } from './LoginLinkPage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('account.mailed.loginTitle'), noindex: true } })
