export { ContentPage as Page } from './ContentPage.tsx'
export { load } from './load.ts'
