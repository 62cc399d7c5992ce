import type { MessageKey } from '../../messages/messageKeys.ts'
import type { PageModule } from '../../framework/router/route.ts'

export { ErrorPage as Page } from './ErrorPage.tsx'

const titles: Readonly<Record<string, Extract<MessageKey, `error.${string}Title`>>> = {
  host: 'error.hostTitle',
  fault: 'error.faultTitle',
}

/**
 * Parameters: `status`, `because` ('route', 'parameter', 'backend' or 'fault'), `asked`, the path that was requested, and with a fault `id`,
 * the number under which it stands in the log.
 */
export const load: PageModule['load'] = ({ params, text }) =>
  Promise.resolve({
    kind: 'page',
    status: Number(params['status']),
    head: { title: text(titles[params['because'] ?? ''] ?? 'error.notFoundTitle'), noindex: true },
  })
