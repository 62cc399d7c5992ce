/** Which part of a shop a record is; `setting`: one of its other properties, by name. */
export type ShopRecordKind = 'product' | 'category' | 'page' | 'post' | 'redirect' | 'facet' | 'coupon' | 'setting'

/** A record of the shop as a back office writes it. */
export interface ShopRecordChange {
  readonly kind: ShopRecordKind
  /** The number of a product, the path of a redirect, the name of a facet or setting, the code of a coupon; else its id. */
  readonly id: string
  /** Order among those of its kind. */
  readonly position: number
  /** What the data files have (records/shopSchemas.ts); null removes it. */
  readonly value: unknown
}

/** The topic of the store under which changed records of the shop are announced. */
export const shopTopic = 'shop'
