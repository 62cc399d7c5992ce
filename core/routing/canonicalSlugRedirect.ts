import { localeOfPath } from './localeOfPath.ts'
import { localePath } from './localePath.ts'
import { productPath } from './productPath.ts'
import { productRoute } from './productRoute.ts'
import type { Redirect } from './redirect.ts'
import { splitAddress } from './splitAddress.ts'

/**
 * 301 to the product's own address when the slug is not the product's, query kept; null when it is, or when the address is not
 * a valid product address (RTE-03). The ' copy' variant of the right slug is a page of its own (RTE-02).
 */
export const canonicalSlugRedirect = (address: string, product: { readonly productId: number; readonly slug: string }): Redirect | null => {
  const asked = productRoute(address)
  if (asked === null || asked.slug === product.slug) return null
  return { status: 301, to: `${localePath(localeOfPath(address).locale, productPath(product))}${splitAddress(address).rest}` }
}
