import type { FaultReport } from './faultReport.ts'

/** Where the people who watch the shop hear of faults. Never throws, and nobody waits for it. */
export interface ErrorsPort {
  readonly report: (fault: FaultReport) => void
}
