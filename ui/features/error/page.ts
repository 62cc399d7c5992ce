import { isOffline } from '../../framework/hydration/useIsOffline.ts'
import type { MessageKey } from '../../messages/messageKeys.ts'
import type { PageModule } from '../../framework/router/route.ts'

export { ErrorPage as Page } from './ErrorPage.tsx'

const titles: Readonly<Record<string, Extract<MessageKey, `error.${string}Title`>>> = {
  unavailable: 'error.unavailableTitle',
  offline: 'error.offlineTitle',
  defect: 'error.defectTitle',
}

/**
 * Parameters: `status`, `reason` ('route', 'parameter', 'unavailable' or 'defect'), `requested`, the path, and with a defect `id`,
 * its number in the log.
 */
export const load: PageModule['load'] = ({ params: { status, reason = '' }, text }) =>
  Promise.resolve({
    kind: 'page',
    status: Number(status),
    head: { title: text(titles[isOffline() && reason === 'unavailable' ? 'offline' : reason] ?? 'error.notFoundTitle'), noindex: true },
  })
