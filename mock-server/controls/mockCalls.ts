import * as v from 'valibot'
import type { Context } from 'hono'
import type { Backend } from '../../backend/answers/Backend.ts'
import { operations } from '../../backend/contract/operations.ts'
import type { Operation } from '../../backend/contract/operations.ts'
import { readBody } from '../../backend/answers/readBody.ts'
import { HttpFailure } from '../../backend/answers/HttpFailure.ts'
import { createFault, faultKinds } from '../faults/Faults.ts'
import type { FaultKind, Faults } from '../faults/Faults.ts'
import { decideReview } from '../../backend/reviews/decideReview.ts'
import { reviewsToModerate } from '../../backend/reviews/reviews.ts'
import { cartWithUid, saveCart } from '../../backend/cart/carts.ts'
import { hasDeposit } from '../../backend/catalogue/hasDeposit.ts'
import { answerQuote } from '../../backend/quotes/answerQuote.ts'
import { changeQuote, endOfDay, latestQuotes, shopDay } from '../../backend/quotes/quotes.ts'
import { textOf } from '../../backend/mails/mailPage.ts'
import { setStock } from '../../backend/stock/setStock.ts'
import { resetShoppers } from '../../backend/seeding/seedShoppers.ts'
import { isScenarioName, scenarioNames } from '../scenarios/Scenarios.ts'
import type { Scenarios } from '../scenarios/Scenarios.ts'

/** The state that the controls change. */
interface Controlled {
  readonly backend: Backend
  readonly scenarios: Scenarios
  readonly faults: Faults
}

/** A call of the mock server, which is not in the contract and not available in production. */
interface MockCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly handle: (controlled: Controlled, context: Context) => Response | Promise<Response>
}

const scenarioRequest = v.strictObject({
  name: v.string(),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
})

/** Identifies this backend as a mock server and lists its scenarios (contracts/README.md). */
const controls: MockCall = {
  method: 'GET',
  path: '/__mock',
  handle: (_controlled, context) => context.json({ status: 'success', data: { scenarios: scenarioNames } }),
}

const reset: MockCall = {
  method: 'POST',
  path: '/__mock/reset',
  handle: async ({ backend, scenarios, faults }, context) => {
    scenarios.clear()
    faults.clearAll()
    await resetShoppers(backend)
    return context.json({ status: 'success', data: null })
  },
}

const scenario: MockCall = {
  method: 'POST',
  path: '/__mock/scenario',
  handle: async ({ scenarios }, context) => {
    const { name, times, ms } = await readBody(context, scenarioRequest)
    if (name === 'none') scenarios.clear()
    else if (isScenarioName(name)) scenarios.start(name, { ...(times === undefined ? {} : { times }), ...(ms === undefined ? {} : { ms }) })
    else throw new HttpFailure(400, 'scenarioUnknown', { errorCode: `known: ${scenarioNames.join(', ')}, none` })
    return context.json({ status: 'success', data: { active: scenarios.active() } })
  },
}

const seconds = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)))
const faultRequest = v.strictObject({
  operation: v.string(),
  kind: v.string(),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  session: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'session: letters, digits, - and _, at most 64'))),
  done: v.optional(v.boolean()),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  retryAfter: v.optional(seconds),
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))),
})

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name)
const isFaultKind = (name: string): name is FaultKind => (faultKinds as readonly string[]).includes(name)

const fault: MockCall = {
  method: 'POST',
  path: '/__mock/fault',
  handle: async ({ faults }, context) => {
    const { operation: requested, kind, times = null, session = null, ...more } = await readBody(context, faultRequest)
    if (requested !== '*' && !isOperation(requested))
      throw new HttpFailure(400, 'operationUnknown', { errorCode: `known: ${Object.keys(operations).join(', ')}, *` })
    const operation = requested === '*' ? null : requested
    if (kind === 'none') faults.clear({ operation, session })
    else if (isFaultKind(kind)) faults.stage({ ...createFault(kind, more), operation, session }, times)
    else throw new HttpFailure(400, 'faultUnknown', { errorCode: `known: ${faultKinds.join(', ')}, none` })
    return context.json({ status: 'success', data: { faults: faults.staged(session) } })
  },
}

const staged: MockCall = {
  method: 'GET',
  path: '/__mock/fault',
  handle: ({ faults }, context) =>
    context.json({ status: 'success', data: { faults: faults.staged(context.req.query('session') ?? null) } }),
}

const outbox: MockCall = {
  method: 'GET',
  path: '/__mock/outbox',
  handle: async ({ backend }, context) => {
    const data = (await backend.mails.list()).map((mail) => ({
      to: mail.recipient,
      subject: mail.subject,
      text: textOf(mail, backend.shop.seller),
      html: mail.html ?? null,
      createdAt: new Date(mail.createdAt).toISOString(),
    }))
    return context.json({ status: 'success', data })
  },
}

const stockRequest = v.strictObject({
  productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

const stock: MockCall = {
  method: 'POST',
  path: '/__mock/stock',
  handle: async ({ backend }, context) => {
    const { productId, stock } = await readBody(context, stockRequest)
    await setStock(backend, productId, stock)
    return context.json({ status: 'success', data: null })
  },
}

const decisionRequest = v.strictObject({ publish: v.boolean(), reason: v.optional(v.string(), '') })

/** Decides on all reviews that wait, as a back office does. */
const reviews: MockCall = {
  method: 'POST',
  path: '/__mock/reviews',
  handle: async ({ backend }, context) => {
    const { publish, reason } = await readBody(context, decisionRequest)
    for (const review of await reviewsToModerate(backend.store, 100))
      if (review.status === 'waiting')
        await decideReview(backend, review, publish ? { status: 'published' } : { status: 'refused', reason })
    return context.json({ status: 'success', data: null })
  },
}

const quoteRequest = v.strictObject({
  unitPrice: v.pipe(v.number(), v.integer(), v.minValue(1)),
  expiresOn: v.string(),
  vatIncluded: v.optional(v.boolean(), true),
  text: v.optional(v.string(), ''),
})

/** Answers all quotes that wait, or were answered, with one price of a piece for each line, as a back office does. */
const quotes: MockCall = {
  method: 'POST',
  path: '/__mock/quotes',
  handle: async ({ backend }, context) => {
    const { unitPrice, ...answer } = await readBody(context, quoteRequest)
    const { store, mails, appUrl } = backend
    for (const { uid, status, lines } of await latestQuotes(store, 100))
      if (status === 'requested' || status === 'answered')
        await answerQuote({ store, mails, appUrl, isDepositDue: hasDeposit(backend), now: backend.now() }, uid, {
          ...answer,
          prices: lines.map(() => ({ unitPrice, vat: 2100 })),
        })
    return context.json({ status: 'success', data: null })
  },
}

const aDay = 24 * 60 * 60 * 1000

/** Yesterday becomes the last day of every quote that was answered, in the carts of those who accepted it too: as if it had passed meanwhile. */
const expireQuotes: MockCall = {
  method: 'POST',
  path: '/__mock/quotes/expiry',
  handle: async ({ backend: { store, now } }, context) => {
    const expiresOn = shopDay(now() - aDay)
    for (const { uid, status, answer, cartUid } of await latestQuotes(store, 100)) {
      if (answer === null) continue
      await changeQuote(store, uid, [status], { status, answer: { ...answer, expiresOn } }, now())
      const cart = cartUid === null ? null : await cartWithUid(store, cartUid)
      if (cart === null) continue
      const lines = cart.lines.map((line) =>
        line.quote === undefined ? line : { ...line, quote: { ...line.quote, expiresOn, expiresAt: endOfDay(expiresOn) } },
      )
      await saveCart(store, { ...cart, lines })
    }
    return context.json({ status: 'success', data: null })
  },
}

/** Calls that only a mock server has. */
export const mockCalls: readonly MockCall[] = [controls, reset, scenario, fault, staged, outbox, stock, reviews, quotes, expireQuotes]
