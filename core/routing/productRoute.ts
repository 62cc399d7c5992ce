import { decodeSegments } from './decodeSegments.ts'
import { localeOfPath } from './localeOfPath.ts'
import { productIdOf } from './productIdOf.ts'
import { splitAddress } from './splitAddress.ts'

/** What the address of a product page asks for (RTE-02). */
export interface ProductRoute {
  readonly productId: number
  /** Decoded, without the ' copy' of the second variant; empty when the address has none. */
  readonly slug: string
  /** 'collection' for slugs that end in ' copy': noindex, canonical to the original (RTE-02). */
  readonly variant: 'cards' | 'collection'
}

const copy = ' copy'

/** What the address of a product page asks for; null when its parameters are not valid (RTE-02, RTE-08). */
export const productRoute = (address: string): ProductRoute | null => {
  const segments = decodeSegments(splitAddress(localeOfPath(address).path).path)
  if (segments === null || segments[0] !== 'product') return null
  const productId = productIdOf(segments[1] ?? '')
  if (productId === null) return null
  const slug = segments.slice(2).join('/')
  return slug.endsWith(copy)
    ? { productId, slug: slug.slice(0, -copy.length), variant: 'collection' }
    : { productId, slug, variant: 'cards' }
}
