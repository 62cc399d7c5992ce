import { priceFilterName } from './filterPath.ts'
import type { ActiveFilter, FilteredPath } from './filterPath.ts'

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** A value of options called 'Prijs' that looks like a price range keeps apart from one by its escaped hyphen. */
const optionValues = (name: string, values: readonly string[]): string => {
  const text = values.map(encoded).join(',')
  return name === priceFilterName && /^[0-9]+-[0-9]+$/.test(text) ? text.replace('-', '%2D') : text
}

const segmentOf = (filter: ActiveFilter): string => {
  const values = filter.type === 'priceRange' ? `${filter.min}-${filter.max}` : optionValues(filter.name, filter.values)
  return `${encoded(filter.name)}:${values}`
}

const isPrice = (euros: number): boolean => Number.isInteger(euros) && euros >= 0 && euros <= 999_999_999

const isPrintable = (filter: ActiveFilter): boolean =>
  filter.name !== '' &&
  (filter.type === 'options' ? filter.values.some((value) => value !== '') : isPrice(filter.min) && isPrice(filter.max))

/**
 * The path of a category with its filters, values URL-encoded (CAT-05). The inverse of `parseFilterPath` for filters with a name and with values
 * that are not empty; half characters become U+FFFD. Left out: filters without values, and price ranges that are not whole euros from 0 to 999 999 999.
 */
export const printFilterPath = ({ path, filters }: FilteredPath): string => {
  const segments = filters
    .filter(isPrintable)
    .map((filter) => segmentOf(filter.type === 'options' ? { ...filter, values: filter.values.filter((value) => value !== '') } : filter))
  return segments.length === 0 ? path : [path === '/' ? '' : path, ...segments].join('/')
}
