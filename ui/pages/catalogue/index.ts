export { CategoryPage as Page } from './CategoryPage.tsx'
export { load } from './load.ts'
