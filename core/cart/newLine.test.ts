import { describe, expect, it } from 'vitest'
import type { CustomItem } from '../rug/measures.ts'
import type { OptionItem, Product } from '../catalogue/product.ts'
import type { AreaCm2, BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import { measureRug } from '../rug/measureRug.ts'
import type { CartLine } from './cart.ts'
import { lineKey } from './lineKey.ts'
import { newLine } from './newLine.ts'

const price = (base: number): Price => ({
  side: 'incl',
  base: base as Cents,
  discount: 0 as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: null,
})
const custom: CustomItem = {
  shape: 'rectangle',
  pricePerM2: price(9_999),
  minimumArea: 10_000 as AreaCm2,
  maximumCm: 400,
  unitDisplay: 'm²',
}
const item = (groupId: string, id: string, rest: Partial<OptionItem> = {}): OptionItem => ({
  id,
  groupId,
  name: id,
  state: 'active',
  displayType: 'text',
  price: null,
  weightGrams: 10,
  deliveryDays: 0,
  cartable: true,
  isDefault: false,
  picture: null,
  custom: null,
  ...rest,
})
const product: Product = {
  productId: 1001,
  slug: 'rug',
  title: 'Rug',
  brand: '',
  picture: null,
  hoverPicture: null,
  price: price(1_000),
  stock: 7,
  delivery: { totalDays: 1, unit: 'day' },
  swatches: [],
  facts: [],
  pricePerM2: null,
  contents: null,
  initialInclVat: null,
  belongs: [],
  isSample: false,
  samples: [],
  reviews: null,
  legalFacts: null,
  mpn: '',
  description: '',
  longDescription: '',
  pictures: [],
  weightGrams: 1_500,
  optionsMode: 'cards',
  variationGroups: [],
  specifications: [],
  returnable: true,
  breadcrumbs: [],
  related: [],
  seo: { title: '', description: '' },
  paths: { nld: '/product/1001/rug', eng: '/en/product/1001/rug' },
  optionGroups: [
    {
      id: 'colour',
      name: 'Colour',
      label: 'Colour',
      displayType: 'text',
      items: [item('colour', 'red'), item('colour', 'grey', { cartable: false })],
    },
    { id: 'size', name: 'Size', label: 'Size', displayType: 'text', items: [item('size', 'custom', { custom })] },
  ],
}
const measures = measureRug(custom, { width: '150', length: '200' }).measures
const size = measures === null ? { groupId: 'size', itemId: 'custom' } : { groupId: 'size', itemId: 'custom', custom: measures }
const red = { groupId: 'colour', itemId: 'red' }
const lineOf = (...selection: Parameters<typeof newLine>[1]): CartLine => {
  const result = newLine(product, selection)
  if (!result.ok) throw new Error(result.failure.key)
  return result.value
}

describe('a new line', () => {
  it('CRT-03 a new line has one piece of the product with its options', () => {
    expect(lineOf(red)).toMatchObject({
      uid: null,
      productId: 1001,
      slug: 'rug',
      title: 'Rug',
      quantity: 1,
      originalQuantity: null,
      price: price(1_000),
      weightGrams: 1_500,
      stock: 7,
      returnable: true,
      delivery: { totalDays: 1, unit: 'day' },
      adjustments: [],
      options: [{ groupId: 'colour', itemId: 'red', name: 'red', weightGrams: 10, custom: null }],
    })
  })

  it('OPT-05 PRC-07 a new line is refused when an option is not cartable or there is no price', () => {
    expect(newLine(product, [{ groupId: 'colour', itemId: 'grey' }])).toStrictEqual({ ok: false, failure: { key: 'cart.notCartable' } })
    expect(newLine({ ...product, price: null }, [red])).toStrictEqual({ ok: false, failure: { key: 'price.missing' } })
  })

  it('RUG-06 a new made-to-measure line does not say how large it could be, which its measures say better', () => {
    const sized = { ...product, facts: ['Up to 400 × 400 cm', 'New wool'] }
    const factsOf = (...selection: Parameters<typeof newLine>[1]) => {
      const made = newLine(sized, selection)
      return made.ok ? made.value.facts : null
    }
    expect(factsOf(size)).toEqual(['New wool'])
    expect(factsOf(red)).toEqual(sized.facts)
  })

  it('RUG-08 a new made-to-measure line is not returnable', () => {
    expect(lineOf(red, size).returnable).toBe(false)
    const persisted = newLine({ ...product, returnable: false }, [red])
    expect(persisted.ok && persisted.value.returnable).toBe(false)
  })
})

describe('the key of a line', () => {
  it('CRT-03 the key of a line is the same for any order of its options, and differs for other options or measures', () => {
    expect(lineOf(red, size).id).toBe(lineOf(size, red).id)
    const other = measureRug(custom, { width: '200', length: '150' }).measures
    const keys = [
      lineOf().id,
      lineOf(red).id,
      lineOf(size).id,
      lineOf(red, size).id,
      lineOf(red, other === null ? size : { ...size, custom: other }).id,
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('CRT-03 every measure changes the key of a line', () => {
    const keyOf = (shape: CustomItem['shape'], typed: Parameters<typeof measureRug>[1]) =>
      lineKey({
        productId: 1,
        options: lineOf(size).options.map((option) =>
          Object.assign({}, option, { custom: measureRug({ ...custom, shape }, typed).measures }),
        ),
      })
    const keys = [
      keyOf('rectangle', { width: '200', length: '200' }),
      keyOf('rectangle', { width: '200', length: '201' }),
      keyOf('rectangle', { width: '201', length: '200' }),
      keyOf('oval', { width: '200', length: '200' }),
      keyOf('round', { diameter: '200' }),
      keyOf('round', { diameter: '201' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('CRT-03 separators in an id do not make two line keys equal', () => {
    const options = (...ids: readonly (readonly [string, string])[]) =>
      ids.map(([groupId, itemId]) => ({ groupId, itemId, groupName: '', name: '', price: null, weightGrams: 0, custom: null }))
    const keys = [
      options(['a', 'b:c=d']),
      options(['a', 'b'], ['c', 'd']),
      options(['a=b', 'c']),
      options(['a', 'b=c']),
      options(['a', 'b%3ac']),
      options(['a', 'b:c']),
    ].map((of) => lineKey({ productId: 1, options: of }))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
