export { ResultPage as Page } from './ResultPage.tsx'
export { load } from './result.load.ts'
