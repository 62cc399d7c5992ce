/** What a record is; a setting is one of those that are not a list: `seller`, `synonyms`, `menus` and so on. */
export type ShopRecordKind = 'product' | 'category' | 'page' | 'post' | 'redirect' | 'facet' | 'coupon' | 'setting'

/** A record of the shop as it is from now on. */
export interface ShopRecordChange {
  readonly kind: ShopRecordKind
  /** A product's number, a redirect's path, a facet's or setting's name, a coupon's code; otherwise the record's id. */
  readonly id: string
  /** Its place among those of its kind; of equal places the lower id comes first. */
  readonly position: number
  /** The record as in the shop's files; null removes it. */
  readonly value: unknown
}
