export { HomePage as Page } from './HomePage.tsx'
export { load } from './load.ts'
