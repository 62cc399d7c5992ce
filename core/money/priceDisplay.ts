import type { Cents } from './units.ts'

/** How an amount is shown, without language: the page's language decides on signs, separators and words. */
export type PriceDisplay =
  | { readonly kind: 'amount'; readonly negative: boolean; readonly euros: number; readonly cents: string | null; readonly sign: boolean }
  | { readonly kind: 'free' }
  | { readonly kind: 'missing' }

/** The place of an amount, and the shop's format of amounts there (PRC-07). */
export interface PriceStyle {
  /** The cart always shows two decimals. */
  readonly place: 'cart' | 'elsewhere'
  /** Decimals of whole amounts outside the cart; 0 shows whole euros with ',-'. */
  readonly priceDecimals: number
  readonly freeLabel: boolean
  /** Whether amounts outside the cart carry the currency's sign; true by default. */
  readonly currencySign?: boolean
}

/**
 * How a price is shown (PRC-07). In the cart always two decimals and the currency's sign. Elsewhere a whole amount has the configured decimals, or none and the
 * suffix; an amount with cents keeps them, whatever is configured, so that no price is shown other than it is. Zero may be called free
 * there, and the sign may be left away. null is a price that is not available. `cents` is '00' to '99', or null for the suffix.
 */
export const priceDisplay = (amount: Cents | null, { place, priceDecimals, freeLabel, currencySign = true }: PriceStyle): PriceDisplay => {
  if (amount === null || !Number.isSafeInteger(amount)) return { kind: 'missing' }
  if (amount === 0 && freeLabel && place === 'elsewhere') return { kind: 'free' }
  const size = Math.abs(amount)
  const rest = size % 100
  const withCents = place === 'cart' || rest !== 0 || priceDecimals > 0
  return {
    kind: 'amount',
    negative: amount < 0,
    euros: (size - rest) / 100,
    cents: withCents ? String(rest).padStart(2, '0') : null,
    sign: place === 'cart' || currencySign,
  }
}
