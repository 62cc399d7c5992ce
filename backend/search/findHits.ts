import type { Backend } from '../answers/Backend.ts'
import { text, whole } from '../database/row.ts'
import type { Language } from '../records/ProductRecord.ts'
import { matchQuery, wordsOf } from './matchQuery.ts'
import type { Place, Wanted } from './matchQuery.ts'
import { nearWords } from './nearWords.ts'

/** What a question came down to: numbers of products and of categories, the best first, and the words that were looked for. */
export interface Hits {
  readonly words: readonly string[]
  readonly products: readonly number[]
  /** Positions of categories. */
  readonly categories: readonly number[]
}

/** Most categories of a response. */
const mostCategories = 4

/**
 * Rowids of a kind, the best first: what is of the material, colour or category that was named, then whole words in the title, then beginnings there, then anywhere;
 * among alike as in the catalogue.
 */
const rowids = (
  backend: Backend,
  language: Language,
  wanted: readonly Wanted[],
  kind: 'products' | 'categories',
  most: number,
): readonly number[] => {
  const found = new Set<number>()
  const places: readonly Place[] = ['whole in kind', 'whole in title', 'title', 'anywhere']
  for (const place of places) {
    if (found.size >= most) break
    const rows = backend.catalogue.all(
      kind === 'products'
        ? `SELECT rowid AS id FROM search_${language} WHERE search_${language} MATCH ? AND rowid > 0 ORDER BY rowid LIMIT ?`
        : `SELECT rowid AS id FROM search_${language} WHERE search_${language} MATCH ? AND rowid < 0 ORDER BY rowid DESC LIMIT ?`,
      matchQuery(wanted, place),
      most,
    )
    for (const row of rows) found.add(whole(row, 'id'))
  }
  return [...found].slice(0, most)
}

/** So many words can replace their prefix; more are merged instead of searched one by one. */
const fewWords = 8

/** The words of the catalogue that begin so; null when there are more than a few. */
const begunBy = (backend: Backend, language: Language, typed: string): readonly string[] | null => {
  const rows = backend.catalogue.all(
    `SELECT term FROM known_word_${language} WHERE term >= ? AND term < ? LIMIT ?`,
    typed,
    `${typed}\u{10ffff}`,
    fewWords + 1,
  )
  return rows.length > fewWords ? null : rows.map((row) => text(row, 'term'))
}

/** Words that mean the same as one that was typed. */
const synonymsOf = (backend: Backend, language: Language, word: string): readonly string[] =>
  backend.shop.synonyms[language].filter((group) => group.includes(word)).flat()

/**
 * Products and categories that have words beginning with those of the question or a synonym of them (SRC-01); when no product has, those
 * that have nearly the same words. Blank finds nothing.
 */
export const findHits = (backend: Backend, language: Language, query: string, mostProducts: number): Hits => {
  const words = wordsOf(query)
  if (words.length === 0) return { words, products: [], categories: [] }
  const find = (wanted: readonly Wanted[]): Hits => ({
    words: wanted.flatMap(({ typed, others }) => [typed, ...others]),
    products: rowids(backend, language, wanted, 'products', mostProducts),
    categories: rowids(backend, language, wanted, 'categories', mostCategories).map((rowid) => -1 - rowid),
  })
  const wanted = words.map((typed) => ({ typed, others: synonymsOf(backend, language, typed), begun: begunBy(backend, language, typed) }))
  const found = find(wanted)
  if (found.products.length > 0) return found
  const near = find(wanted.map((word) => ({ ...word, others: [...word.others, ...nearWords(backend.catalogue, language, word.typed)] })))
  if (near.products.length === 0 && found.categories.length > 0) return found
  return { ...near, categories: [...new Set([...found.categories, ...near.categories])].slice(0, mostCategories) }
}
