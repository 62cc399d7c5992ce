import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import type { OptionsFacet, PriceFacet } from './content.ts'
import { activeFilterLabels, facetsShown, facetView, filtersAtWork, toggleOption } from './facets.ts'
import type { ActiveFilter } from './filterPath.ts'

const option = (value: string, isChecked = false): OptionsFacet['options'][number] => ({
  value,
  label: `${value.toUpperCase()}!`,
  amount: 1,
  isChecked,
  colour: null,
})
const colours: OptionsFacet = {
  type: 'options',
  name: 'Kleur',
  label: 'Kleur van het kleed',
  isVisible: true,
  options: [option('rood'), option('blauw'), option('groen'), option('crème', true), option('wit')],
}
const marks = { min: 1995 as Cents, max: 89_901 as Cents }
const priceFacet: PriceFacet = { type: 'priceRange', name: 'Prijs', label: 'Prijs', isVisible: true, marks, range: marks }
const look = { threshold: 2, expanded: false, term: '', lastUsed: false }
const values = (view: { readonly options: readonly { readonly value: string }[] }): readonly string[] =>
  view.options.map(({ value }) => value)

describe('a group of options', () => {
  it('CAT-07 more options than the threshold: the first, Show more and a search box', () => {
    const view = facetView(colours, look)
    expect(values(view)).toEqual(['rood', 'blauw'])
    expect(view).toMatchObject({ toggle: 'more', hasSearch: true })
  })

  it('CAT-07 expanded: all, Show less and no search box', () => {
    const view = facetView(colours, { ...look, expanded: true, term: 'rood' })
    expect(values(view)).toEqual(['rood', 'blauw', 'groen', 'crème', 'wit'])
    expect(view).toMatchObject({ toggle: 'less', hasSearch: false })
  })

  it('CAT-07 as many options as the threshold: all of them, nothing else', () => {
    expect(facetView(colours, { ...look, threshold: 5 })).toMatchObject({ options: colours.options, toggle: null, hasSearch: false })
  })

  it.each([
    ['ro', ['rood', 'groen']],
    [' CREME ', ['crème']],
    ['paars', []],
    ['   ', ['rood', 'blauw']],
  ])('CAT-07 with the term %j only %j show', (term, shown) => {
    const view = facetView(colours, { ...look, term })
    expect(values(view)).toEqual(shown)
    expect(view.hasSearch).toBe(true)
  })

  it('CAT-08 checked options come first in the last-used filter only', () => {
    expect(values(facetView(colours, { ...look, lastUsed: true }))).toEqual(['crème', 'rood'])
  })

  it('CAT-06 the price range shows only if the configuration allows', () => {
    expect(facetsShown([colours, priceFacet], true)).toEqual([colours, priceFacet])
    expect(facetsShown([colours, priceFacet], false)).toEqual([colours])
  })
})

describe('changing filters', () => {
  const red: ActiveFilter = { type: 'options', name: 'Kleur', values: ['rood'] }
  const wool: ActiveFilter = { type: 'options', name: 'Materiaal', values: ['wol'] }

  it('CAT-10 toggling adds and removes, the last option drops the filter', () => {
    expect(toggleOption([], 'Kleur', 'rood')).toEqual([red])
    expect(toggleOption([red, wool], 'Kleur', 'blauw')).toEqual([wool, { ...red, values: ['rood', 'blauw'] }])
    expect(toggleOption([red, wool], 'Kleur', 'rood')).toEqual([wool])
  })
})

describe('facets that are shown', () => {
  it('CAT-14 a facet group that the backend hides is not shown', () => {
    expect(facetsShown([{ ...colours, isVisible: false }, priceFacet], true)).toEqual([priceFacet])
    expect(facetsShown([colours, { ...priceFacet, isVisible: false }], true)).toEqual([colours])
  })
})

describe('active filters', () => {
  it('CAT-10 a price range as wide as the list is no filter', () => {
    const red: ActiveFilter = { type: 'options', name: 'Kleur', values: ['rood'] }
    const range = (min: number, max: number): ActiveFilter => ({ type: 'priceRange', name: 'Prijs', min, max })
    expect(filtersAtWork([red, range(19, 900)], [colours, priceFacet])).toEqual([red])
    expect(filtersAtWork([range(0, 5000)], [priceFacet])).toEqual([])
    for (const narrow of [range(20, 900), range(19, 899)]) expect(filtersAtWork([narrow], [priceFacet])).toEqual([narrow])
    expect(filtersAtWork([range(0, 5000)], [colours])).toHaveLength(1)
  })

  it('CAT-09 active filters have the backend’s labels, or their own text', () => {
    const filters: readonly ActiveFilter[] = [
      { type: 'options', name: 'Kleur', values: ['rood', 'paars'] },
      { type: 'options', name: 'Onbekend', values: ['x'] },
      { type: 'priceRange', name: 'Prijs', min: 10, max: 20 },
    ]
    expect(activeFilterLabels(filters, [priceFacet, colours], (amount) => `${amount} ct`)).toEqual([
      { filter: filters[0], label: 'Kleur van het kleed', values: [{ text: 'ROOD!' }, { text: 'paars' }] },
      { filter: filters[1], label: 'Onbekend', values: [{ text: 'x' }] },
      { filter: filters[2], label: 'Prijs', values: [{ key: 'catalogue.priceRange', params: { min: '1000 ct', max: '2000 ct' } }] },
    ])
    expect(activeFilterLabels([], [colours], String)).toEqual([])
    const namesake: OptionsFacet = { ...colours, name: 'Prijs', label: 'Prijsgroep' }
    expect(activeFilterLabels(filters.slice(2), [namesake, priceFacet], String)).toMatchObject([{ label: 'Prijs' }])
    expect(activeFilterLabels([{ type: 'options', name: 'Prijs', values: ['x'] }], [priceFacet], String)).toMatchObject([
      { values: [{ text: 'x' }] },
    ])
  })
})
