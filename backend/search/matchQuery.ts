import type { Wanted } from '../ports/SearchIndex.ts'

/** The different words of a question, without accents; at most ten, since more never narrow a search. */
export const wordsOf = (query: string): readonly string[] => {
  const plain = query.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 10)
}

/** Where the words have to be: as whole words in the kind or in the title, as beginnings in the title, or as beginnings anywhere. */
export type Place = 'whole in kind' | 'whole in title' | 'title' | 'anywhere'

/**
 * The same as a query of FTS5: of every word one alternative has to be there. Only what was typed is looked for as a beginning: by naming
 * the few words which begin so, because to leave that to FTS5 costs a merge of all their places before the first is found.
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
