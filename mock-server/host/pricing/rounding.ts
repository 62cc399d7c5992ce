/** A division of whole numbers to the nearest whole number, halves away from zero (PRC-02). Both parts ≥ 0. */
export const divideRounded = (dividend: number, divisor: number): number => {
  const rest = dividend % divisor
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}

/** What an amount without VAT costs with VAT; cents and basis points. */
export const withVat = (excl: number, rate: number): number => divideRounded(excl * (10_000 + rate), 10_000)

/** What an amount with VAT costs without it; cents and basis points. */
export const withoutVat = (incl: number, rate: number): number => divideRounded(incl * 10_000, 10_000 + rate)

/** A price after its discount (step 2 of the price rules); basis points. */
export const discounted = (base: number, discount: number): number => divideRounded(base * (10_000 - discount), 10_000)
