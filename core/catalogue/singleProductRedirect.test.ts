import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import type { ContentPage, OptionsFacet, PriceFacet } from './content.ts'
import type { ProductCard } from './product.ts'
import { singleProductRedirect } from './singleProductRedirect.ts'

const card = (productId: number): ProductCard => ({
  productId,
  slug: 'op-maat',
  title: '',
  brand: '',
  picture: null,
  hoverPicture: null,
  price: null,
  stock: null,
  delivery: { totalDays: null, unit: 'day' },
  swatches: [],
  facts: [],
  pricePerM2: null,
  contents: null,
})
const child = { id: 'c', title: 'Cameras', path: '/videobewaking/cameras', picture: null, hasProducts: true }
const page: Parameters<typeof singleProductRedirect>[0] = {
  type: 'category',
  path: '/maatwerk',
  displayType: '',
  children: [],
  products: [card(1001)],
  pagination: { totalHits: 1, limit: 24 },
  facets: [],
}
const checked = (isChecked: boolean): OptionsFacet => ({
  type: 'options',
  name: 'Kleur',
  label: '',
  isVisible: true,
  options: [
    { value: 'rood', label: '', amount: 1, isChecked, colour: null },
    { value: 'blauw', label: '', amount: 1, isChecked: false, colour: null },
  ],
})
const priced = (min: number, max: number): PriceFacet => ({
  type: 'priceRange',
  name: 'Prijs',
  label: '',
  isVisible: true,
  marks: { min: 100 as Cents, max: 900 as Cents },
  range: { min: min as Cents, max: max as Cents },
})

const empty = { products: [], pagination: { totalHits: 0, limit: 24 } }

describe('singleProductRedirect', () => {
  it('RTE-14 exactly one product → 302 to it, in the language of the page', () => {
    expect(singleProductRedirect(page, '/maatwerk')).toEqual({ status: 302, to: '/product/1001/op-maat' })
    expect(singleProductRedirect({ ...page, type: 'products', path: '/en/made-to-measure' }, '/en/made-to-measure')).toEqual({
      status: 302,
      to: '/en/product/1001/op-maat',
    })
  })

  it('RTE-14 the only child that holds products → 302 to it', () => {
    expect(singleProductRedirect({ ...page, products: [], children: [child], pagination: { totalHits: 0, limit: 24 } }, '/x')).toEqual({
      status: 302,
      to: '/videobewaking/cameras',
    })
  })

  it.each<readonly [string, Partial<ContentPage>]>([
    ['displayType only_products', { displayType: 'only_products' }],
    ['displayType only_products with a child', { displayType: 'only_products', products: [], children: [child] }],
    ['editorial content', { type: 'others' }],
    ['no products', { products: [] }],
    ['two products', { products: [card(1), card(2)], pagination: { totalHits: 2, limit: 24 } }],
    ['the last product of a later page', { pagination: { totalHits: 25, limit: 24 } }],
    ['a filter that leaves one', { facets: [checked(true)] }],
    ['a price from', { facets: [priced(200, 900)] }],
    ['a price up to', { facets: [priced(100, 800)] }],
    ['two children', { ...empty, children: [child, child] }],
    ['a child without products', { ...empty, children: [{ ...child, hasProducts: false }] }],
    ['neither products nor children', { ...empty, children: [] }],
    ['products of its own and one child', { products: [card(1), card(2)], pagination: { totalHits: 2, limit: 24 }, children: [child] }],
    ['more products on the page than were found', { products: [card(1), card(2)] }],
  ])('RTE-14 stays with %s', (_, changes) => {
    expect(singleProductRedirect({ ...page, ...changes }, '/x')).toBeNull()
  })

  it('RTE-14 the redirect to a single product preserves the query', () => {
    expect(singleProductRedirect(page, '/maatwerk?utm_source=x#top')?.to).toBe('/product/1001/op-maat?utm_source=x#top')
    expect(singleProductRedirect({ ...page, ...empty, children: [child] }, '/x?a=1')?.to).toBe('/videobewaking/cameras?a=1')
  })

  it('RTE-14 facets that narrow nothing do not prevent the redirect', () => {
    expect(singleProductRedirect({ ...page, facets: [checked(false), priced(100, 900)] }, '/x')).not.toBeNull()
  })
})
