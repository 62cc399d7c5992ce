import { errorReportOf } from '@thuishaven/core/errors'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { createVisitReporter } from '../visit/visitReporter.browser.ts'
import { pageLoadId } from './backendModule.ts'

export interface Watched {
  readonly build: string
  /** The kind of page that the document came with. */
  readonly firstPage: string
  /** The kind of page that is on screen; without it no other one ever is. */
  readonly pageNow?: () => string
}

/** A log line as an error report: its message and stack, under the number that the shopper saw. */
const errorOfLine = (line: string): { readonly problem: Error; readonly id: string } => {
  const { message = '', error = '', requestId = pageLoadId } = JSON.parse(line) as Readonly<Record<string, string | undefined>>
  return { problem: Object.assign(new Error(message), { name: 'Warning', stack: error }), id: requestId }
}

/** Errors before this module was loaded; the starter buffers them in the window. */
interface UnwatchedPage {
  backlog?: readonly Event[] | null
}

/** Reports buffered and later errors of a page and its web vitals to the shop. */
export const watchVisit = ({ build, firstPage, pageNow = () => firstPage }: Watched): void => {
  const about = () => ({ side: 'browser', page: pageNow(), build }) as const
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(({ name, value }) => reporter.measured({ name, value }))
  const reporter = createVisitReporter(window, { visit: pageLoadId, page: firstPage })
  const reportEvent = (event: Event): void => {
    const { detail, error, reason } = event as Partial<CustomEvent<string> & ErrorEvent & PromiseRejectionEvent>
    if (typeof detail === 'string') {
      const { problem, id } = errorOfLine(detail)
      reporter.report(errorReportOf(problem, { id, ...about() }))
      // An error of a cross-origin script has no error object, and is not the shop’s.
    } else if (event.type !== 'error' || error) reporter.report(errorReportOf(error ?? reason, { id: pageLoadId, ...about() }))
  }
  const page = window as UnwatchedPage
  page.backlog?.forEach(reportEvent)
  page.backlog = null
  for (const kind of ['error', 'unhandledrejection', 'shoplog']) addEventListener(kind, reportEvent)
}
