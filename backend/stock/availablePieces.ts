import type { StockLevel } from '../ports/Stock.ts'

/**
 * Pieces of a product that this cart can buy: those that no other cart holds. At least 0; null: not counted.
 * @param cartUid null: for any cart
 * @param now milliseconds since 1970-01-01 UTC
 */
export const availablePieces = ({ pieces, holds }: StockLevel, cartUid: string | null, now: number): number | null => {
  if (pieces === null) return null
  const held = holds.reduce((sum, hold) => (hold.cartUid === cartUid || hold.expiresAt < now ? sum : sum + hold.pieces), 0)
  return Math.max(0, pieces - held)
}
