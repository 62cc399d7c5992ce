import { errorKind, errorTexts } from '../../framework/errors/errorKind.ts'
import { isOffline } from '../../framework/hydration/useIsOffline.ts'
import type { PageModule } from '../../framework/router/route.ts'

export { ErrorPage as Page } from './ErrorPage.tsx'

/**
 * Parameters: `status`, `reason` ('route', 'parameter', 'unavailable' or 'defect'), `requested`, the path, and with a defect `id`,
 * its number in the log.
 */
export const load: PageModule['load'] = ({ params: { status, reason }, text }) =>
  Promise.resolve({
    kind: 'page',
    status: Number(status),
    head: { title: text(errorTexts[errorKind(reason, isOffline())][0]), noindex: true },
  })
