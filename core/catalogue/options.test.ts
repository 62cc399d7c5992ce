import { describe, expect, it } from 'vitest'
import type { CustomItem, CustomMeasures } from '../rug/measures.ts'
import type { AreaCm2, BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import { measureRug } from '../rug/measureRug.ts'
import { chosenItems, isCartable, lineOptions } from './options.ts'
import { chosenProduct } from './chosenProduct.ts'
import { defaultSelection, selectOption } from './selectOption.ts'
import type { OptionGroup, OptionItem } from './product.ts'

const price = (base: number, discount = 0): Price => ({
  side: 'incl',
  base: base as Cents,
  discount: discount as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: null,
})
const item = (groupId: string, id: string, rest: Partial<OptionItem> = {}): OptionItem => ({
  id,
  groupId,
  name: id,
  state: 'active',
  displayType: 'text',
  price: null,
  weightGrams: 0,
  deliveryDays: 0,
  cartable: true,
  isDefault: false,
  picture: null,
  custom: null,
  ...rest,
})
const group = (id: string, items: readonly OptionItem[], displayType: OptionGroup['displayType'] = 'text'): OptionGroup => ({
  id,
  name: id,
  label: id,
  displayType,
  items,
})
const round: CustomItem = { shape: 'Rond', pricePerM2: price(10_000), minimumArea: 10_000 as AreaCm2, maximumCm: 400, unitDisplay: 'm²' }

const groups = [
  group('colour', [
    item('colour', 'red', { isDefault: true, price: price(0) }),
    item('colour', 'blue', { price: price(1_000, 1000), deliveryDays: 14, weightGrams: 40 }),
    item('colour', 'gold', { state: 'disabled' }),
    item('colour', 'grey', { cartable: false }),
  ]),
  group(
    'shape',
    [item('shape', 'Rond', { displayType: 'custom', custom: round, cartable: false, weightGrams: 500, deliveryDays: 21 })],
    'custom',
  ),
]
const measures = measureRug(round, { diameter: '200' }).measures
const measuresFor = (shape: CustomItem['shape'], typed: Parameters<typeof measureRug>[1]): CustomMeasures => {
  const rug = measureRug({ ...round, shape }, typed)
  if (rug.measures === null) throw new Error('these measures must be orderable')
  return rug.measures
}
const red = { groupId: 'colour', itemId: 'red' }
const blue = { groupId: 'colour', itemId: 'blue' }
const plain = { groupId: 'shape', itemId: 'Rond' }
const measured = measures === null ? plain : { ...plain, custom: measures }

describe('choosing options', () => {
  it('OPT-01 a product starts with its defaults', () => {
    expect(defaultSelection(groups)).toStrictEqual([red])
    expect(defaultSelection([group('g', [item('g', 'a', { isDefault: true, state: 'disabled' })])])).toStrictEqual([])
  })

  it('OPT-01 a choice replaces the selection of its group', () => {
    expect(selectOption(groups, [red], blue)).toStrictEqual({ ok: true, value: { selection: [blue], changed: true, closesPanel: true } })
    expect(selectOption(groups, [measured], red)).toMatchObject({ value: { selection: [red, measured] } })
  })

  it('OPT-01 an option that is not made to measure has no measures, whatever comes with it', () => {
    expect(selectOption(groups, [], { ...blue, custom: measures })).toStrictEqual({
      ok: true,
      value: { selection: [blue], changed: true, closesPanel: true },
    })
  })

  it('OPT-01 choosing the selected one does nothing', () => {
    const selection = [red, measured]
    for (const choice of [red, measured, { ...plain, custom: measures === null ? null : { ...measures } }]) {
      const answer = selectOption(groups, selection, choice)
      expect(answer).toStrictEqual({ ok: true, value: { selection, changed: false, closesPanel: false } })
      expect(answer.ok && answer.value.selection).toBe(selection)
    }
  })

  it('OPT-01 a made-to-measure choice leaves the panel open, and other measures are another choice', () => {
    expect(selectOption(groups, [red], measured)).toStrictEqual({
      ok: true,
      value: { selection: [red, measured], changed: true, closesPanel: false },
    })
    const larger = measureRug(round, { diameter: '300' }).measures
    expect(selectOption(groups, [red, measured], { ...plain, custom: larger })).toMatchObject({
      value: { changed: true, selection: [red, { custom: { diameterCm: 300 } }] },
    })
    for (const [shape, other] of [
      ['Ovaal', { width: '201', length: '200' }],
      ['Ovaal', { width: '200', length: '201' }],
      ['Rechthoek', { width: '200', length: '200' }],
    ] as const) {
      const before = { ...plain, custom: measuresFor('Ovaal', { width: '200', length: '200' }) }
      expect(selectOption(groups, [before], { ...plain, custom: measuresFor(shape, other) })).toMatchObject({ value: { changed: true } })
    }
    expect(selectOption(groups, [red, measured], plain)).toMatchObject({ value: { changed: true, selection: [red, plain] } })
  })

  it('OPT-01 measures mean nothing for an option that is not made to measure', () => {
    expect(selectOption(groups, [], { ...red, custom: measures })).toMatchObject({ value: { selection: [red] } })
  })

  it('OPT-02 a choice without both group and item is refused', () => {
    for (const choice of [
      {},
      { groupId: 'colour' },
      { itemId: 'red' },
      { groupId: '', itemId: 'red' },
      { groupId: 'colour', itemId: null },
    ])
      expect(selectOption(groups, [red], choice)).toMatchObject({ ok: false, failure: { reason: 'incomplete' } })
    expect(selectOption(groups, [red], { groupId: 'colour' })).toStrictEqual({
      ok: false,
      failure: { reason: 'incomplete', groupId: 'colour', itemId: null },
    })
  })

  it('OPT-02 so is one that the product does not offer, or not now', () => {
    expect(selectOption(groups, [red], { groupId: 'colour', itemId: 'Rond' })).toMatchObject({ failure: { reason: 'unknown' } })
    expect(selectOption(groups, [red], { groupId: 'size', itemId: 'red' })).toMatchObject({ failure: { reason: 'unknown' } })
    expect(selectOption(groups, [red], { groupId: 'colour', itemId: 'gold' })).toMatchObject({ failure: { reason: 'disabled' } })
  })
})

describe('what a selection gives', () => {
  const product = { price: price(5_000), optionGroups: groups, delivery: { totalDays: 1, unit: 'week' } } as const

  it('OPT-01 RUG-06 price, label and delivery follow the selection', () => {
    expect(chosenProduct(product, [red], { exclVat: false })).toMatchObject({
      price: { selling: 5_000, crossedOut: null },
      label: 'red',
      delivery: { key: 'delivery.tomorrow' },
      cartable: false,
    })
    expect(chosenProduct(product, [blue, measured], { exclVat: false })).toMatchObject({
      price: { selling: 45_900, crossedOut: 46_000 },
      label: 'blue, Rond ø 200 cm',
      delivery: { key: 'delivery.weeks', params: { from: 2, to: 3 } },
      cartable: true,
    })
    expect(chosenProduct(product, [blue, plain], { exclVat: true })).toMatchObject({
      price: { side: 'excl', selling: 4_876 },
      label: 'blue, Rond',
      cartable: false,
    })
  })

  it('PRC-07 without a price there is nothing to show or to order', () => {
    expect(chosenProduct({ ...product, price: null }, [blue, measured], { exclVat: false })).toMatchObject({ price: null, cartable: false })
  })

  it('OPT-05 every selected option must be cartable', () => {
    const colours = groups.slice(0, 1)
    expect(isCartable(colours, [])).toBe(true)
    expect(isCartable(colours, [red])).toBe(true)
    expect(isCartable(colours, [{ groupId: 'colour', itemId: 'grey' }])).toBe(false)
    expect(isCartable(colours, [{ groupId: 'colour', itemId: 'gold' }])).toBe(false)
    expect(isCartable(colours, [red, { groupId: 'size', itemId: 'large' }])).toBe(false)
    expect(isCartable(colours, [{ groupId: 'colour', itemId: 'pink' }])).toBe(false)
  })

  it('OPT-05 RUG-06 an option made to measure needs measures that can be made', () => {
    expect(isCartable(groups, [red])).toBe(false)
    expect(isCartable(groups, [red, plain])).toBe(false)
    expect(isCartable(groups, [red, measured])).toBe(true)
    const small = measures === null ? null : { ...measures, diameterCm: 99, area: (99 * 99) as AreaCm2 }
    expect(isCartable(groups, [red, small === null ? plain : { ...plain, custom: small }])).toBe(false)
  })

  it('CRT-03 RUG-06 a line holds names, weights and prices in the order of the groups', () => {
    expect(lineOptions(groups, [measured, blue])).toStrictEqual([
      { groupId: 'colour', itemId: 'blue', groupName: 'colour', name: 'blue', price: price(1_000, 1000), weightGrams: 40, custom: null },
      {
        groupId: 'shape',
        itemId: 'Rond',
        groupName: 'shape',
        name: 'Rond ø 200 cm',
        price: price(40_000),
        weightGrams: 500,
        custom: measures,
      },
    ])
    expect(lineOptions(groups, [plain])).toMatchObject([{ name: 'Rond', price: null, custom: null }])
  })

  it('OPT-01 what the product no longer offers is left out', () => {
    expect(
      chosenItems(groups, [
        { groupId: 'colour', itemId: 'pink' },
        { groupId: 'size', itemId: 'large' },
      ]),
    ).toStrictEqual([])
    expect(chosenItems(groups, [red]).map(({ item: { id } }) => id)).toStrictEqual(['red'])
  })
})
