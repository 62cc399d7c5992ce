/** Messages to the people of the shop. */
export type { ContactPort } from './ContactPort.ts'
export { contactSchema } from './contactMessage.ts'
export type { ContactMessage } from './contactMessage.ts'
