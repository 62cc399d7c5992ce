import { errorReportOf } from '@thuishaven/core/errors'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { createVisitReporter } from '../visit/visitReporter.browser.ts'
import { visit } from './backendModule.ts'

export interface Watched {
  readonly build: string
  /** The kind of page that the document came with. */
  readonly firstPage: string
  /** The kind of page that is on screen; without it no other one ever is. */
  readonly pageNow?: () => string
}

/** A line of the log as a fault: what it says, and where, under the number that the shopper saw. */
const errorOfLine = (line: string): { readonly problem: Error; readonly id: string } => {
  const { message = '', problem = '', requestId = visit } = JSON.parse(line) as Readonly<Record<string, string | undefined>>
  return { problem: Object.assign(new Error(message), { name: 'Warning', stack: problem }), id: requestId }
}

/** What broke before, as the starter kept it in the window. */
interface UnwatchedPage {
  unheard?: readonly Event[] | null
}

/** Reports what broke in a page, what breaks from now on, and how fast it came and answered, to the shop itself. */
export const watchVisit = ({ build, firstPage, pageNow = () => firstPage }: Watched): void => {
  const about = () => ({ side: 'browser', page: pageNow(), build }) as const
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(({ name, value }) => reporter.measured({ name, value }))
  const reporter = createVisitReporter(window, { visit, page: firstPage })
  const hear = (event: Event): void => {
    const { detail, error, reason } = event as Partial<CustomEvent<string> & ErrorEvent & PromiseRejectionEvent>
    if (typeof detail === 'string') {
      const { problem, id } = errorOfLine(detail)
      reporter.report(errorReportOf(problem, { id, ...about() }))
      // What breaks in a script of others comes without a word of what it was: it is theirs.
    } else if (event.type !== 'error' || error) reporter.report(errorReportOf(error ?? reason, { id: visit, ...about() }))
  }
  const page = window as UnwatchedPage
  page.unheard?.forEach(hear)
  page.unheard = null
  for (const kind of ['error', 'unhandledrejection', 'shoplog']) addEventListener(kind, hear)
}
