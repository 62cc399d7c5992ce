import type { ErrorReport } from './errorReport.ts'

/** Reports errors to the operators. Never throws, and is not awaited. */
export interface ErrorsPort {
  readonly report: (error: ErrorReport) => void
}
