/** Error reports for operators. */
export type { ErrorsPort } from './ErrorsPort.ts'
export { errorReportOf, tidyError } from './errorReport.ts'
export type { ErrorReport } from './errorReport.ts'
