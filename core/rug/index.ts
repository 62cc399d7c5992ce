/** Rugs made to measure. */
export { measureRug, rugTerms, typeMeasures } from './measureRug.ts'
export type { MeasuredRug, RugField } from './measureRug.ts'
export { areaPrice, measuresOf, measuresText } from './measures.ts'
export type { CustomItem, CustomMeasures, RugMeasure, RugShape, RugSide } from './measures.ts'
export { rugOutline } from './rugOutline.ts'
export type { RugOutline } from './rugOutline.ts'
