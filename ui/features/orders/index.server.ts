export { afterSaleForms } from './afterSaleForms.server.ts'
export { invoiceFiles } from './invoiceFiles.server.ts'
export { orderForms } from './orderForms.server.ts'
