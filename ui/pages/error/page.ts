import type { PageModule } from '../../shell/page.ts'

export { ErrorPage as Page } from './ErrorPage.tsx'

/** Parameters: `status`, `because` ('route', 'parameter' or 'host') and `asked`, the path that was asked for. */
export const load: PageModule['load'] = ({ params, text }) =>
  Promise.resolve({
    kind: 'page',
    status: Number(params['status']),
    head: { title: text(params['because'] === 'host' ? 'error.hostTitle' : 'error.notFoundTitle'), noindex: true },
  })
