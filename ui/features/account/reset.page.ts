import type { PageModule } from '../../framework/router/route.ts'

export { ResetPage as Page } from './ResetPage.tsx'

export const load: PageModule['load'] = ({ search, text }) =>
  Promise.resolve({
    kind: 'page',
    head: { title: text((search.get('token') ?? '') === '' ? 'account.resetTitle' : 'account.newPasswordTitle'), noindex: true },
  })
