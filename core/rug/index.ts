/** Rugs made to measure. */
export { measureRug, rugPhrase, rugTerms, typeMeasures } from './measureRug.ts'
export type { AboveMaximum, MeasuredRug, RugField, RugProblem } from './measureRug.ts'
export { areaPrice, areaWithinEdge, measuresOf, measuresText } from './measures.ts'
export type { CustomItem, CustomMeasures, RugMeasure, RugShape, RugSide } from './measures.ts'
export { rugOutline } from './rugOutline.ts'
export type { RugOutline } from './rugOutline.ts'
