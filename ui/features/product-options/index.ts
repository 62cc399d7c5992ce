export { postedSelection, withMeasures } from './measuredSelection.ts'
export { addressFields, measureField, optionField, selectionIn, typedIn } from './optionFields.ts'
export type { ReadField, TypedMeasures } from './optionFields.ts'
