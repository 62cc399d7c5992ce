import { activeFilterLabels, facetView, filterPaths, toggleOption } from '../../core/catalogue/index.ts'
import { measureRug } from '../../core/rug/index.ts'
import type { ActiveFilter, OptionsFacet } from '../../core/catalogue/index.ts'
import type { AreaCm2, BasisPoints, Cents } from '../../core/money/index.ts'
import type { CustomItem } from '../../core/rug/index.ts'
import { rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { microseconds } from './microseconds.ts'

const { parse: parseFilterPath, print: printFilterPath } = filterPaths('Prijs')

const filtersOf = (values: number): readonly ActiveFilter[] => [
  { type: 'priceRange', name: 'Prijs', min: 100, max: 900 },
  { type: 'options', name: 'Kleur', values: Array.from({ length: values }, (_, index) => `Blauw, crème & 50% grijs/${index}`) },
]

const facetOf = (options: number): OptionsFacet => ({
  type: 'options',
  name: 'Kleur',
  label: 'Kleur',
  isVisible: true,
  options: Array.from({ length: options }, (_, index) => ({
    value: `v${index}`,
    label: `Crème ${index}`,
    amount: index,
    isChecked: index % 100 === 0,
    colour: null,
  })),
})

const rug: CustomItem = {
  shape: 'rectangle',
  pricePerM2: {
    side: 'incl',
    base: 14_900 as Cents,
    discount: 1000 as BasisPoints,
    vat: 2100 as BasisPoints,
    lowest30Days: 14_900 as Cents,
  },
  minimumArea: 10_000 as AreaCm2,
  maximumCm: 400,
  unitDisplay: 'm²',
}

interface Work {
  readonly what: string
  readonly sizes: readonly number[]
  readonly of: string
  readonly make: (size: number) => () => unknown
}

const works: readonly Work[] = [
  {
    what: 'filter path printed',
    sizes: [10, 100, 1000],
    of: 'values',
    make: (size) => {
      const filters = filtersOf(size)
      return () => printFilterPath({ path: '/vloerkleden', filters })
    },
  },
  {
    what: 'filter path read',
    sizes: [10, 100, 1000],
    of: 'values',
    make: (size) => {
      const path = printFilterPath({ path: '/vloerkleden', filters: filtersOf(size) })
      return () => parseFilterPath(path)
    },
  },
  {
    what: 'facet shown, checked first',
    sizes: [100, 1000, 10_000],
    of: 'options',
    make: (size) => {
      const facet = facetOf(size)
      return () => facetView(facet, { threshold: 5, expanded: false, term: '', lastUsed: true })
    },
  },
  {
    what: 'facet searched',
    sizes: [100, 1000, 10_000],
    of: 'options',
    make: (size) => {
      const facet = facetOf(size)
      return () => facetView(facet, { threshold: 5, expanded: false, term: 'crème 99', lastUsed: false })
    },
  },
  {
    what: 'option of a facet pressed, with its labels',
    sizes: [100, 1000, 10_000],
    of: 'options',
    make: (size) => {
      const facet = facetOf(size)
      return () =>
        activeFilterLabels(
          toggleOption([{ type: 'options', name: 'Kleur', values: ['v1', 'v2'] }], 'Kleur', `v${size - 1}`),
          [facet],
          String,
        )
    },
  },
  { what: 'rug quote', sizes: [1], of: 'quote', make: () => () => measureRug(rug, { width: ' 240 cm', length: '345' }) },
]

/** Rules that a page evaluates while a visitor types or clicks. */
export const benchRules = (): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const { what, sizes, of, make } of works) {
    const times = sizes.map((size) => {
      const time = microseconds(make(size), () => 0)
      figures.push({ what: `${what}, ${size} ${of}`, value: rounded(time, 2), unit: 'µs' })
      return time / size
    })
    const [before, last] = times.slice(-2)
    if (before !== undefined && last !== undefined)
      figures.push({
        what: '  time each, largest against the one before',
        value: rounded(last / before, 2),
        unit: '×',
        target: 'about 1: linear',
      })
  }
  return Promise.resolve(figures)
}
