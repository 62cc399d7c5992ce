export { LoginPage as Page } from './LoginPage.tsx'
export { load } from './login.load.ts'
