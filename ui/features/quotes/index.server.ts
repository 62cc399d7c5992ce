export { quoteForms } from './quoteForms.server.ts'
export { quotePdf } from './quotePdf.server.ts'
