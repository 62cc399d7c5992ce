import type { Picture } from './product.ts'
import type { Cents } from '../money/units.ts'

/** A sign beside what was found (SRC-02). */
export type SearchBadge =
  | { readonly type: 'text'; readonly label: string }
  /** `address` of a small picture. */
  | { readonly type: 'image'; readonly label: string; readonly address: string }
  | {
      readonly type: 'price'
      /** Before the lowest price when the highest is another, such as 'vanaf'; null: one price, after discount. */
      readonly prefix: string | null
      readonly exclVat: Cents
      readonly inclVat: Cents
    }

/** One thing that was found. */
export interface SearchItem {
  readonly id: string
  /** HTML, sanitised: what was typed stands in mark elements. */
  readonly title: string
  readonly picture: Picture | null
  /** Path in the active language (SRC-04). */
  readonly path: string
  readonly badges: readonly SearchBadge[]
}

/** What was found of one kind (SRC-02). */
export interface SearchGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly SearchItem[]
}

/** Longest question that the host takes, in characters. */
const longest = 200

/** A question as it is asked: trimmed, and cut where the host stops reading; empty when there is nothing to ask (SRC-01). */
export const searchQuestion = (typed: string): string => Array.from(typed.trim()).slice(0, longest).join('').trim()
