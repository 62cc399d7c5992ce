import type { PageModule } from '../../shell/page.ts'

export const load: PageModule['load'] = ({ search, text }) =>
  Promise.resolve({
    kind: 'page',
    head: { title: text((search.get('token') ?? '') === '' ? 'account.resetTitle' : 'account.newPasswordTitle'), noindex: true },
  })
