export { contactForm } from './contactForm.server.ts'
