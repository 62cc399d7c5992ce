export { accountForms } from './accountForms.server.ts'
export { customerData } from './customerData.server.ts'
export { personalForms } from './personalForms.server.ts'
