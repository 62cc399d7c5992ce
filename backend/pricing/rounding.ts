/** `amount` × `times` / `per` to the nearest whole number, halves away from zero (PRC-02), exact for every size. All whole and ≥ 0. */
export const share = (amount: number, times: number, per: number): number => {
  const twice = BigInt(amount) * BigInt(times) * 2n
  const divisor = BigInt(per)
  return Number((twice + divisor) / (divisor * 2n))
}

/** Adds VAT to an amount; cents and basis points. */
export const withVat = (excl: number, rate: number): number => share(excl, 10_000 + rate, 10_000)

/** Removes VAT from an amount; cents and basis points. */
export const withoutVat = (incl: number, rate: number): number => share(incl, 10_000, 10_000 + rate)

/** A price after its discount (step 2 of the price rules); basis points. */
export const discounted = (base: number, discount: number): number => share(base, 10_000 - discount, 10_000)
