export { RugDrawing } from './RugDrawing.tsx'
export { RugFields } from './RugFields.tsx'
export { RugSketch } from './RugSketch.tsx'
export { RugTerms } from './RugTerms.tsx'
