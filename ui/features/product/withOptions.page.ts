export { ProductWithOptionsPage as Page } from './ProductWithOptionsPage.tsx'
export { preloadParts as preload } from './ProductView.tsx'
export { loadWithOptions as load } from './loadWithOptions.ts'
