import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StandInStatus } from '../../../backend/mollie/testing/StandInPayment.ts'
import { valueAt } from '../../contract/valueAt.ts'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { accepted, addRequest, choiceRequest, createCustomer, payRequest } from './Customer.ts'
import type { Customer } from './Customer.ts'
import { startMollieBackend } from './mollieBackend.ts'

/** How a payment ends at the provider: the stand-in's word for it, the shop's, and how its order is then. `abandoned`: it does not. */
const endings = {
  paid: { decided: 'paid', status: 'paid', order: 'paid' },
  failed: { decided: 'failed', status: 'failed', order: 'open' },
  cancelled: { decided: 'canceled', status: 'cancelled', order: 'open' },
  expired: { decided: 'expired', status: 'expired', order: 'open' },
  abandoned: { decided: 'open', status: 'pending', order: 'open' },
} as const satisfies Readonly<Record<string, { readonly decided: StandInStatus; readonly status: string; readonly order: string }>>

/** What becomes of the provider's webhook. `forged`: others post to its address before the provider does. */
const ways = ['at once', 'before the redirect', 'twice', 'forged', 'an hour late', 'lost'] as const

export interface Journey {
  readonly name: string
  /**
   * Milliseconds from the provider's word, or where it gets lost from the shopper's return, to the right state; null: nothing was to change.
   */
  readonly ms: number | null
}

export interface Journeys {
  readonly journeys: readonly Journey[]
  /** Milliseconds after which a payment is found of which the provider says nothing and whose shopper does not come back. */
  readonly foundMs: number
  readonly findings: readonly string[]
}

/** Milliseconds after the provider's word in which the shop must know it. */
const longest = 5000
/** Milliseconds after which a journey is given up. */
const giveUpMs = 20_000
const hour = 60 * 60 * 1000

/**
 * Each way in which a payment ends with each fate of its webhook, at two processes on one Postgres: one order, one payment, and the right state within
 * five seconds. Requests reach either process.
 */
export const playJourneys = async (schema: FreshSchema): Promise<Journeys> => {
  const { backend, standIn, findings: differences, stop } = await startMollieBackend(schema)
  const findings: string[] = []
  const journeys: Journey[] = []
  const statusOf = async (uid: string): Promise<unknown> =>
    (await schema.query('SELECT status FROM payment WHERE uid = $1', uid))[0]?.['status']
  const post = async (path: string, id: string): Promise<number> =>
    (await fetch(backend.address + path, { method: 'POST', body: new URLSearchParams({ id }) })).status

  /** Orders one piece and presses "pay" twice at once; answers the payment's names at the provider and in the shop. */
  const order = async (customer: Customer): Promise<{ readonly id: string; readonly uid: string }> => {
    accepted(await customer.request(addRequest(2300, randomUUID())), 'add')
    accepted(await customer.request(choiceRequest(customer)), 'choose')
    const presses = await Promise.all([customer.request(payRequest(randomUUID())), customer.request(payRequest(randomUUID()))])
    const [id = '', other] = presses.map((press) =>
      String(valueAt(accepted(press, 'pay'), 'data', 'paymentUrl'))
        .split('/')
        .at(-1),
    )
    if (other !== id) findings.push(`two presses opened ${id} and ${other ?? 'nothing'}`)
    return { id, uid: standIn.payments.get(id)?.redirectUrl.split('/').at(-1) ?? '' }
  }
  const comeBack = async (customer: Customer, uid: string): Promise<unknown> =>
    valueAt((await customer.request({ method: 'GET', path: `/api/v2/checkout/payments/${uid}` })).body, 'data', 'status')

  const play = async (ending: keyof typeof endings, way: (typeof ways)[number]): Promise<void> => {
    const name = `${ending}, webhook ${way}`
    const { decided, status, order: orderStatus } = endings[ending]
    const customer = await createCustomer([backend.address])
    const { id, uid } = await order(customer)
    if (way === 'forged') {
      await Promise.all([
        post(`/api/payments/${uid}`, 'tr_other'),
        post('/api/payments/pay-of-nobody', id),
        post(`/api/payments/${uid}`, id),
      ])
      if ((await statusOf(uid)) !== 'pending') findings.push(`${name}: believed`)
    }
    if (way === 'an hour late')
      await schema.query('UPDATE payment SET created_at = created_at - $2, next_check_at = next_check_at + $2 WHERE uid = $1', uid, hour)
    let since = performance.now()
    let seen: unknown
    const decision = standIn.decide(id, decided)
    if (way === 'before the redirect') await decision
    if (way === 'an hour late' || decided === 'open') {
      await decision
      since = performance.now()
      if (way !== 'lost') await standIn.callWebhook(id)
    }
    if (way === 'lost') seen = await comeBack(customer, uid)
    else {
      while ((await statusOf(uid)) !== status && performance.now() - since < giveUpMs) await pause(20)
      seen = status
    }
    const ms = performance.now() - since
    await decision
    journeys.push({ name, ms: decided === 'open' ? null : ms })
    if (ms > longest) findings.push(`${name}: known after ${Math.round(ms)} ms`)
    const shown = way === 'an hour late' && decided === 'open' ? 'expired' : status
    const after = await comeBack(customer, uid)
    if (after !== shown || (way === 'lost' && seen !== status)) findings.push(`${name}: the shopper reads ${String(after)}, not ${shown}`)
    const orders = valueAt((await customer.request({ method: 'GET', path: '/api/v2/account/orders' })).body, 'data', 'orders') as readonly {
      readonly status: string
    }[]
    const states = orders.map((one) => one.status).join(', ')
    if (states !== orderStatus) findings.push(`${name}: orders are ${states}, not ${orderStatus}`)
    const [mails] = await schema.query(
      "SELECT count(*)::int AS count FROM mail WHERE recipient = $1 AND subject LIKE 'Je bestelling %'",
      customer.email,
    )
    const confirmations = ending === 'paid' ? 1 : 0
    if (mails?.['count'] !== confirmations) findings.push(`${name}: ${String(mails?.['count'])} confirmations`)
  }

  /** Paid, the webhook gets lost, and the shopper does not come back: the shop asks by itself. */
  const findLost = async (): Promise<number> => {
    standIn.stageWebhooks('never')
    const { id, uid } = await order(await createCustomer([backend.address]))
    await standIn.decide(id, 'paid')
    const since = performance.now()
    while ((await statusOf(uid)) !== 'paid' && performance.now() - since < 60_000) await pause(100)
    return performance.now() - since
  }

  try {
    // The fate of webhooks is the same for all payments of the stand-in.
    for (const way of ways) {
      standIn.stageWebhooks(way === 'twice' ? 'twice' : way === 'lost' || way === 'an hour late' ? 'never' : 'at-once')
      await Promise.all((Object.keys(endings) as (keyof typeof endings)[]).map((ending) => play(ending, way)))
    }
    const foundMs = await findLost()
    const failed = /^(?:Payments and refunds|Promised payments):.*$/m.exec(backend.output())?.[0]
    return { journeys, foundMs, findings: [...findings, ...(failed === undefined ? [] : [failed]), ...(await differences())] }
  } finally {
    await stop()
    await schema.drop()
  }
}
