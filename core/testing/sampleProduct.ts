import type { Product } from '../catalogue/product.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'

export const samplePrice = (base: number, vat = 2100): Price => ({
  side: 'incl',
  base: base as Cents,
  discount: 0 as BasisPoints,
  vat: vat as BasisPoints,
  lowest30Days: null,
})

/** A simple product that can be bought; number N costs N euros incl. 21 % VAT. */
export const sampleProduct = (productId: number, own: Partial<Product> = {}): Product => ({
  productId,
  slug: `product-${productId}`,
  title: `Product ${productId}`,
  brand: '',
  picture: null,
  hoverPicture: null,
  price: samplePrice(productId * 100),
  stock: null,
  delivery: { totalDays: 1, unit: 'day' },
  swatches: [],
  facts: [],
  pricePerM2: null,
  contents: null,
  mpn: `MPN-${productId}`,
  description: '',
  longDescription: '',
  pictures: [],
  weightGrams: 500,
  optionGroups: [],
  optionsMode: 'cards',
  variationGroups: [],
  initialInclVat: null,
  specifications: [],
  returnable: true,
  breadcrumbs: [],
  related: [],
  belongs: [],
  isSample: false,
  samples: [],
  reviews: null,
  legalFacts: null,
  seo: { title: '', description: '' },
  paths: { nld: `/product/${productId}/product-${productId}`, eng: `/en/product/${productId}/product-${productId}` },
  ...own,
})
