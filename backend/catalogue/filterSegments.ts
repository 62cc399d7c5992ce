import type { ChosenOptions, ChosenPrice, Filters } from '../ports/Catalogue.ts'

/** A range that includes all prices is no filter: it would only exclude products without a price. */
export const withoutWholeRange = (filters: Filters, found: { readonly min: number; readonly max: number } | null): Filters =>
  filters.price !== null && found !== null && filters.price.min * 100 <= found.min && filters.price.max * 100 >= found.max
    ? { ...filters, price: null }
    : filters

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

const priceOf = (values: string): ChosenPrice | null => {
  const match = /^(\d{1,7})-(\d{1,7})$/.exec(values)
  if (match === null) return null
  const [min, max] = [Number(match[1]), Number(match[2])]
  return min <= max ? { min, max } : null
}

/**
 * Splits a path into the page and its filter segments `name:value1,value2` and `Prijs:min-max` (CAT-05).
 * null when a segment is invalid, a facet occurs twice, or a page part follows a filter.
 */
export const splitPath = (path: string): { readonly page: string; readonly filters: Filters } | null => {
  const parts = path.split('/').filter((part) => part !== '')
  const firstFilter = parts.findIndex((part) => part.includes(':'))
  const pageParts = firstFilter === -1 ? parts : parts.slice(0, firstFilter)
  const segments = firstFilter === -1 ? [] : parts.slice(firstFilter)
  const options: ChosenOptions[] = []
  let price: ChosenPrice | null = null
  const seen = new Set<string>()
  for (const segment of segments) {
    const colon = segment.indexOf(':')
    const name = decoded(segment.slice(0, Math.max(colon, 0)))
    if (name === null || name === '' || seen.has(name)) return null
    seen.add(name)
    if (name === 'Prijs') {
      price = priceOf(segment.slice(colon + 1))
      if (price === null) return null
      continue
    }
    const values = segment
      .slice(colon + 1)
      .split(',')
      .map(decoded)
    if (values.some((value) => value === null || value === '')) return null
    options.push({ name, values: [...new Set(values.filter((value) => value !== null))] })
  }
  return { page: `/${pageParts.join('/')}`, filters: { options, price } }
}
