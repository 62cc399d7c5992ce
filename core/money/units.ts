declare const unit: unique symbol
type Unit<Name extends string> = number & { readonly [unit]: Name }

/** A whole number of euro cents; may be negative (a discount). */
export type Cents = Unit<'cents'>
/** A percentage in whole basis points: 21 % is 2100. */
export type BasisPoints = Unit<'basis points'>
/** An area in whole square centimetres: 1 m² is 10 000. */
export type AreaCm2 = Unit<'cm²'>
