/**
 * Splits whole cents over weights: floor shares first, then the remaining cents one by one to the largest fractions,
 * ties to the earlier weight. The parts always add up to `whole`. If all weights are 0 everything goes to the first.
 */
export const allocate = (whole: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? whole : 0))
  const shares = weights.map((weight, index) => {
    const product = BigInt(whole) * BigInt(weight)
    return { index, floor: Number(product / BigInt(sum)), fraction: product % BigInt(sum) }
  })
  const parts = shares.map((share) => share.floor)
  const left = whole - parts.reduce((total, part) => total + part, 0)
  const byFraction = shares.toSorted((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction > b.fraction ? -1 : 1))
  for (const share of byFraction.slice(0, left)) parts[share.index] = share.floor + 1
  return parts
}
