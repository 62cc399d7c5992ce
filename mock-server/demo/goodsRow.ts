import type { Text } from '../host/records/ProductRecord.ts'

/** A product of the demo shop that is not a rug, as its maker describes it. */
export interface GoodsRow {
  readonly name: Text
  readonly brand: string
  /** Cents, including VAT. */
  readonly price: number
  /** Whole percent. */
  readonly discount?: number
  readonly stock: number
  /** Whole days. */
  readonly days: number
  readonly grams: number
  /** Word for what is drawn: hub, siren, smoke, pendant, fern, … */
  readonly drawing: string
  readonly summary: Text
  /** What sets this one apart, one paragraph. */
  readonly story: Text
  /** Values of the category's own specifications, in the order of its columns. */
  readonly specifications: readonly Text[]
  /** Facet values in the order of the category's facets. */
  readonly facets: readonly string[]
}

/** What all products of one kind have in common. */
export interface GoodsKind {
  readonly categoryId: string
  /** Basis points. */
  readonly vat: number
  readonly firstId: number
  readonly columns: readonly Text[]
  readonly facetNames: readonly string[]
  /** Closing paragraphs of every description, HTML. */
  readonly about: Text
  readonly rows: readonly GoodsRow[]
}

/** One text that is the same in both languages. */
export const same = (text: string): Text => ({ nld: text, eng: text })
export const both = (nld: string, eng: string): Text => ({ nld, eng })
