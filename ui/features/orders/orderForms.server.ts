import type { Shop } from '@thuishaven/core'
import type { Message } from '@thuishaven/core/notifications'
import { reviewSchema } from '@thuishaven/core/orders'
import type { ReviewForm } from '@thuishaven/core/orders'
import { localePath } from '@thuishaven/core/routing'
import { validateForm } from '@thuishaven/core/validation'
import type { Translatable } from '../../messages/text.ts'
import { customerForm } from '../account-frame/index.server.ts'
import type { CustomerForm, CustomerFormResponse } from '../account-frame/index.server.ts'
import { againQuery } from './againAddress.ts'
import { orderIntents } from './postedForms.ts'
import type { PostedOrder } from './postedForms.ts'
import { pathTo, flashKeyOf } from '../shop/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'

/** Orders again; returns where to go. */
const buy = async ({ shop, customer, uid, field, here }: CustomerForm): Promise<string> => {
  const text = (message: Translatable): string => `${here}?flash=${flashKeyOf(message)}`
  const broken = text({ key: 'error.connection' })
  const order = await customer.api.order(uid)
  // The page itself reports an order that cannot be read.
  if (!order.ok) return here
  await shop.cart.load()
  if (shop.cart.getSnapshot().status !== 'ready') return broken
  const { lines } = order.value
  const line = field('line')
  const buyLines = async () => {
    const bought = await customer.buyAgain(line === '' ? lines : lines.filter((each) => each.uid === line))
    return bought.ok ? ({ ok: true, value: { report: bought.value, to: 'cart' } } as const) : bought
  }
  const result = field('repeat') === '' ? await buyLines() : await customer.repeat(uid)
  await shop.cart.settled()
  if (!result.ok) return text(result.failure)
  // Pending tasks did not reach the backend, and this scope ends here.
  if (shop.cart.getSnapshot().pending > 0) return broken
  const { to, report } = result.value
  if (to !== 'cart') return pathTo(shop.locale, `checkout.${to}`)
  const isReported = report.gone.length + report.changed.length > 0
  return `${here}?${againQuery(order.value, report)}${isReported ? '' : '&panel=cart'}`
}

const saveReference = async ({ customer, uid, field, here }: CustomerForm): Promise<CustomerFormResponse> => {
  const reference = field('reference')
  const saved = await customer.saveReference(uid, reference)
  return saved.ok
    ? { to: `${here}?done=reference` }
    : { shows: { intent: 'reference', reference, problem: saved.failure } satisfies PostedOrder }
}

const reviewOf = (field: PostedField): ReviewForm => ({
  author: field('author'),
  stars: field('stars'),
  title: field('title'),
  text: field('text'),
})

const writeReview = async ({ customer, uid, field, here }: CustomerForm): Promise<CustomerFormResponse> => {
  const [lineUid, review] = [field('line'), reviewOf(field)]
  const refused = (problem: Message | null) => ({ shows: { intent: 'review', lineUid, review, problem } satisfies PostedOrder })
  if (!validateForm(reviewSchema, review).valid) return refused(null)
  const written = await customer.writeReview(uid, lineUid, review)
  return written.ok ? { to: `${here}?done=review` } : refused(written.failure)
}

const intents: Readonly<Record<(typeof orderIntents)[number], (form: CustomerForm) => Promise<CustomerFormResponse>>> = {
  reference: saveReference,
  review: writeReview,
}

const respond = async (form: CustomerForm): Promise<CustomerFormResponse> => {
  await form.shop.api.config(undefined)
  const intent = orderIntents.find((name) => name === form.field('intent'))
  return intent === undefined ? { to: await buy(form) } : intents[intent](form)
}

/**
 * The forms of an order's page as plain posts: what is bought again, the customer's reference, and reviews. Goes on to a page (303), so that a reload
 * does nothing again; what was refused stays in its form.
 */
export const orderForms: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => localePath(locale, '/account/orders/:uid'),
  handler: customerForm(respond),
}
