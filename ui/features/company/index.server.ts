export { companyForms } from './companyForms.server.ts'
