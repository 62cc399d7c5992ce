/** What the people who watch the shop hear of faults. */
export type { ErrorsPort } from './ErrorsPort.ts'
export { faultOf, tidyFault } from './faultReport.ts'
export type { FaultReport } from './faultReport.ts'
