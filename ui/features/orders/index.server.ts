export { afterSaleForms } from './afterSaleForms.server.ts'
export { invoiceFiles } from './invoiceFiles.server.ts'
export { orderAgain } from './orderAgain.server.ts'
