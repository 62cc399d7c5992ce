import type { Language, PictureRecord, Text } from './ProductRecord.ts'

export interface LinkRecord {
  readonly label: Text
  readonly path: Text
}

/** A review of the shop, with a translation. */
export interface ShopReviewRecord {
  readonly author: Text
  readonly text: Text
  readonly stars: number
  /** Language in which it was written. */
  readonly language: Language
  readonly createdAt: string
  /** null: a review of the shop. */
  readonly productId: number | null
}

/** A part of an editorial page, in both languages. Products are named by id. */
export type BlockRecord =
  | {
      readonly type: 'hero'
      readonly title: Text
      readonly text: Text
      readonly picture: PictureRecord
      readonly links: readonly LinkRecord[]
    }
  | {
      readonly type: 'tiles'
      readonly title: Text
      readonly tiles: readonly {
        readonly title: Text
        readonly path: Text
        readonly picture: PictureRecord
        readonly size: 'large' | 'wide' | 'small'
      }[]
    }
  | { readonly type: 'rugTeaser'; readonly title: Text; readonly text: Text; readonly link: LinkRecord; readonly productId: number }
  | { readonly type: 'products'; readonly title: Text; readonly link: LinkRecord | null; readonly productIds: readonly number[] }
  | { readonly type: 'claims' }
  | { readonly type: 'posts'; readonly title: Text; readonly postIds: readonly string[] }
  | {
      readonly type: 'reviews'
      readonly title: Text
      readonly reviews: readonly ShopReviewRecord[]
    }
  | {
      readonly type: 'events'
      readonly title: Text
      readonly events: readonly {
        readonly id: string
        readonly title: Text
        readonly text: Text
        readonly place: Text
        /** RFC 3339. */
        readonly startsAt: string
        readonly endsAt: string
      }[]
    }
  | {
      readonly type: 'chooser'
      readonly title: Text
      readonly questions: readonly {
        readonly question: Text
        readonly answers: readonly { readonly label: Text; readonly outcome: number }[]
      }[]
      /** Ascending; `outcome` of an answer is the index of the least outcome that suffices. */
      readonly outcomes: readonly { readonly text: Text; readonly productId: number }[]
    }
  | {
      readonly type: 'richText'
      readonly html: Text
      /** Replaces `{deposit}` while the shop asks for a deposit; otherwise `{deposit}` is removed. */
      readonly deposit?: Text
    }

/** An editorial page: home, marketing, conditions, a journal post. */
export interface PageRecord {
  readonly id: string
  readonly parentId: string | null
  readonly path: Text
  readonly title: Text
  readonly description: Text
  readonly blocks: readonly BlockRecord[]
  /** Beside the text. */
  readonly picture?: PictureRecord
}

/** A journal post. */
export interface PostRecord extends PageRecord {
  /** RFC 3339. */
  readonly createdAt: string
  readonly author: string
  readonly picture: PictureRecord
}
