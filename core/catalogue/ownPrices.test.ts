import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import { samplePrice, sampleProduct } from '../testing/sampleProduct.ts'
import type { ContentPage } from './content.ts'
import { cardsOfPage, pageWithPrices, pricedCards, productWithPrices } from './ownPrices.ts'

const pageOf = (own: Partial<ContentPage>): ContentPage => ({
  type: 'category',
  id: 'c',
  parentId: null,
  title: '',
  path: '/c',
  paths: { nld: '/c', eng: '/en/c' },
  breadcrumbs: [],
  shortDescription: '',
  seo: { title: '', description: '' },
  children: [],
  products: [],
  facets: [],
  sort: 'relevance',
  pagination: { totalHits: 0, limit: 24 },
  displayType: '',
  view: 'grid',
  edgeToEdge: false,
  blocks: [],
  picture: null,
  post: null,
  ...own,
})
const custom = sampleProduct(3, { pricePerM2: samplePrice(18_900) })
const unpriced = sampleProduct(4, { price: null })
const own = (base: number): ReadonlyMap<number, Price> => new Map([1, 3, 4].map((id) => [id, samplePrice(base)]))

describe("a customer's own prices", () => {
  it('CAT-13 own prices are requested once per product, but not without a price or for made-to-measure products', () => {
    expect(pricedCards([sampleProduct(1), sampleProduct(1), custom, unpriced, sampleProduct(2)])).toEqual([
      { productId: 1, price: samplePrice(100) },
      { productId: 2, price: samplePrice(200) },
    ])
  })

  it('CAT-13 own prices replace the public ones on all lists of a page, and nothing else changes', () => {
    const page = pageOf({
      products: [sampleProduct(1), sampleProduct(2), custom],
      blocks: [{ type: 'products', title: '', link: null, products: [sampleProduct(1)] }, { type: 'claims' }],
    })
    expect(cardsOfPage(page)).toHaveLength(4)
    const priced = pageWithPrices(page, own(90))
    expect(cardsOfPage(priced).map(({ price }) => price?.base)).toEqual([90, 200, 300, 90])
    expect(pageWithPrices(page, new Map())).toEqual(page)
  })

  it('PRD-10 a product gets its own price, and so does what is offered beside it', () => {
    const priced = productWithPrices(sampleProduct(1, { related: [sampleProduct(2), sampleProduct(1)] }), own(90))
    expect([priced.price?.base, priced.related.map(({ price }) => price?.base)]).toEqual([90, [200, 90]])
    expect(productWithPrices(unpriced, own(90)).price).toBeNull()
  })

  it('OPT-06 PRD-10 the public total is removed together with the public price', () => {
    const totals = [1, 2].map((id) => productWithPrices(sampleProduct(id, { initialInclVat: 12_345 as Cents }), own(90)).initialInclVat)
    expect(totals).toEqual([null, 12_345])
  })
})
