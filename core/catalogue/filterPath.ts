import type { ContentQuery } from './content.ts'
import { pageOf } from './pagination.ts'
import { sortOf } from './sort.ts'
import type { Sort } from './sort.ts'
import { canonicalPath, localeOfPath, splitAddress } from '../routing/paths.ts'

/** A filter in a path (CAT-05). The price range is in whole euros. */
export type ActiveFilter =
  | { readonly type: 'options'; readonly name: string; readonly values: readonly string[] }
  | { readonly type: 'priceRange'; readonly name: string; readonly min: number; readonly max: number }

/** A category and its filters; the last filter is the last-used one (CAT-08). */
export interface FilteredPath {
  /** Path without filter segments, unchanged except for colons, which are unescaped. '/' is home. */
  readonly path: string
  readonly filters: readonly ActiveFilter[]
}

/** A malformed escape is taken literally: someone typed 'Kleur:50%'. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const filterOf = (priceName: string, segment: string): ActiveFilter | null => {
  const colon = segment.indexOf(':')
  if (colon < 1) return null
  const name = decoded(segment.slice(0, colon))
  const text = segment.slice(colon + 1)
  const range = name === priceName ? /^([0-9]{1,9})-([0-9]{1,9})$/.exec(text) : null
  if (range !== null) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    return { type: 'priceRange', name, min: Math.min(low, high), max: Math.max(low, high) }
  }
  const values = [
    ...new Set(
      text
        .split(',')
        .map(decoded)
        .filter((value) => value !== ''),
    ),
  ]
  return { type: 'options', name, values }
}

/** Segments of the same name are one filter; of two price ranges the later counts. */
const merged = (filters: readonly ActiveFilter[]): readonly ActiveFilter[] => {
  const values = new Map<string, Set<string>>()
  const byName = new Map<string, ActiveFilter>()
  for (const filter of filters) {
    byName.set(`${filter.type} ${filter.name}`, filter)
    if (filter.type !== 'options') continue
    const known = values.get(filter.name) ?? new Set()
    for (const value of filter.values) known.add(value)
    values.set(filter.name, known)
  }
  return Array.from(byName.values(), (filter) =>
    filter.type === 'options' ? { ...filter, values: [...(values.get(filter.name) ?? [])] } : filter,
  )
}

/** A colon makes a segment a filter, so a colon in the name of a category is escaped. */
const escapedColons = (path: string): string => path.replace(/(?<=[^/]):/g, '%3A')

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** An option value that looks like a price range is distinguished from one by an escaped hyphen. */
const optionValues = (priceName: string, name: string, values: readonly string[]): string => {
  const text = values.map(encoded).join(',')
  return name === priceName && /^[0-9]+-[0-9]+$/.test(text) ? text.replace('-', '%2D') : text
}

const segmentOf = (priceName: string, filter: ActiveFilter): string => {
  const values = filter.type === 'priceRange' ? `${filter.min}-${filter.max}` : optionValues(priceName, filter.name, filter.values)
  return `${encoded(filter.name)}:${values}`
}

const isPrice = (euros: number): boolean => Number.isInteger(euros) && euros >= 0 && euros <= 999_999_999

const isPrintable = (filter: ActiveFilter): boolean =>
  filter.name !== '' &&
  (filter.type === 'options' ? filter.values.some((value) => value !== '') : isPrice(filter.min) && isPrice(filter.max))

/** The addresses of lists of products, written and read. */
export interface FilterPaths {
  /**
   * Reads a path with filter segments, as in the address bar (still percent-encoded): 'name:value1,value2', 'price:min-max' (CAT-05).
   * The inverse of `print`; any text is tolerated, filters without values are dropped.
   */
  readonly parse: (path: string) => FilteredPath
  /**
   * The path of a category with its filters, values URL-encoded (CAT-05). The inverse of `parse` for filters with a name and with values that
   * are not empty; half characters become U+FFFD. Left out: filters without values, and price ranges that are not whole euros from 0 to 999 999 999.
   */
  readonly print: (list: FilteredPath) => string
  /**
   * The address of a list of products as a real link (CAT-12). `sort` null is the configured one and page 1 is the first: both are left out
   * of the query, so that a page has one address. A change of filters resets the page by leaving it out (CAT-10).
   */
  readonly address: (list: FilteredPath & { readonly sort?: Sort | null; readonly page?: number }) => string
}

/**
 * How addresses of lists are written and read in a shop (CAT-05).
 * @param priceName what the price range is called in them, the same in every language (CAT-06)
 */
export const filterPaths = (priceName: string): FilterPaths => {
  const print = ({ path, filters }: FilteredPath): string => {
    const segments = filters
      .filter(isPrintable)
      .map((filter) =>
        segmentOf(priceName, filter.type === 'options' ? { ...filter, values: filter.values.filter((value) => value !== '') } : filter),
      )
    const category = escapedColons(path)
    return segments.length === 0 ? category : [category === '/' ? '' : category, ...segments].join('/')
  }

  return {
    parse: (path) => {
      const plain: string[] = []
      const filters: ActiveFilter[] = []
      for (const segment of path.split('/')) {
        if (segment === '') continue
        const filter = filterOf(priceName, segment)
        if (filter === null) plain.push(segment.replace(/%3A/gi, ':'))
        else if (filter.type === 'priceRange' || filter.values.length > 0) filters.push(filter)
      }
      return { path: `/${plain.join('/')}`, filters: merged(filters) }
    },
    print,
    address: (list) => {
      const { sort = null, page = 1 } = list
      const query = [...(sort === null ? [] : [`sort=${sort}`]), ...(page > 1 ? [`page=${page}`] : [])]
      return `${print(list)}${query.length === 0 ? '' : `?${query.join('&')}`}`
    },
  }
}

/** The first value of a query parameter, decoded; null when it is absent or malformed. */
const parameter = (query: string, name: string): string | null => {
  const pair = query.split('&').find((text) => text === name || text.startsWith(`${name}=`))
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

/** The backend's query for the address of a list: path with filters, without language prefix and trailing slash, page and sort (CAT-01…CAT-05). */
export const contentQueryOf = (address: string): ContentQuery => {
  const { path, rest } = splitAddress(localeOfPath(address).path)
  const query = rest.startsWith('?') ? (rest.slice(1).split('#')[0] ?? '') : ''
  return { path: canonicalPath(path), page: pageOf(parameter(query, 'page')), sort: sortOf(parameter(query, 'sort')) }
}
