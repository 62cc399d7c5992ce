import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OptionsFacet, PriceFacet } from './content.ts'
import { facetView, setPriceRange, toggleOption } from './facets.ts'
import { filterPaths } from './filterPath.ts'
import type { ActiveFilter } from './filterPath.ts'
import type { Cents } from '../money/units.ts'
import { filters, text } from '../testing/arbitraries/arbitraryFilters.ts'

const { parse: parseFilterPath, print: printFilterPath } = filterPaths('Prijs')

it('CAT-10 toggling twice gives the same filters, the touched one last', () => {
  fc.assert(
    fc.property(filters, text, text, (given, name, value) => {
      const once = toggleOption(given, name, value)
      const others = given.filter((filter) => filter.type !== 'options' || filter.name !== name)
      const before = given.find((filter) => filter.type === 'options' && filter.name === name)
      const after = toggleOption(once, name, value).find((filter) => filter.name === name && filter.type === 'options')
      const values = (filter: ActiveFilter | undefined): readonly string[] => (filter?.type === 'options' ? filter.values.toSorted() : [])
      expect(values(after)).toEqual(values(before))
      expect(once.slice(0, others.length)).toEqual(others)
      for (const filter of once) expect(filter.type === 'priceRange' || filter.values.length > 0).toBe(true)
    }),
  )
})

it('CAT-10 a price range stays within the marks, and the whole range is no filter', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(filters, cents, cents, fc.double(), fc.double(), (given, a, b, low, high) => {
      const marks = { min: Math.min(a, b) as Cents, max: Math.max(a, b) as Cents }
      const facet: PriceFacet = { type: 'priceRange', name: 'Prijs', label: 'Prijs', isVisible: true, marks, range: marks }
      const changed = setPriceRange(given, facet, { min: low, max: high })
      const chosen = changed.filter((filter) => filter.type === 'priceRange')
      for (const { min, max } of chosen) {
        expect(min).toBeGreaterThanOrEqual(Math.floor(marks.min / 100))
        expect(max).toBeLessThanOrEqual(Math.ceil(marks.max / 100))
        expect(min).toBeLessThanOrEqual(max)
      }
      expect(parseFilterPath(printFilterPath({ path: '/', filters: chosen })).filters).toEqual(chosen)
      expect(setPriceRange(given, facet, { min: NaN, max: NaN }).some((filter) => filter.type === 'priceRange')).toBe(false)
    }),
  )
})

it('CAT-07 CAT-08 a group shows options of the facet only, each once, never more than the threshold unless asked', () => {
  const facet: fc.Arbitrary<OptionsFacet> = fc
    .uniqueArray(fc.record({ value: text, label: text, amount: fc.nat(), isChecked: fc.boolean(), colour: fc.constant(null) }), {
      selector: (option) => option.value,
      maxLength: 20,
    })
    .map((all) => ({ type: 'options', name: 'Kleur', label: 'Kleur', isVisible: true, options: all }))
  const look = fc.record({ threshold: fc.nat(12), expanded: fc.boolean(), term: fc.oneof(fc.constant(''), text), lastUsed: fc.boolean() })
  fc.assert(
    fc.property(facet, look, (group, how) => {
      const view = facetView(group, how)
      expect(new Set(view.options).size).toBe(view.options.length)
      for (const option of view.options) expect(group.options).toContain(option)
      const shown = view.options.length
      const promised = { more: how.threshold, less: group.options.length, none: shown }[view.toggle ?? 'none']
      expect(shown).toBe(promised)
      const checked = view.options.map((option) => option.isChecked)
      expect(!how.lastUsed || !checked.slice(checked.indexOf(false)).includes(true) || !checked.includes(false)).toBe(true)
    }),
  )
})
