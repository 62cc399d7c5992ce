export { StartPage as Page } from './StartPage.tsx'
export { load } from './start.load.ts'
