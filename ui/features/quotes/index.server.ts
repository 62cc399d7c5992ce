export { quoteForms } from './quoteForms.server.ts'
