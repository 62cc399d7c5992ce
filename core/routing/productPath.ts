import { encodeSegments } from './encodeSegments.ts'

/** '/product/{id}/{slug}' as the shop's host knows it, without language prefix (RTE-02); a slug may have several parts. */
export const productPath = (product: { readonly productId: number; readonly slug: string }): string =>
  encodeSegments(['product', String(product.productId), ...product.slug.split('/').filter((part) => part !== '')])
