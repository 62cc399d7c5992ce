import { decodeSegments, encodeSegments, localeOfPath, localePath, splitAddress } from './paths.ts'
import type { Redirect } from './paths.ts'

/** The product number in a route parameter: a positive whole number without leading zeros, at most 2 147 483 647; else null (RTE-08). */
export const productIdOf = (text: string): number | null => {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}

/** '/product/{id}/{slug}' as the shop's backend knows it, without language prefix (RTE-02); a slug may have several parts. */
export const productPath = (product: { readonly productId: number; readonly slug: string }): string =>
  encodeSegments(['product', String(product.productId), ...product.slug.split('/').filter((part) => part !== '')])

/** The parameters of a product page's address (RTE-02). */
export interface ProductRoute {
  readonly productId: number
  /** Decoded, without the ' copy' of the second variant; empty when the address has none. */
  readonly slug: string
  /** 'collection' for slugs that end in ' copy': noindex, canonical to the original (RTE-02). */
  readonly variant: 'cards' | 'collection'
}

const copy = ' copy'

/** The parameters of a product page's address; null when they are invalid (RTE-02, RTE-08). */
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

/**
 * 301 to the product's own address when the slug that was requested is not the product's, query kept; null when it is (RTE-03).
 * The ' copy' variant of the right slug is a separate page (RTE-02).
 * @param requested what `productRoute` read from the address
 */
export const canonicalSlugRedirect = (
  address: string,
  requested: ProductRoute,
  product: { readonly productId: number; readonly slug: string },
): Redirect | null => {
  if (requested.slug === product.slug) return null
  return { status: 301, to: `${localePath(localeOfPath(address).locale, productPath(product))}${splitAddress(address).rest}` }
}
