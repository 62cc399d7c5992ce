/** Fields and forms and whether they are in order. */
export { isEmailAddress } from './fields.ts'
export { validateForm } from './forms.ts'
export type { FieldState, FormCheck, FormSchema, Rule } from './forms.ts'
