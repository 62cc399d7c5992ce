import { describe, expect, it } from 'vitest'
import { chosenProduct } from './chosenProduct.ts'
import { chosenItems, isCartable, lineOptions } from './options.ts'
import type { AreaCm2, Cents } from '../money/units.ts'
import { blue, group, groups, item, measured, measures, plain, price, red, round } from '../testing/sampleOptions.ts'

describe('what a selection gives', () => {
  const product = { price: price(5_000), optionGroups: groups, delivery: { totalDays: 1, unit: 'week' }, initialInclVat: null } as const

  it('OPT-01 an option name that two groups share is shown with its group', () => {
    const none = (groupId: string) => ({ ...group(groupId, [item(groupId, 'none')]), name: `The ${groupId}` })
    const two = { ...product, optionGroups: [none('pad'), none('finish'), ...groups] }
    const chosen = [{ groupId: 'pad', itemId: 'none' }, { groupId: 'finish', itemId: 'none' }, red]
    expect(chosenProduct(two, chosen, { exclVat: false }).label).toBe('The pad: none, The finish: none, red')
  })

  it('OPT-01 RUG-06 price, label and delivery follow the selection', () => {
    expect(chosenProduct(product, [red], { exclVat: false })).toMatchObject({
      price: { selling: 5_000, crossedOut: null },
      label: 'red',
      deliveryDays: 1,
      cartable: false,
    })
    expect(chosenProduct(product, [blue, measured], { exclVat: false })).toMatchObject({
      price: { selling: 45_900, crossedOut: 46_000 },
      label: 'blue, round ø 200 cm',
      deliveryDays: 21,
      cartable: true,
    })
    expect(chosenProduct(product, [blue, plain], { exclVat: true })).toMatchObject({
      price: { side: 'excl', selling: 4_876 },
      label: 'blue, round',
      cartable: false,
    })
  })

  it('OPT-06 the total of the backend is the price until the first choice, and never without VAT', () => {
    const colours = { ...product, optionGroups: groups.slice(0, 1), initialInclVat: 5_432 as Cents }
    const sellingOf = (selection: Parameters<typeof chosenProduct>[1], exclVat = false) =>
      chosenProduct(colours, selection, { exclVat }).price?.selling
    expect(sellingOf([red])).toBe(5_432)
    expect(sellingOf([blue])).toBe(5_900)
    expect(sellingOf([])).toBe(5_432)
    expect(sellingOf([red], true)).toBe(4_132)
    expect(chosenProduct({ ...colours, price: null }, [red], { exclVat: false }).price).toBeNull()
  })

  it('OPT-06 a measured item is a choice, whose price is computed', () => {
    const shapes = { ...product, optionGroups: [group('shape', [item('shape', 'round', { isDefault: true, custom: round })])] }
    const chosen = chosenProduct({ ...shapes, initialInclVat: 1 as Cents }, [measured], { exclVat: false })
    expect(chosen.price?.selling).toBe(45_000)
  })

  it('OPT-06 a reduction is shown only where it leads to the total', () => {
    const reduced = { ...product, price: price(5_000, 1000), optionGroups: [] }
    const shownWith = (total: number) => chosenProduct({ ...reduced, initialInclVat: total as Cents }, [], { exclVat: false }).price
    expect(shownWith(4_500)).toMatchObject({ selling: 4_500, crossedOut: 5_000, discount: 1000 })
    expect(shownWith(4_400)).toStrictEqual({ side: 'incl', selling: 4_400, crossedOut: null, discount: null, saved: 0 })
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
        itemId: 'round',
        groupName: 'shape',
        name: 'round ø 200 cm',
        price: price(40_000),
        weightGrams: 500,
        custom: measures,
      },
    ])
    expect(lineOptions(groups, [plain])).toMatchObject([{ name: 'round', price: null, custom: null }])
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
