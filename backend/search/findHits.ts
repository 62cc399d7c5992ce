import type { Backend } from '../answers/Backend.ts'
import type { CategoryRecord, Language } from '../records/ProductRecord.ts'
import type { Wanted } from '../ports/SearchIndex.ts'
import { wordsOf } from './matchQuery.ts'
import { nearWords } from './nearWords.ts'

/** What a question came down to: numbers of products and categories, the best first, and the words that were looked for. */
export interface Hits {
  readonly words: readonly string[]
  readonly products: readonly number[]
  readonly categories: readonly CategoryRecord[]
}

/** Most categories of a response. */
const mostCategories = 4

/** So many words can replace their prefix; more are merged instead of searched one by one. */
const fewWords = 8

/** The words of the catalogue that begin so; null when there are more than a few. */
const begunBy = ({ searchIndex }: Backend, language: Language, typed: string): readonly string[] | null => {
  const words = searchIndex.words(language, typed, fewWords + 1)
  return words.length > fewWords ? null : words
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
