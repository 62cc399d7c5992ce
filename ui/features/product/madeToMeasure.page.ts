export { MadeToMeasurePage as Page } from './MadeToMeasurePage.tsx'
export { loadWithOptions as load } from './loadWithOptions.ts'
