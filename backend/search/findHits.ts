import type { Backend } from '../answers/Backend.ts'
import type { CategoryRecord, Language } from '../records/ProductRecord.ts'
import type { Wanted } from '../ports/SearchIndex.ts'
import { wordsOf } from './matchQuery.ts'
import { nearWords } from './nearWords.ts'

/** The result of a query: numbers of products and categories, best first, and the words that were searched. */
export interface Hits {
  readonly words: readonly string[]
  readonly products: readonly number[]
  readonly categories: readonly CategoryRecord[]
}

/** Maximum number of categories in a response. */
const mostCategories = 4

/** Up to this many words replace their prefix; more are searched as a prefix. */
const fewWords = 8

/** The words of the catalogue with this prefix; null when there are too many. */
const begunBy = ({ searchIndex }: Backend, language: Language, typed: string): readonly string[] | null => {
  const words = searchIndex.words(language, typed, fewWords + 1)
  return words.length > fewWords ? null : words
}

/** A word of at least this many letters has the synonyms of those that it begins. */
const begins = 3

/** Synonyms of a typed word, or of the one that is being typed: 'klee' finds what 'kleed' does. */
const synonymsOf = (backend: Backend, language: Language, word: string): readonly string[] =>
  backend.shop.synonyms[language]
    .filter((group) => group.includes(word) || (word.length >= begins && group.some((other) => other.startsWith(word))))
    .flat()

/**
 * Products and categories with words that begin with those of the query or their synonyms (SRC-01); if no product matches, those with similar
 * words. A blank query finds nothing.
 */
export const findHits = (backend: Backend, language: Language, query: string, mostProducts: number): Hits => {
  const words = wordsOf(query)
  if (words.length === 0) return { words, products: [], categories: [] }
  const find = (wanted: readonly Wanted[]): Hits => ({
    // What was typed is marked, also in a word that it only begins.
    words: wanted.flatMap(({ typed, others }) => [typed, ...others.filter((word) => !word.startsWith(typed))]),
    products: backend.searchIndex.products(language, wanted, mostProducts),
    categories: backend.searchIndex.categories(language, wanted, mostCategories),
  })
  const wanted = words.map((typed) => ({ typed, others: synonymsOf(backend, language, typed), begun: begunBy(backend, language, typed) }))
  const found = find(wanted)
  if (found.products.length > 0) return found
  const near = find(wanted.map((word) => ({ ...word, others: [...word.others, ...nearWords(backend.searchIndex, language, word.typed)] })))
  if (near.products.length === 0 && found.categories.length > 0) return found
  const categories = new Map([...found.categories, ...near.categories].map((category) => [category.id, category]))
  return { ...near, categories: [...categories.values()].slice(0, mostCategories) }
}
