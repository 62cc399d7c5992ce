export { ProductPage as Page } from './ProductPage.tsx'
export { load } from './load.ts'
