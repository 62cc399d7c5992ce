/** A number generator that gives the same numbers for the same seed (mulberry32). */
export interface Random {
  /** A number in [0, 1). */
  readonly next: () => number
  /** A whole number in [0, below). */
  readonly below: (below: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
}

export const seeded = (seed: number): Random => {
  let state = Math.imul(seed + 1, 0x9e_37_79_b9) >>> 0
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}
