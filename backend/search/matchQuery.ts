import type { Wanted } from '../ports/SearchIndex.ts'

/** The distinct words of a query, without accents; at most ten, because more never narrow a search. */
export const wordsOf = (query: string): readonly string[] => {
  const plain = query.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 10)
}

/** Where the words must match: whole words in the kind or the title, prefixes in the title, or prefixes anywhere. */
export type Place = 'whole in kind' | 'whole in title' | 'title' | 'anywhere'

/**
 * Builds the FTS5 query: of every word one alternative must match. Only typed words match as prefixes, by listing the few words with that
 * prefix, because FTS5 itself would merge all their positions before the first hit.
 */
export const matchQuery = (wanted: readonly Wanted[], place: Place): string => {
  const of = ({ typed, others, begun: words }: Wanted): string => {
    const whole = [typed, ...others].map((word) => `"${word}"`)
    const begun = [
      ...(words === null ? [`"${typed}"*`] : [typed, ...words].map((word) => `"${word}"`)),
      ...others.filter((word) => !word.startsWith(typed)).map((word) => `"${word}"`),
    ]
    return `(${(place.startsWith('whole') ? whole : begun).join(' OR ')})`
  }
  const all = wanted.map(of).join(' AND ')
  return place === 'anywhere' ? all : `${place === 'whole in kind' ? 'kinds' : 'title'} : (${all})`
}
