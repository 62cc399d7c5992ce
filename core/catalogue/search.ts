import type { BadgeTone } from './badgeTone.ts'
import type { ContentPage, ContentQuery } from './content.ts'
import { contentQueryOf } from './filterPath.ts'
import type { Picture } from './product.ts'
import type { Cents } from '../money/units.ts'
import { splitAddress } from '../routing/paths.ts'

/** A sign beside what was found (SRC-02). */
export type SearchBadge =
  | { readonly type: 'text'; readonly label: string; readonly tone: BadgeTone }
  /** `address` of a small picture. */
  | { readonly type: 'image'; readonly label: string; readonly address: string }
  | {
      readonly type: 'price'
      /** Neutral: the price as plain text. */
      readonly tone: BadgeTone
      /** Before the lowest price when the highest is another, such as 'vanaf'; null: one price, after discount. */
      readonly prefix: string | null
      readonly exclVat: Cents
      readonly inclVat: Cents
    }

/** One thing that was found. */
export interface SearchItem {
  readonly id: string
  /** Sanitised HTML with the typed words in mark elements. */
  readonly title: string
  readonly picture: Picture | null
  /** Path in the active language (SRC-04). */
  readonly path: string
  readonly badges: readonly SearchBadge[]
}

/** Results of one kind (SRC-02). */
export interface SearchGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly SearchItem[]
}

/** Search results as a list with facets; of very many hits the best are listed (SRC-01, CAT-10). */
export interface Found extends Pick<ContentPage, 'products' | 'facets' | 'sort' | 'pagination'> {
  readonly categories: readonly SearchItem[]
}

/** The query of a results page's address. */
export interface FoundQuery extends ContentQuery {
  /** Trimmed, not blank. */
  readonly searched: string
}

/** Longest question that the backend takes, in characters. */
const longest = 200

/** The query that is sent: trimmed, and cut at the backend's maximum; empty when there is nothing to search (SRC-01). */
export const normalizeQuery = (typed: string): string => Array.from(typed.trim()).slice(0, longest).join('').trim()

/**
 * The backend request for the address of a results page: filters, sort and page by the rules of a category (CAT-01…CAT-05).
 * @param address as in the address bar
 * @param results path of the results page without language prefix
 * @param typed the question as the address has it, decoded
 */
export const foundQueryOf = (address: string, results: string, typed: string): FoundQuery => {
  const { path, ...list } = contentQueryOf(address)
  return { ...list, path: path.slice(results.length) || '/', searched: normalizeQuery(typed) }
}

/** The address of a list of results: that of the list with the question in it (CAT-10, CAT-12). */
export const foundAddress = (list: string, searched: string): string => {
  const { path, rest } = splitAddress(list)
  const parameter = searched === '' ? '' : `q=${encodeURIComponent(searched.replace(/\p{Surrogate}/gu, '\ufffd'))}`
  const query = [parameter, rest.slice(1)].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}
