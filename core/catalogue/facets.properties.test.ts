import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OptionsFacet } from './content.ts'
import { facetView, toggleOption } from './facets.ts'
import type { ActiveFilter } from './filterPath.ts'
import { filters, text } from '../testing/arbitraries/arbitraryFilters.ts'

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

it('CAT-07 CAT-08 a group shows options of the facet only, each once, never more than the threshold unless expanded', () => {
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
