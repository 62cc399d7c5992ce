/**
 * Slugs that products had before they had a number in their address, and the product that carries on (RTE-12).
 * Extend this list when a product is renamed or replaced: old slug on the left, product number and present slug on the right.
 * Both '/{old slug}' and '/product/{old slug}' redirect.
 */
export const oldProductSlugs: Readonly<Record<string, { readonly productId: number; readonly slug: string }>> = {
  'vloerkleed-op-maat': { productId: 1001, slug: 'vloerkleed-op-maat' },
}
