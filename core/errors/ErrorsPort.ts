import type { ErrorReport } from './errorReport.ts'

/** Reports errors to the operators. Never throws, and nobody waits for it. */
export interface ErrorsPort {
  readonly report: (error: ErrorReport) => void
}
