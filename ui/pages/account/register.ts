export { ErrorPage as Page } from '../error/ErrorPage.tsx'
export { load } from '../error/load.ts'
