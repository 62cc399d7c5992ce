import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryOptionGroups } from '../testing/arbitraries/arbitraryOptionGroups.ts'
import { arbitraryPrice } from '../testing/arbitraries/arbitraryPrice.ts'
import { chosenProduct } from './chosenProduct.ts'
import type { Cents } from '../money/units.ts'
import { defaultSelection, selectOption } from './selectOption.ts'

const id = (letter: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.nat(4).map((number) => `${letter}${number}`) },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined, '', 'x') },
  )
const choices = fc.array(fc.record({ groupId: id('g'), itemId: id('i') }), { maxLength: 12 })

describe('any row of choices', () => {
  it('OPT-01 OPT-02 leaves at most one offered option a group, in the order of the groups', () => {
    fc.assert(
      fc.property(arbitraryOptionGroups, choices, (groups, row) => {
        let selection = defaultSelection(groups)
        for (const choice of row) {
          const before = selection
          const result = selectOption(groups, before, choice)
          if (!result.ok) continue
          selection = result.value.selection
          expect(result.value.changed).toBe(selection !== before)
          expect(selection).toContainEqual({ groupId: choice.groupId, itemId: choice.itemId })
        }
        const places = selection.map(({ groupId }) => groups.findIndex((group) => group.id === groupId))
        expect(places).toStrictEqual([...new Set(places)].toSorted((a, b) => a - b))
        for (const { groupId, itemId } of selection)
          expect(groups.find((group) => group.id === groupId)?.items.find((item) => item.id === itemId)?.state).toBe('active')
      }),
    )
  })

  it('OPT-01 PRC-08 always has a whole price of 0 or more', () => {
    const product = fc.record({
      price: arbitraryPrice(),
      optionGroups: arbitraryOptionGroups,
      initialInclVat: fc.option(fc.nat().map((total) => total as Cents)),
      delivery: fc.record({ totalDays: fc.option(fc.nat(60)), unit: fc.constantFrom('day' as const, 'week' as const) }),
    })
    fc.assert(
      fc.property(product, fc.boolean(), (of, exclVat) => {
        const { price } = chosenProduct(of, defaultSelection(of.optionGroups), { exclVat })
        expect(Number.isSafeInteger(price?.selling) && (price?.selling ?? -1) >= 0).toBe(true)
      }),
    )
  })
})
