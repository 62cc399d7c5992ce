export { ErrorPage as Page } from './ErrorPage.tsx'
export { load } from './load.ts'
