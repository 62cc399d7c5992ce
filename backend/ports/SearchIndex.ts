import type { CategoryRecord, Language, ProductRecord } from '../records/ProductRecord.ts'
import type { ShownSide } from './Catalogue.ts'

/**
 * A word of a question: `typed` may be the beginning of one, `others` are whole words that will do in its place. `begun` are the words that
 * begin so; null where they are too many to be named.
 */
export interface Wanted {
  readonly typed: string
  readonly others: readonly string[]
  readonly begun: readonly string[] | null
}

/** What the list of a search needs of a product. */
export interface Finding {
  readonly productId: number
  /** Products of one family share a card. */
  readonly family: number
  /** Cents after discount on the side of VAT that the shop shows; null: no price is known. */
  readonly price: number | null
  /** In small letters without accents: titles are sorted by it. */
  readonly title: string
  readonly mpn: string
  readonly facets: ProductRecord['facets']
}

/** What finds products and categories by words. It answers at once, from this process. */
export interface SearchIndex {
  /**
   * Numbers of products that have every word, the best first: what is of the material, colour or category that was named, then whole words in
   * the title, then beginnings there, then anywhere; among alike as in the catalogue.
   */
  readonly products: (language: Language, wanted: readonly Wanted[], most: number) => readonly number[]
  /** Categories, likewise. */
  readonly categories: (language: Language, wanted: readonly Wanted[], most: number) => readonly CategoryRecord[]
  /** Words that occur and begin so, by letter; at most so many. */
  readonly words: (language: Language, beginning: string, most: number) => readonly string[]
  /** Words of more than three letters, without numbers, that occur and begin with this letter, by letter. */
  readonly wordsWithoutNumbers: (language: Language, first: string) => readonly string[]
  /** The products of these numbers, in their order; unknown ones are left out. */
  readonly findings: (productIds: readonly number[], language: Language, side: ShownSide) => readonly Finding[]
}
