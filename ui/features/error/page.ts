import { errorKind, errorTexts } from '../../framework/hydration/errorKind.ts'
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
    head: { title: text(errorTexts[errorKind(reason)][0]), noindex: true },
  })
