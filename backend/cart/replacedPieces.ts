import type { StoredLine } from './carts.ts'

/** A product with its options. */
type Thing = Pick<StoredLine, 'productId' | 'options'>
type Pieces = Thing & Pick<StoredLine, 'quantity'>

/** Equal for the same product with the same options. */
export const sameThing = ({ productId, options }: Thing): string =>
  JSON.stringify([
    productId,
    options
      .toSorted((a, b) => (a.groupId < b.groupId ? -1 : 1))
      .map(({ groupId, itemId, custom }) => [groupId, itemId, custom?.width, custom?.length, custom?.diameter]),
  ])

const counted = (pieces: readonly Pieces[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(sameThing(piece), (counts.get(sameThing(piece)) ?? 0) + piece.quantity)
  return counts
}

/** Whether a cart has all these pieces. */
export const hasPieces = (lines: readonly Pieces[], pieces: readonly Pieces[]): boolean => {
  const held = counted(lines)
  return [...counted(pieces)].every(([thing, quantity]) => (held.get(thing) ?? 0) >= quantity)
}

/**
 * The lines of a cart without the pieces that others replace.
 * @param isFixed whether the quantity of a line cannot change, because a quote fixes its price: such a line is replaced as a whole or stays, and
 * only when the other lines have too few pieces
 */
export const withoutPieces = (
  lines: readonly StoredLine[],
  replacements: readonly Pieces[],
  isFixed: (line: StoredLine) => boolean,
): readonly StoredLine[] => {
  const wanted = counted(replacements)
  const loose = counted(lines.filter((line) => !isFixed(line)))
  const replaced = new Set(
    lines.filter((line) => {
      const thing = sameThing(line)
      const left = wanted.get(thing) ?? 0
      const isReplaced = isFixed(line) && line.quantity <= left && left > (loose.get(thing) ?? 0)
      if (isReplaced) wanted.set(thing, left - line.quantity)
      return isReplaced
    }),
  )
  return lines.flatMap((line) => {
    if (replaced.has(line)) return []
    const left = isFixed(line) ? 0 : (wanted.get(sameThing(line)) ?? 0)
    if (left === 0) return [line]
    const taken = Math.min(left, line.quantity)
    wanted.set(sameThing(line), left - taken)
    return taken === line.quantity ? [] : [{ ...line, quantity: line.quantity - taken, originalQuantity: null }]
  })
}
