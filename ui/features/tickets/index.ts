export { ticketsSection } from './ticketsSection.ts'
