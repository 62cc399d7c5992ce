export { customerForm } from './customerForm.server.ts'
export type { CustomerForm, CustomerFormResponse } from './customerForm.server.ts'
export { fetchPrivateFile, ownFile } from './fetchPrivateFile.server.ts'
export type { PrivateFileSource } from './fetchPrivateFile.server.ts'
