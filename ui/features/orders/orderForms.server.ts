import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'
import { reviewSchema } from '@thuishaven/core/orders'
import type { ReviewForm } from '@thuishaven/core/orders'
import { localePath } from '@thuishaven/core/routing'
import { validateForm } from '@thuishaven/core/validation'
import type { Translatable } from '../../messages/text.ts'
import { againQuery } from './againAddress.ts'
import { orderIntents } from './postedForms.ts'
import type { PostedOrder } from './postedForms.ts'
import { pathTo, flashKeyOf } from '../shop/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Orders again; returns where to go. `here` is the order's page, which shows the result. */
const buy = async (shop: Shop, uid: string, field: PostedField, here: string): Promise<string> => {
  const text = (message: Translatable): string => `${here}?flash=${flashKeyOf(message)}`
  const broken = text({ key: 'error.connection' })
  const customer = await shop.customer.load()
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

const reviewOf = (field: PostedField): ReviewForm => ({
  author: field('author'),
  stars: field('stars'),
  title: field('title'),
  text: field('text'),
})

/** What a form is about; `here` is the order's page, which shows the result. */
interface Sent {
  readonly shop: Shop
  readonly uid: string
  readonly field: PostedField
  readonly here: string
}

/** A redirect target, or what the same page shows of a refusal. */
type FormResponse = { readonly to: string } | { readonly shows: PostedOrder }

const saveReference = async ({ shop, uid, field, here }: Sent): Promise<FormResponse> => {
  const reference = field('reference')
  const saved = await (await shop.customer.load()).saveReference(uid, reference)
  return saved.ok ? { to: `${here}?done=reference` } : { shows: { intent: 'reference', reference, problem: saved.failure } }
}

const writeReview = async ({ shop, uid, field, here }: Sent): Promise<FormResponse> => {
  const [lineUid, review] = [field('line'), reviewOf(field)]
  const refused = (problem: Message | null): FormResponse => ({ shows: { intent: 'review', lineUid, review, problem } })
  if (!validateForm(reviewSchema, review).valid) return refused(null)
  const written = await (await shop.customer.load()).writeReview(uid, lineUid, review)
  return written.ok ? { to: `${here}?done=review` } : refused(written.failure)
}

const intents: Readonly<Record<(typeof orderIntents)[number], (sent: Sent) => Promise<FormResponse>>> = {
  reference: saveReference,
  review: writeReview,
}

const handler =
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const { field } = formData
    const uid = context.req.param('uid') ?? ''
    const here = pathTo(locale, 'account.order', { id: uid })
    const scope = createScope(context, locale)
    try {
      const { shop } = scope
      await shop.api.config(undefined)
      await shop.session.restore()
      if (!shop.session.getSnapshot().isAuthenticated)
        return seeOther(`${pathTo(locale, 'account.login')}?return=${encodeURIComponent(here)}`, scope)
      const intent = orderIntents.find((name) => name === field('intent'))
      if (intent === undefined) return seeOther(await buy(shop, uid, field, here), scope)
      const response = await intents[intent]({ shop, uid, field, here })
      return 'to' in response ? seeOther(response.to, scope) : await respondWithPage(context, { shows: response.shows, isRefused: true })
    } finally {
      await scope.close()
    }
  }

/**
 * The forms of an order's page as plain posts: what is bought again, the customer's reference, and reviews. Goes on to a page (303), so that a reload
 * does nothing again; what was refused stays in its form.
 */
export const orderForms: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => localePath(locale, '/account/orders/:uid'),
  handler,
}
