export { checkoutForms } from './checkoutForms.server.ts'
