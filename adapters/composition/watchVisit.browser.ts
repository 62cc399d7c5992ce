import { faultOf } from '@thuishaven/core/faults'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { makeVisitReporter } from '../visit/visitReporter.browser.ts'
import { visit } from './hostProgram.ts'

export interface Watched {
  readonly build: string
  /** The kind of page that the document came with, and the one that is on screen. */
  readonly firstPage: string
  readonly pageNow: () => string
}

/** A line of the log as a fault: what it says, and where, under the number that the shopper saw. */
const faultOfLine = (line: string): { readonly problem: Error; readonly id: string } => {
  const { message = '', problem = '', requestId = visit } = JSON.parse(line) as Readonly<Record<string, string | undefined>>
  return { problem: Object.assign(new Error(message), { name: 'Warning', stack: problem }), id: requestId }
}

/** Reports what breaks in a page from now on, and how fast it came and answered, to the shop itself. */
export const watchVisit = ({ build, firstPage, pageNow }: Watched): void => {
  const about = () => ({ side: 'browser', page: pageNow(), build }) as const
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(({ name, value }) => reporter.measured({ name, value }))
  const reporter = makeVisitReporter(window, { visit, page: firstPage })
  const hear = (problem: unknown): void => reporter.report(faultOf(problem, { id: visit, ...about() }))
  // What breaks in a script of others comes without a word of what it was: it is theirs.
  addEventListener('error', ({ error }) => error && hear(error))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
  addEventListener('shoplog', (event) => {
    const { problem, id } = faultOfLine((event as CustomEvent<string>).detail)
    reporter.report(faultOf(problem, { id, ...about() }))
  })
}
