export { afterSaleForms } from './afterSaleForms.server.ts'
export { invoicePdf } from './invoicePdf.server.ts'
export { orderAgain } from './orderAgain.server.ts'
