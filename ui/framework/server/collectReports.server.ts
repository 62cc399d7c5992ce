import type { Handler } from 'hono'
import { createMeter, networkOf } from './callLimits.server.ts'
import { visitFigures } from './metrics.server.ts'
import type { Metrics } from './metrics.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

/** An error reported by a browser. */
export interface BrowserError {
  readonly id: string
  readonly name: string
  readonly message: string
  readonly frames: readonly string[]
  /** The kind of page, never its address. */
  readonly page: string
  readonly build: string
}

export interface ReportsInput {
  /** Names of the pages that figures are counted under; any other is counted as 'other'. */
  readonly pages: ReadonlySet<string>
  readonly metrics: Pick<Metrics, 'visited'>
  /** Receives untrusted input. */
  readonly reportError: (error: BrowserError, pageLoad: { readonly requestId: string; readonly pageLoadId: string }) => void
  /** Milliseconds that never go back. */
  readonly now?: () => number
}

/** Per visitor; further reports are dropped silently, because a page cannot act on it. */
const limit = { atOnce: 30, secondsEach: 5 }
/** Limits of a report. */
const most = { faults: 5, frames: 30 }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const textIn = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
const listIn = (fields: Fields, name: string): readonly unknown[] => (Array.isArray(fields[name]) ? fields[name] : [])

const errorIn = (fields: Fields, page: string): BrowserError => ({
  id: textIn(fields, 'id'),
  name: textIn(fields, 'name'),
  message: textIn(fields, 'message'),
  frames: listIn(fields, 'frames')
    .slice(0, most.frames)
    .filter((frame) => typeof frame === 'string'),
  page,
  build: textIn(fields, 'build'),
})

/**
 * Receives the reports of pages: errors are forwarded, figures are added to the metrics. They contain no personal data: texts are shortened, and
 * counted under known names only.
 */
export const collectReports = ({ pages, metrics, reportError, now = () => performance.now() }: ReportsInput): Handler<ServerEnv> => {
  const meter = createMeter(limit, now)
  const pageIn = (fields: Fields): string => (pages.has(textIn(fields, 'page')) ? textIn(fields, 'page') : 'other')
  return async (context) => {
    const { address } = context.get('client')
    const taken = () => context.body(null, 204, { 'cache-control': 'no-store' })
    if (meter.wait(networkOf(address)) > 0) return taken()
    const report: unknown = await context.req.json().catch(() => null)
    if (!isFields(report)) return context.text('Bad request', 400, { 'cache-control': 'no-store' })
    const pageLoadId = textIn(report, 'visit')
      .replace(/[^\w-]/g, '')
      .slice(0, 40)
    for (const fields of listIn(report, 'faults').slice(0, most.faults).filter(isFields))
      reportError(errorIn(fields, pageIn(fields)), { requestId: context.get('requestId'), pageLoadId })
    for (const figure of listIn(report, 'figures').slice(0, visitFigures.length).filter(isFields)) {
      const name = visitFigures.find((known) => known === figure['name'])
      const value = figure['value']
      if (name !== undefined && typeof value === 'number' && value >= 0 && value < 600_000) metrics.visited(name, pageIn(report), value)
    }
    return taken()
  }
}
