export { ResetPage as Page } from './ResetPage.tsx'
export { load } from './reset.load.ts'
