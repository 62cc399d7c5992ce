export { paymentPage } from './paymentPage.ts'
