import type { Customers } from '../ports/Customers.ts'
import type { Mails, MailText } from '../ports/Mails.ts'
import type { Orders } from '../ports/Orders.ts'
import type { Store } from '../store/Store.ts'
import { reviewAsRead, setDecision } from './reviews.ts'
import type { ReviewDecision, StoredReview } from './reviews.ts'

interface Deps {
  readonly store: Store
  readonly orders: Pick<Orders, 'find'>
  readonly customers: Pick<Customers, 'byId'>
  readonly mails: Pick<Mails, 'enqueue'>
  /** Address of the shop, without trailing slash. */
  readonly appUrl: string
}

/** In the language of the review. */
const decisionMail = (
  appUrl: string,
  { language, productId, orderUid }: StoredReview,
  title: string,
  decision: ReviewDecision,
): MailText => {
  const prefix = language === 'nld' ? '' : '/en'
  const [product, order] = [`${appUrl}${prefix}/product/${productId}`, `${appUrl}${prefix}/account/orders/${encodeURIComponent(orderUid)}`]
  if (language === 'nld')
    return decision.status === 'published'
      ? {
          language,
          subject: `Je review van ${title} staat online`,
          body: `Dank je wel. We hebben je review van ${title} geplaatst.\nBekijk je review: ${product}`,
        }
      : {
          language,
          subject: `We hebben je review van ${title} niet geplaatst`,
          body: `We hebben je review van ${title} niet geplaatst: ${decision.reason}\nJe kunt hem veranderen en opnieuw versturen.\nNaar je review: ${order}`,
        }
  return decision.status === 'published'
    ? {
        language,
        subject: `Your review of ${title} is online`,
        body: `Thank you. We have published your review of ${title}.\nSee your review: ${product}`,
      }
    : {
        language,
        subject: `We have not published your review of ${title}`,
        body: `We have not published your review of ${title}: ${decision.reason}\nYou can change it and send it again.\nTo your review: ${order}`,
      }
}

/**
 * A back office publishes a review, or refuses it with a reason, and its customer is mailed; the same decision again does nothing. Call it in a transaction.
 * @param read the review as it was read: one that was changed since is not decided on
 * Returns false when there is no such review any more.
 */
export const decideReview = async (
  { store, orders, customers, mails, appUrl }: Deps,
  read: Pick<StoredReview, 'uid' | 'writtenAt'>,
  decision: ReviewDecision,
): Promise<boolean> => {
  const review = await reviewAsRead(store, read)
  if (review === null) return false
  const reason = decision.status === 'refused' ? decision.reason : ''
  if (review.status === decision.status && review.reason === reason) return true
  await setDecision(store, review.uid, { status: decision.status, reason })
  const [customer, order] = [await customers.byId(review.customerId), await orders.find({ uid: review.orderUid })]
  const line = order?.placed.lines.find(({ uid }) => uid === review.lineUid)
  if (customer !== null && line !== undefined)
    await mails.enqueue({ recipient: customer.emailAddress, ...decisionMail(appUrl, review, line.title, decision) })
  return true
}
