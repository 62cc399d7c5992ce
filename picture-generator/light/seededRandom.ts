/** FNV-1a hash of a text, an unsigned 32-bit integer. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Repeatable choices: the same text gives the same series. */
export interface Random {
  /** 0 up to, not including, 1. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** Integer from 0 up to, not including, `count`. */
  readonly integer: (count: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
}

/** Mulberry32, seeded with the hash of a text. */
export const seededRandom = (text: string): Random => {
  let state = hashText(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const integer = (count: number) => Math.floor(next() * count)
  return {
    next,
    integer,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (items) => items[integer(items.length)] ?? items[0],
  }
}
