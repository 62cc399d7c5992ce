export { InactivePage } from './InactivePage.tsx'
export type { InactiveShop } from './InactivePage.tsx'
