import { randomUUID } from 'node:crypto'
import type { Backend } from '../../../backend/answers/Backend.ts'
import { transact } from '../../../backend/answers/transact.ts'
import { refreshPayment } from '../../../backend/checkout/payments.ts'
import { requestRefund } from '../../../backend/checkout/refunds.ts'
import { requestRest } from '../../../backend/checkout/requestRest.ts'
import { settleMoney } from '../../../backend/checkout/settleMoney.ts'
import { createApi } from '../../../backend/createApi.ts'
import { createDemoBackend } from '../../../backend/createDemoBackend.ts'
import { demoShop } from '../../../backend/demo/demoShop.ts'
import { text, whole } from '../../../backend/database/row.ts'
import { shipOrder } from '../../../backend/orders/shipOrder.ts'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { valueAt } from '../../contract/valueAt.ts'
import { registration } from '../../contract/contractScene.ts'
import { seeded } from '../random.ts'
import { accepted, choiceRequest, couponRequest, customerWhoSends, payRequest } from './Customer.ts'
import type { Customer } from './Customer.ts'
import { countRefundsTwice } from './countedTwice.ts'
import { moneyFindings } from './moneyFindings.ts'
import { randomItem } from './randomItem.ts'

const day = 24 * 60 * 60 * 1000
const year = 365 * day
/** Or one for five orders, when there are fewer. */
const mostCustomers = 40

export interface SimulatedYear {
  readonly orders: number
  readonly unpaid: number
  readonly refunds: number
  readonly chargebacks: number
  readonly withdrawals: number
  readonly invoices: number
  readonly creditNotes: number
  /** Whole cents on invoices and on credit notes, of payments that came in, and of refunds. */
  readonly invoicedInclVat: number
  readonly creditedInclVat: number
  readonly received: number
  readonly wentBack: number
  readonly msPerOrder: number
  readonly findings: readonly string[]
}

/**
 * A year of a shop, on Postgres and with a clock of its own: random carts that are paid, paid later, in parts, on account, or not; webhooks that
 * get lost or come twice; refunds in whole and in part, by the merchant and at the provider; withdrawals, chargebacks, and orders that are sent.
 * At the end every order's money, and the paper of all of them, is compared with the books of the bank, to the cent.
 * @param chosen orders that stay unpaid, and orders that are refunded, instead of what chance brings; all others are paid, and nothing else happens
 * @param isPlanted refunds are counted twice
 */
export const simulateYear = async (
  { variables }: FreshSchema,
  {
    count,
    seed,
    chosen = null,
    isPlanted = false,
    print,
  }: {
    readonly count: number
    readonly seed: number
    readonly chosen?: { readonly unpaid: number; readonly refunded: number } | null
    readonly isPlanted?: boolean
    readonly print: (line: string) => void
  },
): Promise<SimulatedYear> => {
  const random = seeded(seed)
  const started = performance.now()
  let now = Date.UTC(2026, 0, 1)
  const opened: Backend = {
    ...(await createDemoBackend({
      file: null,
      postgres: { url: variables.DATABASE_URL, schema: variables.DATABASE_SCHEMA, poolSize: 8, timeoutMs: 30_000 },
      products: 0,
      appUrl: 'http://shop.test',
      now: () => now,
      autoRestock: true,
      demoAccounts: false,
    })),
    meets: (situation) => situation === 'on-account',
  }
  const backend = isPlanted ? countRefundsTwice(opened) : opened
  const bank = backend.practiceBank
  if (bank === null) throw new Error('The practice bank is off')
  const api = createApi(backend)
  const products = [...demoShop().products].filter(({ price, optionGroups }) => price !== null || optionGroups.length > 0)
  const customers: Customer[] = []
  for (let made = 0; made < Math.min(mostCustomers, Math.ceil(count / 5)); made += 1) {
    // Registrations are limited by address and time.
    now += day / 4
    customers.push(await customerWhoSends((path, init) => Promise.resolve(api(new Request(`http://shop.test${path}`, init)))))
  }
  const post = (customer: Customer, path: string, body: unknown) => customer.request({ method: 'POST', path, body })

  /** Orders a random cart. Answers the uid of its payment. */
  const order = async (customer: Customer, onAccount = random.next() < 0.1): Promise<string> => {
    // The session of their last order has ended.
    accepted(await post(customer, '/api/v2/account/login', { email: customer.email, password: registration.password }), 'login')
    // What is not in stock is refused.
    for (let lines = 1 + random.below(4); lines > 0;)
      if ((await post(customer, '/api/v2/cart/lines', { item: randomItem(products, random) })).status === 200) lines -= 1
    for (const code of ['WELKOM10', 'VIJFEURO']) if (random.next() < 0.25) await customer.request(couponRequest(code))
    accepted(await customer.request(choiceRequest(customer)), 'choices')
    if (onAccount) accepted(await post(customer, '/api/v2/cart', { payment_option_id: 'account' }), 'account')
    const { data } = accepted(await customer.request(payRequest(randomUUID())), 'pay') as { readonly data: Record<string, string> }
    if (data['paymentUid'] !== undefined) return data['paymentUid']
    const payment = await backend.orders.findPayment({ providerId: data['paymentUrl']?.split('/').at(-1) ?? '' })
    return payment?.uid ?? ''
  }
  const nudge = async (paymentUid: string): Promise<void> => {
    // A webhook that gets lost, comes once, or twice.
    for (let times = random.below(3); times > 0; times -= 1) await refreshPayment(backend, paymentUid, true)
  }
  const decide = async (paymentUid: string): Promise<void> => {
    const id = (await backend.orders.findPayment({ uid: paymentUid }))?.provider?.id
    if (id === undefined) return
    const luck = random.next()
    await bank.decide(
      id,
      luck < 0.78 ? 'paid' : luck < 0.84 ? 'authorized' : luck < 0.88 ? 'failed' : luck < 0.94 ? 'cancelled' : 'expired',
    )
    await nudge(paymentUid)
  }

  let withdrawals = 0
  /** Something happens to an order of the last weeks. */
  const later = async (customer: Customer, orderUid: string): Promise<void> => {
    const payments = await backend.orders.paymentsOf(orderUid)
    const payment = random.pick(payments)
    const id = payment.provider?.id ?? ''
    const part = Math.max(1, Math.floor(payment.amountInclVat * (random.next() < 0.3 ? 1 : random.next())))
    const luck = random.next()
    if (luck < 0.3) {
      const request = { uid: randomUUID(), paymentUid: payment.uid, amountInclVat: part, reason: 'Kras', lines: null }
      await transact(backend, (inner) => requestRefund(inner, request, now))
    } else if (luck < 0.4) {
      const found = await backend.orders.find({ uid: orderUid })
      const stated = await post(customer, '/api/v2/withdrawals', {
        name: 'Noor Vis',
        emailAddress: customer.email,
        orderNumber: `TH-${found?.number ?? ''}`,
      })
      await customer.request({
        method: 'POST',
        path: `/api/v2/withdrawals/${String(valueAt(stated.body, 'data', 'withdrawalUid'))}/confirm`,
      })
      withdrawals += 1
      const request = { uid: randomUUID(), paymentUid: payment.uid, amountInclVat: payment.amountInclVat, reason: 'Herroepen', lines: null }
      await transact(backend, (inner) => requestRefund(inner, request, now))
    } else if (luck < 0.45) {
      if ((await backend.payments.refund({ key: randomUUID(), providerId: id, amountInclVat: part })).type === 'refunded')
        await nudge(payment.uid)
    } else if (luck < 0.48) {
      await bank.chargeBack(id, part)
      await nudge(payment.uid)
    } else if (luck < 0.7) await transact(backend, (inner) => shipOrder(inner, orderUid, null))
    else if (luck < 0.8) await transact(backend, (inner) => requestRest(inner, orderUid))
    else if (luck < 0.9) {
      if (payment.status === 'invoiced') await backend.orders.markReceived(payment.uid, now)
    } else {
      await customer.request({ method: 'GET', path: `/api/payments/${payment.uid}` })
      const opened = (await backend.orders.paymentsOf(orderUid)).at(-1)
      if (opened !== undefined) await decide(opened.uid)
    }
  }

  /** Of a customer who pays at once. */
  const refund = async (paymentUid: string, isWhole: boolean): Promise<void> => {
    const payment = await backend.orders.findPayment({ uid: paymentUid })
    const whole = payment?.amountInclVat ?? 0
    const amountInclVat = isWhole ? whole : 1 + random.below(whole - 1)
    await transact(backend, (inner) =>
      requestRefund(inner, { uid: randomUUID(), paymentUid, amountInclVat, reason: 'Kras', lines: null }, now),
    )
  }
  const playChosen = async (unpaid: number, refunded: number): Promise<void> => {
    // Which ones is chance, how many is not.
    const turns = Array.from({ length: count }, (_, turn) => ({ turn, at: random.next() })).toSorted((one, other) => one.at - other.at)
    for (const { turn } of turns) {
      now += year / count
      const paymentUid = await order(random.pick(customers), false)
      const id = (await backend.orders.findPayment({ uid: paymentUid }))?.provider?.id ?? ''
      if (turn < unpaid) {
        const outcome = random.pick(['failed', 'cancelled', 'expired', 'pending'] as const)
        if (outcome !== 'pending') await bank.decide(id, outcome)
        await nudge(paymentUid)
        continue
      }
      await bank.decide(id, 'paid')
      await refreshPayment(backend, paymentUid)
      await nudge(paymentUid)
      if (turn < unpaid + refunded) await refund(paymentUid, turn % 2 === 0)
    }
  }

  const recent: { readonly customer: Customer; readonly orderUid: string }[] = []
  if (chosen !== null) await playChosen(chosen.unpaid, chosen.refunded)
  for (let turn = chosen === null ? 0 : count; turn < count; turn += 1) {
    now += year / count
    const customer = random.pick(customers)
    const paymentUid = await order(customer)
    await decide(paymentUid)
    const orderUid = (await backend.orders.findPayment({ uid: paymentUid }))?.orderUid ?? ''
    recent.push({ customer, orderUid })
    if (recent.length > 200) recent.shift()
    while (random.next() < 0.45) {
      const happens = random.pick(recent)
      await later(happens.customer, happens.orderUid)
    }
    if (random.next() < 0.2) await settleMoney(backend)
    if ((turn + 1) % 1000 === 0) print(`${turn + 1} orders`)
  }
  // What the provider has not said is asked for.
  for (const row of await backend.store.all('SELECT uid FROM payment WHERE checkout_url IS NOT NULL'))
    await refreshPayment(backend, text(row, 'uid'), true)
  await settleMoney(backend)

  const amount = async (sql: string): Promise<number> => {
    const row = await backend.store.get(sql)
    return row === null ? 0 : whole(row, 'amount')
  }
  const findings = await moneyFindings(backend.store)
  const result: SimulatedYear = {
    orders: await amount('SELECT count(*) AS amount FROM purchase'),
    unpaid: await amount(
      `SELECT count(*) AS amount FROM purchase WHERE NOT EXISTS
         (SELECT 1 FROM payment WHERE purchase_uid = purchase.uid AND status IN ('paid', 'authorized', 'invoiced'))`,
    ),
    refunds: await amount("SELECT count(*) AS amount FROM refund WHERE kind = 'refund' AND status <> 'failed'"),
    chargebacks: await amount("SELECT count(*) AS amount FROM refund WHERE kind = 'chargeback' AND status <> 'failed'"),
    withdrawals,
    invoices: await amount("SELECT count(*) AS amount FROM invoice WHERE kind = 'invoice'"),
    creditNotes: await amount("SELECT count(*) AS amount FROM invoice WHERE kind = 'creditNote'"),
    creditedInclVat: await amount("SELECT coalesce(sum(total_incl), 0) AS amount FROM invoice WHERE kind = 'creditNote'"),
    invoicedInclVat: await amount("SELECT coalesce(sum(total_incl), 0) AS amount FROM invoice WHERE kind = 'invoice'"),
    wentBack: await amount("SELECT coalesce(sum(amount_incl), 0) AS amount FROM refund WHERE kind = 'refund' AND status <> 'failed'"),
    msPerOrder: (performance.now() - started) / count,
    received: await amount("SELECT coalesce(sum(amount_incl), 0) AS amount FROM payment WHERE status = 'paid'"),
    findings,
  }
  await backend.close()
  return result
}
