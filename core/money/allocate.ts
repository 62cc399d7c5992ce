const refuse = (whole: number, weights: readonly number[], why: string): never => {
  throw new RangeError(
    `allocate(${whole}, [${weights.join(', ')}]): ${why}. The whole must be whole cents, ` +
      'and there must be at least one weight, each a whole number of 0 or more.',
  )
}

/** Shares and the rests by which the remaining cents are handed out; numbers while products stay exact, else BigInt. */
const sharesOf = (
  size: number,
  weights: readonly number[],
  sum: number,
): { readonly shares: number[]; readonly rests: (number | bigint)[] } => {
  const shares: number[] = []
  const rests: (number | bigint)[] = []
  if (size * sum <= Number.MAX_SAFE_INTEGER) {
    for (const weight of weights) {
      const product = size * weight
      const share = Math.floor(product / sum)
      shares.push(share)
      rests.push(product - share * sum)
    }
    return { shares, rests }
  }
  const exactSum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  for (const weight of weights) {
    const product = BigInt(size) * BigInt(weight)
    shares.push(Number(product / exactSum))
    rests.push(product % exactSum)
  }
  return { shares, rests }
}

/**
 * Splits a whole number of cents by weight so that the parts add up to the whole, always (PRC-05).
 * Each part gets the floor of its share; the cents that remain go one by one to the largest fractions, ties to the earlier part.
 * A negative whole is split as its mirror image. A weight of 0 gets 0; when all are 0 the first gets the whole. Never -0.
 * Weights that are missing, negative or not whole are a programmer's error and throw.
 */
export const allocate = (whole: number, weights: readonly number[]): readonly number[] => {
  if (weights.length === 0) refuse(whole, weights, 'there is nothing to split over')
  if (!Number.isSafeInteger(whole)) refuse(whole, weights, 'the whole is not a whole number')
  let sum = 0
  for (const weight of weights) {
    if (!(weight >= 0 && Number.isSafeInteger(weight))) refuse(whole, weights, `${weight} is not a weight`)
    sum += weight
  }
  if (sum === 0) return weights.map((_, index) => (index === 0 ? whole + 0 : 0))
  const size = Math.abs(whole)
  const { shares, rests } = sharesOf(size, weights, sum)
  const open = size - shares.reduce((total, share) => total + share, 0)
  if (open > 0) {
    const order = weights
      .map((_, index) => index)
      .sort((a, b) => {
        const first = rests[a] ?? 0
        const second = rests[b] ?? 0
        // A tie keeps the order: the earlier part is first.
        return first === second ? 0 : first > second ? -1 : 1
      })
    for (const index of order.slice(0, open)) shares[index] = (shares[index] ?? 0) + 1
  }
  return whole < 0 ? shares.map((share) => (share === 0 ? 0 : -share)) : shares
}
