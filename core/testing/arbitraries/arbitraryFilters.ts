import * as fc from 'fast-check'
import type { ActiveFilter } from '../../catalogue/filterPath.ts'

export const text = fc.oneof(
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

export const filters = fc.uniqueArray(fc.oneof({ weight: 4, arbitrary: options }, range), {
  selector: (filter) => `${filter.type}${filter.name}`,
  maxLength: 5,
})
