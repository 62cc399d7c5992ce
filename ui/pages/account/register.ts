export { RegisterPage as Page } from './RegisterPage.tsx'
export { load } from './register.load.ts'
