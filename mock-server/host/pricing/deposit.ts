import { share } from './rounding.ts'

/** Basis points of what is made to measure that are paid with the order; the rest follows on delivery. */
export const depositShare = 2000

/** What is paid with the order in cents incl. VAT: the share of the lines made to measure, never more than everything. */
export const upfrontOf = (madeToMeasure: number, total: number): number => Math.min(share(madeToMeasure, depositShare, 10_000), total)
