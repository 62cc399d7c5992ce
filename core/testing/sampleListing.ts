import type { OptionItem, Picture, Product } from '../catalogue/product.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import type { Site } from '../seo/site.ts'

export const site: Site = {
  name: 'Thuishaven',
  appUrl: 'https://thuishaven.test/',
  locale: 'nld',
  currency: 'EUR',
  returnDays: 30,
  returnsAreFree: true,
}

export const price = (base: number, discount = 0, side: Price['side'] = 'incl'): Price => ({
  side,
  base: base as Cents,
  discount: discount as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: null,
})

export const picture: Picture = {
  alt: 'Kleed',
  template: '/api/pictures/kleed-{width}.{format}',
  widths: [320, 1280, 1600],
  formats: ['avif', 'webp'],
  aspectRatio: 1,
}

export const option = (changes: Partial<OptionItem>): OptionItem => ({
  id: 'o1',
  groupId: 'g1',
  name: '160 × 230',
  state: 'active',
  displayType: 'text',
  price: price(2000, 5000),
  weightGrams: 0,
  deliveryDays: 0,
  cartable: true,
  isDefault: false,
  picture: null,
  custom: null,
  ...changes,
})

export const product: Product = {
  productId: 1002,
  slug: 'kleed',
  title: 'Kleed <Wol>',
  brand: 'Haven',
  mpn: 'HV-2',
  picture,
  hoverPicture: null,
  pictures: [picture],
  price: price(10_000, 1000),
  stock: 4,
  delivery: { totalDays: 1, unit: 'day' },
  swatches: [],
  facts: [],
  pricePerM2: null,
  contents: null,
  description: 'Zacht',
  longDescription: '',
  weightGrams: 0,
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
  paths: { nld: '/product/1002/kleed', eng: '/en/product/1002/rug' },
}
