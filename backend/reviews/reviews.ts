import type { Wire } from '../contract/wire.ts'
import { text, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Language, ReviewRecord } from '../records/ProductRecord.ts'
import type { Store } from '../store/Store.ts'

export type ReviewStatus = 'waiting' | 'published' | 'refused'

/** A review as its customer writes it, plain text. */
export interface WrittenReview {
  /** The name that is shown. */
  readonly author: string
  readonly stars: number
  readonly title: string
  readonly text: string
}

/** What is reviewed, and by whom. */
export interface ReviewedLine {
  readonly productId: number
  readonly orderUid: string
  readonly lineUid: string
  readonly customerId: string
}

export interface StoredReview extends WrittenReview, ReviewedLine {
  readonly uid: string
  readonly language: Language
  readonly status: ReviewStatus
  /** Why it was refused, for its customer; empty otherwise. */
  readonly reason: string
  /** Milliseconds since 1970-01-01 UTC. */
  readonly writtenAt: number
}

const reviewOf = (row: Row): StoredReview => ({
  uid: text(row, 'uid'),
  productId: whole(row, 'product_id'),
  orderUid: text(row, 'order_uid'),
  lineUid: text(row, 'line_uid'),
  customerId: text(row, 'customer_id'),
  author: text(row, 'author'),
  stars: whole(row, 'stars'),
  title: text(row, 'title'),
  text: text(row, 'body'),
  language: text(row, 'language') as Language,
  status: text(row, 'status') as ReviewStatus,
  reason: text(row, 'reason'),
  writtenAt: whole(row, 'written_at'),
})

/** Keeps a review to be decided on, in place of an earlier one of the same line; false: that one is published and stays. */
export const saveReview = async (
  store: Store,
  uid: string,
  line: ReviewedLine,
  { author, stars, title, text: body }: WrittenReview,
  language: Language,
  now: number,
): Promise<boolean> =>
  (await store.run(
    `INSERT INTO review (uid, product_id, order_uid, line_uid, customer_id, author, stars, title, body, language, status, reason, written_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', '', ?)
     ON CONFLICT (order_uid, line_uid) DO UPDATE SET author = excluded.author, stars = excluded.stars, title = excluded.title, body = excluded.body,
       language = excluded.language, status = 'waiting', reason = '', written_at = excluded.written_at WHERE review.status <> 'published'`,
    uid,
    line.productId,
    line.orderUid,
    line.lineUid,
    line.customerId,
    author,
    stars,
    title,
    body,
    language,
    now,
  )) === 1

/** The reviews of an order's lines. */
export const reviewsOfOrder = async (store: Pick<Store, 'all'>, orderUid: string): Promise<readonly StoredReview[]> =>
  (await store.all('SELECT * FROM review WHERE order_uid = ? ORDER BY line_uid', orderUid)).map(reviewOf)

/** The published reviews of a product, the latest first. */
export const publishedReviews = async (store: Pick<Store, 'all'>, productId: number): Promise<readonly ReviewRecord[]> =>
  (await store.all("SELECT * FROM review WHERE product_id = ? AND status = 'published' ORDER BY written_at DESC, uid", productId))
    .map(reviewOf)
    .map(({ author, stars, title, text: words, language, writtenAt }) => ({
      author,
      stars,
      title,
      text: words,
      language,
      createdAt: new Date(writtenAt).toISOString(),
      isVerified: true,
    }))

/** Reviews for a back office: those that wait first, then the latest. */
export const reviewsToModerate = async (store: Pick<Store, 'all'>, most: number): Promise<readonly StoredReview[]> =>
  (await store.all(`SELECT * FROM review ORDER BY CASE WHEN status = 'waiting' THEN 0 ELSE 1 END, written_at DESC, uid LIMIT ${most}`)).map(
    reviewOf,
  )

/** What the shop decides on a review; `reason` is for its customer. */
export type ReviewDecision = { readonly status: 'published' } | { readonly status: 'refused'; readonly reason: string }

/** A review as a back office read it; null: there is none, or it was changed since. */
export const reviewAsRead = async (
  store: Pick<Store, 'get'>,
  { uid, writtenAt }: Pick<StoredReview, 'uid' | 'writtenAt'>,
): Promise<StoredReview | null> => {
  const row = await store.get('SELECT * FROM review WHERE uid = ? AND written_at = ?', uid, writtenAt)
  return row === null ? null : reviewOf(row)
}

export const setDecision = async (store: Pick<Store, 'run'>, uid: string, { status, reason }: Pick<StoredReview, 'status' | 'reason'>) => {
  await store.run('UPDATE review SET status = ?, reason = ? WHERE uid = ?', status, reason, uid)
}

/** A review as its customer sees it. */
export const wireOwnReview = ({
  lineUid,
  author,
  stars,
  title,
  text: words,
  status,
  reason,
  writtenAt,
}: StoredReview): Wire['OwnReview'] => ({
  lineUid,
  author,
  stars,
  title,
  text: words,
  status,
  reason,
  createdAt: new Date(writtenAt).toISOString(),
})
