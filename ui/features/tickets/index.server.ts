export { ticketForms } from './ticketForms.server.ts'
