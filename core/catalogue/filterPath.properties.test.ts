import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OptionsFacet, PriceFacet } from './content.ts'
import type { Cents } from '../money/units.ts'
import { facetView, setPriceRange, toggleOption } from './facets.ts'
import type { ActiveFilter, FilteredPath } from './filterPath.ts'
import { contentQueryOf, filterAddress, parseFilterPath, printFilterPath } from './filterPath.ts'
import { sortOptions } from './sort.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({
    unit: fc.constantFrom(',', '/', ':', '%', ' ', '-', '+', '?', '#', '&', '=', '2', 'é', '😀', 'P', '\u0000'),
    minLength: 1,
    maxLength: 8,
  }),
  fc.constantFrom('10-20', '%2C', '%', '..', 'Prijs'),
)
const options: fc.Arbitrary<ActiveFilter> = fc.record({
  type: fc.constant('options' as const),
  name: fc.oneof(text, fc.constant('Prijs')),
  values: fc.uniqueArray(text, { minLength: 1, maxLength: 5 }),
})
const euros = fc.integer({ min: 0, max: 999_999_999 })
const range: fc.Arbitrary<ActiveFilter> = fc
  .tuple(euros, euros)
  .map(([a, b]) => ({ type: 'priceRange', name: 'Prijs', min: Math.min(a, b), max: Math.max(a, b) }))
const filters = fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: options }, range), {
  selector: (filter) => `${filter.type}${filter.name}`,
  maxLength: 5,
})
const path = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
const list: fc.Arbitrary<FilteredPath> = fc.record({ path, filters })

it('CAT-05 printing and parsing are inverse for any Unicode', () => {
  fc.assert(
    fc.property(list, (given) => {
      const printed = printFilterPath(given)
      expect(parseFilterPath(printed)).toEqual(given)
      expect(printed).toMatch(/^\/[\x21-\x7e]*$/)
    }),
    { numRuns: 1000 },
  )
})

it('CAT-05 parsing and printing settle: what was printed once is printed again, for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(text).map((parts) => `/${parts.join('/')}`),
        fc.array(text).map((parts) => parts.join(':')),
      ),
      (typed) => {
        const once = printFilterPath(parseFilterPath(typed))
        expect(printFilterPath(parseFilterPath(once))).toBe(once)
      },
    ),
    { numRuns: 1000 },
  )
})

it('CAT-05 CAT-12 a list is found back from its address', () => {
  fc.assert(
    fc.property(
      list,
      fc.constantFrom(null, ...sortOptions.map((option) => option.value)),
      fc.integer({ min: 1, max: 999_999 }),
      (given, sort, page) => {
        fc.pre(!/^\/en(\/|$)/.test(given.path))
        const query = contentQueryOf(filterAddress({ ...given, sort, page }))
        expect(query).toEqual({ path: printFilterPath(given), sort, page })
        expect(parseFilterPath(query.path)).toEqual(given)
      },
    ),
  )
})

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
      const facet: PriceFacet = { type: 'priceRange', name: 'Prijs', label: 'Prijs', marks, range: marks }
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
    .uniqueArray(fc.record({ value: text, label: text, amount: fc.nat(), isChecked: fc.boolean() }), {
      selector: (option) => option.value,
      maxLength: 20,
    })
    .map((all) => ({ type: 'options', name: 'Kleur', label: 'Kleur', options: all }))
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
