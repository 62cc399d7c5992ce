import type { PageModule } from '../../shell/page.ts'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('account.registerTitle'), noindex: true } })
