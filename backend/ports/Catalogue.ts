import type { PageRecord, PostRecord } from '../records/PageRecord.ts'
import type { CategoryRecord, Language, ProductRecord, Text } from '../records/ProductRecord.ts'

/** The side of VAT on which a shop shows, filters and sorts prices. */
export type ShownSide = 'incl' | 'excl'

/** A facet with the chosen values. */
export interface ChosenOptions {
  readonly name: string
  readonly values: readonly string[]
}

/** Whole euros on the side of VAT that the shop shows, both ends included. */
export interface ChosenPrice {
  readonly min: number
  readonly max: number
}

export interface Filters {
  readonly options: readonly ChosenOptions[]
  readonly price: ChosenPrice | null
}

export type Sort = 'relevance' | 'lowest-price' | 'highest-price' | 'alfabetic-a-z' | 'mpn-descending'

export interface ListQuery {
  readonly categoryId: string
  readonly filters: Filters
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  readonly language: Language
  readonly side: ShownSide
}

/** What a path leads to. */
export type PathTarget =
  | { readonly kind: 'category'; readonly category: CategoryRecord }
  | { readonly kind: 'page'; readonly page: PageRecord | PostRecord }

/**
 * Pieces of a product that can be sold to a cart, or to anybody when it is null; as this process last heard, so the store decides when they are
 * bought. At least 0; null: not counted.
 */
export type PiecesFor = (productId: number, cartUid: string | null) => number | null

/** Products on one page of a list. */
export const pageSize = 24

/** What the shop sells and shows, as lists and pages read it. It answers at once, from this process. */
export interface Catalogue {
  readonly piecesFor: PiecesFor
  /**
   * null: there is none.
   * @param cartUid its stock is what this cart can have; null: what anybody can
   */
  readonly product: (id: number, cartUid?: string | null) => ProductRecord | null
  /** The product with this printed article number, written with or without hyphens and capitals; null: there is none. */
  readonly productByArticle: (number: string) => number | null
  /** Numbers of products that come after a product in the list of a category, then before it. */
  readonly neighbours: (productId: number, categoryId: string, most: number) => readonly number[]
  readonly category: (id: string) => CategoryRecord | null
  /** The categories right below one, in their order. */
  readonly children: (categoryId: string) => readonly CategoryRecord[]
  readonly page: (id: string) => PageRecord | PostRecord | null
  /** A path of the other language is found too. */
  readonly at: (path: string, language: Language) => PathTarget | null
  readonly redirect: (path: string) => { readonly target: string; readonly statusCode: 301 | 302 } | null
  /** One page of a category's products, and how many there are in all. */
  readonly list: (query: ListQuery) => { readonly products: readonly ProductRecord[]; readonly totalHits: number }
  /** How many products a category lists, counted up to `most`. */
  readonly countListed: (categoryId: string, most: number) => number
  /** The cheapest and dearest product of a category in cents on one side of VAT; null when none has a price. */
  readonly priceRange: (categoryId: string, side: ShownSide) => { readonly min: number; readonly max: number } | null
  /**
   * How many products each option would show, by facet and value: all filters count but those of the option's own facet, since options of one
   * facet add up. A product in two colours counts for both, so the counts of a facet may add up to more than the category lists. Answers every option of the category, also those with none.
   */
  readonly countOptions: (categoryId: string, filters: Filters, side: ShownSide) => ReadonlyMap<string, ReadonlyMap<string, number>>
  /** The paths of all categories and pages. */
  readonly paths: () => readonly { readonly categoryId: string | null; readonly path: Text }[]
  readonly countProducts: () => number
  /** Numbers and slugs of products by number. */
  readonly slugs: (limit: number, offset: number) => readonly { readonly id: number; readonly slug: Text }[]
}
