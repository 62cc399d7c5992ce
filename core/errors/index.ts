/** What the people who watch the shop hear of faults. */
export type { ErrorsPort } from './ErrorsPort.ts'
export { errorReportOf, tidyError } from './errorReport.ts'
export type { ErrorReport } from './errorReport.ts'
