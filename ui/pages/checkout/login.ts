export { CheckoutLoginPage as Page } from './CheckoutLoginPage.tsx'
export { load } from './login.load.ts'
