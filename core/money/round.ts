/** Below this, twice a product and three times a divisor still fit in a number exactly, and so does the division. */
const exactly = 2 ** 50

const roundBig = (amount: number, numerator: number, denominator: number): number => {
  if (!Number.isInteger(amount) || !Number.isInteger(numerator) || !Number.isInteger(denominator) || denominator <= 0)
    throw new RangeError(
      `round(${amount}, ${numerator}, ${denominator}) was asked, but only whole numbers with a divisor above 0 ` +
        'can be rounded to the cent. Make amounts with cents(), percentages with basisPoints() and areas with areaCm2() before computing with them.',
    )
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const twice = (product < 0n ? -product : product) * 2n + divisor
  const size = Number(twice / (divisor * 2n))
  return product < 0n && size !== 0 ? -size : size
}

/**
 * The one rounding of the shop (PRC-02): amount × numerator ÷ denominator to the nearest whole number, halves away from zero.
 * Whole numbers in, divisor above 0; exact for every result up to 2^53 − 1, never -0.
 * Fractions and NaN are a programmer's error and throw.
 */
export const round = (amount: number, numerator: number, denominator: number): number => {
  if (amount < 0) return 0 - round(-amount, numerator, denominator)
  const product = amount * numerator
  // A half is never lost: for whole x and y below 2^53 no quotient x/y is so close below a whole number that it rounds up to it.
  if (
    product >= 0 &&
    product <= exactly &&
    denominator > 0 &&
    denominator <= exactly &&
    Number.isInteger(product) &&
    Number.isInteger(denominator)
  )
    return Math.floor((product * 2 + denominator) / (denominator * 2))
  return roundBig(amount, numerator, denominator)
}
