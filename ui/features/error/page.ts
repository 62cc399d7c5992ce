import type { MessageKey } from '../../messages/messageKeys.ts'
import type { PageModule } from '../../framework/router/route.ts'

export { ErrorPage as Page } from './ErrorPage.tsx'

const titles: Readonly<Record<string, Extract<MessageKey, `error.${string}Title`>>> = {
  unavailable: 'error.unavailableTitle',
  defect: 'error.defectTitle',
}

/**
 * Parameters: `status`, `reason` ('route', 'parameter', 'unavailable' or 'defect'), `requested`, the path, and with a defect `id`,
 * its number in the log.
 */
export const load: PageModule['load'] = ({ params, text }) =>
  Promise.resolve({
    kind: 'page',
    status: Number(params['status']),
    head: { title: text(titles[params['reason'] ?? ''] ?? 'error.notFoundTitle'), noindex: true },
  })
