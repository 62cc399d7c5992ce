import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { transact } from '../answers/transact.ts'
import { collectPromised } from '../checkout/collectPromised.ts'
import { releasePromised } from '../checkout/releasePromised.ts'
import { requestRefund } from '../checkout/refunds.ts'
import { settleMoney } from '../checkout/settleMoney.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { createBackendOn } from '../createBackend.ts'
import { littleWork } from '../customers/passwordHash.ts'
import { demoShop } from '../demo/demoShop.ts'
import { shipOrder } from '../orders/shipOrder.ts'
import { openSqliteStore } from '../store/sqliteStore.ts'
import { createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import type { StandInFault } from './testing/createMollieStandIn.ts'
import type { StartedStandIn } from './testing/startMollieStandIn.ts'
import { startTrustedStandIn } from './testing/trustedStandIn.ts'

/** What goes wrong with one request, and whether the next try of the same call heals it before anybody notices. */
const faults = {
  'no answer': { fault: 'silent', isHealed: false },
  'status 500': { fault: { status: 500 }, isHealed: false },
  'status 503': { fault: { status: 503 }, isHealed: false },
  'status 429 for a moment': { fault: { status: 429, retryAfter: 1 }, isHealed: true },
  'status 429 for long': { fault: { status: 429, retryAfter: 4 }, isHealed: false },
  'a cut connection': { fault: 'cut', isHealed: true },
  'a lost answer': { fault: 'lost', isHealed: true },
  'an answer of an unknown form': { fault: 'malformed', isHealed: false },
} as const satisfies Readonly<Record<string, { readonly fault: StandInFault; readonly isHealed: boolean }>>
type FaultName = keyof typeof faults

interface Row {
  readonly shop: TestShop
  readonly visitor: TestVisitor
  readonly standIn: StartedStandIn
  /** The next request to this path meets the fault. */
  readonly meet: (path: RegExp) => void
  /** Until Mollie wants requests again. */
  readonly later: () => Promise<void>
}

/** Opens the payment; answers Mollie's name of it and the shop's, or the code of the refusal. */
const pay = async ({ shop, visitor }: Row) => {
  const { status, body } = await visitor.post<unknown>('/api/v2/checkout/pay')
  if (status !== 200) return { id: '', uid: '', code: `${status} ${(body as Wire['RefusedPayment']).message.code}` }
  const { data } = body as Wire['StartedPaymentResponse']
  const id = ('paymentUrl' in data ? data.paymentUrl : '').split('/').at(-1) ?? ''
  return { id, uid: (await shop.backend.orders.findPayment({ providerId: id }))?.uid ?? '', code: 'opened' }
}
const paid = async (row: Row) => {
  const payment = await pay(row)
  await row.standIn.decide(payment.id, 'paid')
  await row.visitor.call('POST', `/api/payments/${payment.uid}`)
  return payment
}
const statusOf = async ({ shop }: Row, uid: string) => (await shop.backend.orders.findPayment({ uid }))?.status
const mailsAbout = async ({ shop }: Row, subject: string) => (await shop.mails()).filter((mail) => mail.subject.includes(subject)).length

/** Each call of the port: what happens at once, and what has happened in the end. */
const calls: Readonly<Record<string, (row: Row) => Promise<readonly [atOnce: unknown, inTheEnd: unknown]>>> = {
  'create payment': async (row) => {
    row.meet(/\/payments$/)
    const { code } = await pay(row)
    await row.later()
    const { uid } = await paid(row)
    return [code, [await statusOf(row, uid), row.standIn.payments.size, await mailsAbout(row, 'Je bestelling TH-')]]
  },
  'get payment': async (row) => {
    const { id, uid } = await pay(row)
    await row.standIn.decide(id, 'paid')
    row.meet(/\/payments\/\w+$/)
    const webhook = (await row.visitor.call('POST', `/api/payments/${uid}`)).status
    const shown = (await row.visitor.call<Wire['PaymentResponse']>('GET', `/api/v2/checkout/payments/${uid}`)).status
    const first = `webhook ${webhook}, page ${shown}`
    await row.later()
    row.shop.advance(11_000)
    await settleMoney(row.shop.backend)
    return [first, [await statusOf(row, uid), row.standIn.payments.size, await mailsAbout(row, 'Je bestelling TH-')]]
  },
  'create refund': async (row) => {
    const { uid, id } = await paid(row)
    const request = { uid: 'refund-1', paymentUid: uid, amountInclVat: 500, reason: 'Kras', lines: null }
    await transact(row.shop.backend, (inner) => requestRefund(inner, request, row.shop.backend.now()))
    row.meet(/\/refunds$/)
    await settleMoney(row.shop.backend)
    const first = (await row.shop.backend.refunds.find('refund-1'))?.status
    await row.later()
    await settleMoney(row.shop.backend)
    await settleMoney(row.shop.backend)
    const refund = await row.shop.backend.refunds.find('refund-1')
    return [first, [refund?.status, row.standIn.payments.get(id)?.refunds.map(({ amount }) => amount), await mailsAbout(row, 'terug')]]
  },
  'create capture': async (row) => {
    await row.visitor.post('/api/v2/cart', { payment_option_id: 'klarna' })
    const { id, uid } = await pay(row)
    await row.standIn.decide(id, 'authorized')
    await row.visitor.call('POST', `/api/payments/${uid}`)
    const orderUid = (await row.shop.backend.orders.findPayment({ uid }))?.orderUid ?? ''
    await transact(row.shop.backend, (inner) => shipOrder(inner, orderUid, null))
    row.meet(/\/captures$/)
    await collectPromised(row.shop.backend)
    const first = await statusOf(row, uid)
    await row.later()
    await collectPromised(row.shop.backend)
    return [first, [await statusOf(row, uid), row.standIn.payments.get(id)?.captures.length]]
  },
  'release authorization': async (row) => {
    await row.visitor.post('/api/v2/cart', { payment_option_id: 'klarna' })
    const { id, uid } = await pay(row)
    await row.standIn.decide(id, 'authorized')
    await row.visitor.call('POST', `/api/payments/${uid}`)
    await row.shop.backend.store.run("UPDATE purchase SET state = 'cancelled'")
    row.meet(/\/release-authorization$/)
    await releasePromised(row.shop.backend)
    const first = await statusOf(row, uid)
    await row.later()
    await releasePromised(row.shop.backend)
    return [first, await statusOf(row, uid)]
  },
  'list methods': async (row) => {
    const known = row.shop.backend.payments.methods
    row.meet(/\/methods$/)
    await row.shop.backend.payments.refreshMethods()
    const first = row.shop.backend.payments.methods
    await row.later()
    await row.shop.backend.payments.refreshMethods()
    return [
      first.length === known.length && 'the known ones',
      row.shop.backend.payments.methods.length === known.length && 'the known ones',
    ]
  },
}

/** What is noticed of each call at once: when its second try heals it, and when not; and in the end. */
const expected: Readonly<Record<string, { readonly healed: unknown; readonly failed: unknown; readonly inTheEnd: unknown }>> = {
  'create payment': { healed: 'opened', failed: '422 ipoi', inTheEnd: ['paid', 1, 1] },
  'get payment': { healed: 'webhook 200, page 200', failed: 'webhook 503, page 200', inTheEnd: ['paid', 1, 1] },
  'create refund': { healed: 'pending', failed: 'requested', inTheEnd: ['pending', [500], 1] },
  'create capture': { healed: 'paid', failed: 'authorized', inTheEnd: ['paid', 1] },
  'release authorization': { healed: 'cancelled', failed: 'authorized', inTheEnd: 'cancelled' },
  'list methods': { healed: 'the known ones', failed: 'the known ones', inTheEnd: 'the known ones' },
}

const openRow = async (name: FaultName): Promise<Row> => {
  const standIn = await startTrustedStandIn()
  standIn.stageWebhooks('never')
  const store = openSqliteStore(null)
  const shop = await createTestShop({}, createApi, (now) =>
    createBackendOn(store, {
      file: null,
      shop: demoShop(0),
      pictures: () => async () => null,
      appUrl: 'http://shop.test',
      now,
      passwordWork: littleWork,
      mollie: { apiKey: `test_${'a'.repeat(30)}`, apiUrl: standIn.address },
    }),
  )
  return {
    shop,
    visitor: await readyToPay(shop),
    standIn,
    meet: (path) => standIn.stageFault(faults[name].fault, 1, path),
    later: () => pause(name === 'status 429 for long' ? 2500 : 0),
  }
}

// What is requested is never lost and never done twice, and the shopper reads that this way to pay does not work now only where nothing was opened.
describe.each(Object.entries(calls))('CHK-10c %s at Mollie', (called, call) => {
  const results = new Map<string, readonly [unknown, unknown]>()
  beforeAll(async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    // One after the other: a shop that opens keeps the process busy, and others would wait too long for an answer.
    const rows: (readonly [FaultName, Row])[] = []
    for (const name of Object.keys(faults) as FaultName[]) rows.push([name, await openRow(name)])
    await Promise.all(rows.map(async ([name, row]) => results.set(name, await call(row))))
    for (const [, { shop, standIn }] of rows) {
      await shop.backend.close()
      await standIn.close()
    }
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })
  it.each(Object.entries(faults))('%s: nothing is lost, nothing is done twice', (name, { isHealed }) => {
    const { healed, failed, inTheEnd } = expected[called] ?? {}
    expect(results.get(name)).toEqual([isHealed ? healed : failed, inTheEnd])
  })
})
