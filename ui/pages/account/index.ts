export { AccountPage as Page } from './AccountPage.tsx'
export { load } from './account.load.ts'
