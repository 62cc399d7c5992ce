export { ProductWithOptionsPage as Page } from './ProductWithOptionsPage.tsx'
export { loadWithOptions as load } from './loadWithOptions.ts'
