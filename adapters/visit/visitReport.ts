import type { ErrorReport } from '@thuishaven/core/errors'

/** Address to which a page sends what it has to report, on its own origin. */
export const reportAddress = '/reports'

/** A figure of a real visit, by the names of web-vitals; milliseconds, but for CLS, which has no unit. */
export interface VisitFigure {
  readonly name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'
  readonly value: number
}

/** The report of a page to the shop; it has no data of the visitor. */
export interface VisitReport {
  /** Generated for each document and not stored; the ids of its requests begin with it. */
  readonly visit: string
  /** The kind of page that the document came with. */
  readonly page: string
  readonly faults: readonly ErrorReport[]
  readonly figures: readonly VisitFigure[]
}
