import type { ErrorReport } from './errorReport.ts'

/** Where the people who watch the shop hear of faults. Never throws, and nobody waits for it. */
export interface ErrorsPort {
  readonly report: (error: ErrorReport) => void
}
