/** Why a number cannot be an amount, a percentage or an area. The facts are for a log, not for a shopper. */
export interface BadNumber {
  readonly reason: 'not a number' | 'not whole' | 'out of range'
  readonly value: number
  /** Bounds that were asked, both included. */
  readonly minimum: number
  readonly maximum: number
}
