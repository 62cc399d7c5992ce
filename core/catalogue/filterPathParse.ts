import { priceFilterName } from './filterPath.ts'
import type { ActiveFilter, FilteredPath } from './filterPath.ts'

/** A malformed escape is taken literally: someone typed 'Kleur:50%'. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const filterOf = (segment: string): ActiveFilter | null => {
  const colon = segment.indexOf(':')
  if (colon < 1) return null
  const name = decoded(segment.slice(0, colon))
  const text = segment.slice(colon + 1)
  const range = name === priceFilterName ? /^([0-9]{1,9})-([0-9]{1,9})$/.exec(text) : null
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

const keyOf = (filter: ActiveFilter): string => `${filter.type} ${filter.name}`

/** Segments of the same name are one filter; of two price ranges the later counts. */
const merged = (filters: readonly ActiveFilter[]): readonly ActiveFilter[] => {
  const byName = new Map<string, ActiveFilter>()
  for (const filter of filters) {
    const earlier = byName.get(keyOf(filter))
    const both = earlier?.type === 'options' && filter.type === 'options'
    byName.set(keyOf(filter), both ? { ...filter, values: [...new Set([...earlier.values, ...filter.values])] } : filter)
  }
  return [...byName.values()]
}

/**
 * Reads a path with filter segments, as it stands in the address bar (still percent-encoded): 'name:value1,value2', 'Prijs:min-max' (CAT-05).
 * The inverse of `printFilterPath`; any text is tolerated, filters without values are dropped.
 */
export const parseFilterPath = (path: string): FilteredPath => {
  const plain: string[] = []
  const filters: ActiveFilter[] = []
  for (const segment of path.split('/')) {
    if (segment === '') continue
    const filter = filterOf(segment)
    if (filter === null) plain.push(segment)
    else if (filter.type === 'priceRange' || filter.values.length > 0) filters.push(filter)
  }
  return { path: `/${plain.join('/')}`, filters: merged(filters) }
}
