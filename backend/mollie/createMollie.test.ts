import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentOutcome, PaymentRequest, Payments } from '../ports/Payments.ts'
import { paymentsSuite } from '../ports/testing/paymentsSuite.ts'
import { openSqliteStore } from '../store/sqliteStore.ts'
import type { Store } from '../store/Store.ts'
import { createMollie } from './createMollie.ts'
import { startTrustedStandIn } from './testing/trustedStandIn.ts'
import type { StartedStandIn } from './testing/startMollieStandIn.ts'
import type { StandInStatus } from './testing/StandInPayment.ts'

const apiKey = `test_${'a'.repeat(30)}`
const statuses: Readonly<Record<PaymentOutcome, StandInStatus>> = {
  pending: 'open',
  authorized: 'authorized',
  paid: 'paid',
  cancelled: 'canceled',
  expired: 'expired',
  failed: 'failed',
}

let standIn: StartedStandIn
let store: Store
let payments: Payments
let logged: string[]
const connect = (key = apiKey) => createMollie(store, { apiKey: key, apiUrl: standIn.address })

beforeEach(async () => {
  logged = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0)
  standIn = await startTrustedStandIn()
  standIn.stageWebhooks('never')
  store = openSqliteStore(null)
  payments = await connect()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await standIn.close()
  await store.close()
})

const request: PaymentRequest = {
  key: 'pay-1',
  methodId: 'ideal',
  amountInclVat: 12_345,
  description: 'TH-260001',
  language: 'nld',
  returnUrl: 'https://shop.test/checkout/pay-1',
  webhookUrl: 'https://shop.test/api/payments/pay-1',
  order: {
    number: 'TH-260001',
    emailAddress: 'noor@voorbeeld.test',
    address: {
      companyName: '',
      countryCode: 'NL',
      firstName: 'Noor',
      lastName: 'de Vries',
      zipCode: '1011 AB',
      houseNumber: '1',
      houseNumberAddition: 'a',
      streetName: 'Prins Hendrikkade',
      city: 'Amsterdam',
    },
    parts: [
      { vat: 2100, amountInclVat: 10_000 },
      { vat: 900, amountInclVat: 2345 },
    ],
  },
}
const created = async (more: Partial<PaymentRequest> = {}): Promise<string> => {
  const payment = await payments.create({ ...request, ...more })
  return payment.type === 'created' ? payment.id : payment.type
}
const paid = async (): Promise<string> => {
  const id = await created()
  await standIn.decide(id, 'paid')
  return id
}

describe('Mollie as a payment provider', () => {
  let other: Payments
  beforeEach(async () => {
    other = await connect()
  })
  paymentsSuite(() => ({ payments, elsewhere: other, decide: (id, outcome) => standIn.decide(id, statuses[outcome]) }))
})

describe('requests to Mollie', () => {
  it('a payment has its amount, order, language and addresses, and an idempotency key that tells nothing', async () => {
    await created()
    expect(standIn.changes).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        path: '/v2/payments',
        body: {
          method: 'ideal',
          amount: { currency: 'EUR', value: '123.45' },
          description: 'TH-260001',
          locale: 'nl_NL',
          redirectUrl: 'https://shop.test/checkout/pay-1',
          webhookUrl: 'https://shop.test/api/payments/pay-1',
          metadata: { key: 'pay-1', orderNumber: 'TH-260001' },
        },
      },
    ])
  })

  it('only who vouches for the shopper hears who buys, and is paid when the order is sent', async () => {
    expect(await created({ methodId: 'klarna', language: 'eng' })).toMatch(/^tr_/)
    expect(standIn.changes[0]?.body).toMatchObject({
      locale: 'en_US',
      captureMode: 'manual',
      billingAddress: { givenName: 'Noor', streetAndNumber: 'Prins Hendrikkade 1a', email: 'noor@voorbeeld.test', country: 'NL' },
      lines: [
        { totalAmount: { value: '100.00' }, vatRate: '21.00', vatAmount: { value: '17.36' } },
        { totalAmount: { value: '23.45' }, vatRate: '9.00', vatAmount: { value: '1.94' } },
      ],
    })
    expect(await created({ key: 'pay-2', methodId: 'in3' })).toMatch(/^tr_/)
    expect(standIn.changes[1]?.body).not.toHaveProperty('captureMode')
  })

  it('an amount beyond the limits of a method is refused', async () => {
    expect(await created({ methodId: 'klarna', amountInclVat: 500_000 })).toBe('refused')
    expect(logged).toEqual([expect.stringMatching(/^Mollie 127\.0\.0\.1:\d+, create payment: HTTP 422 \(amount\)\n$/)])
  })

  it.each([
    ['an error', { status: 500 }],
    ['maintenance', { status: 503 }],
    ['a long wait', { status: 429, retryAfter: 60 }],
    ['a request that is being carried out', { status: 409 }],
    ['no answer', 'silent'],
  ] as const)(
    '%s counts as down, and the payment can be opened later',
    async (what, fault) => {
      standIn.stageFault(fault, 1)
      expect(await created()).toBe('down')
      standIn.stageFault('silent', 0)
      // Mollie wants no requests for a minute.
      expect(await created()).toMatch(what === 'a long wait' ? /^down$/ : /^tr_/)
    },
    20_000,
  )

  it('a short wait is waited for, and a lost answer is asked for again: one payment', async () => {
    standIn.stageFault({ status: 429, retryAfter: 1 }, 1)
    const started = performance.now()
    const id = await created()
    expect(performance.now() - started).toBeGreaterThan(900)
    standIn.stageFault('lost', 1)
    const second = await created({ key: 'pay-2' })
    expect([id.startsWith('tr_'), second.startsWith('tr_'), standIn.payments.size]).toEqual([true, true, 2])
  })

  it('a wrong key counts as down, and the log says so without it', async () => {
    payments = await connect('test_wrong')
    expect(await created()).toBe('down')
    expect(logged.at(-1)).toMatch(/create payment: HTTP 401: is MOLLIE_API_KEY right\?\n$/)
    expect(logged.join('')).not.toContain('test_wrong')
  })

  it('money that is on its way, arrived or came back, and what the bank took back, is known', async () => {
    const id = await paid()
    await payments.refund({ key: 'r', providerId: id, amountInclVat: 2345 })
    const statusOf = async () => {
      const state = await payments.state(id)
      return state.type === 'state' ? [state.refunds[0]?.status, state.chargebacks.map(({ amountInclVat }) => amountInclVat)] : state.type
    }
    expect(await statusOf()).toEqual(['pending', []])
    await standIn.endRefunds(id, 'refunded')
    await standIn.chargeBack(id, 10_000)
    expect(await statusOf()).toEqual(['refunded', [10_000]])
    expect(await payments.refund({ key: 's', providerId: id, amountInclVat: 1 })).toEqual({ type: 'refused' })
  })

  it('a refund is found again after Mollie has forgotten its key, and one that was made there by hand has none', async () => {
    const id = await paid()
    const first = await payments.refund({ key: 'r', providerId: id, amountInclVat: 100 })
    const changes = standIn.changes.length
    expect(await payments.refund({ key: 'r', providerId: id, amountInclVat: 100 })).toEqual(first)
    expect(standIn.changes).toHaveLength(changes)
    standIn.payments.get(id)?.refunds.push({ id: 're_hand', amount: 50, metadata: null, createdAt: '', status: 'queued' })
    const state = await payments.state(id)
    expect(state.type === 'state' ? state.refunds[1] : null).toEqual({ id: 're_hand', key: null, amountInclVat: 50, status: 'pending' })
  })

  it('a payment whose status Mollie never published counts as unknown', async () => {
    const id = await created()
    const payment = standIn.payments.get(id)
    if (payment !== undefined) payment.status = 'settled' as StandInStatus
    expect(await payments.state(id)).toEqual({ type: 'down' })
  })
})

describe('the methods of Mollie', () => {
  it('methods have names in both languages, countries and limits; those that no page can take are left out', () => {
    const of = (wanted: string) => payments.methods.find(({ id }) => id === wanted)
    expect(payments.methods.map(({ id }) => id)).toEqual(['ideal', 'creditcard', 'bancontact', 'paypal', 'klarna', 'in3', 'trustly'])
    expect(of('klarna')).toEqual({
      id: 'klarna',
      label: { nld: 'Achteraf betalen met Klarna', eng: 'Pay with Klarna' },
      countries: ['NL', 'BE'],
      kind: 'whole',
      minimumInclVat: 10,
      maximumInclVat: 400_000,
    })
    expect([of('ideal')?.countries, of('bancontact')?.countries, of('in3')?.kind]).toEqual([['NL'], ['BE'], 'partial'])
  })

  it('logos are fetched once, and kept', async () => {
    const icon = payments.icon('trustly')
    expect([icon?.type, Buffer.from(icon?.body ?? []).toString()]).toEqual(['image/svg+xml', expect.stringContaining('<svg')])
    expect(payments.icon('nothing')).toBeNull()
  })

  it('while Mollie is away at the start, the methods that another process knew count, and new ones after it is back', async () => {
    await standIn.close()
    const started = performance.now()
    payments = await connect()
    expect(performance.now() - started).toBeLessThan(3000)
    expect([payments.methods.length, payments.icon('trustly')?.type]).toEqual([7, 'image/svg+xml'])
    await store.run("DELETE FROM setting WHERE name = 'payment-methods'")
    const empty = await connect()
    expect(empty.methods).toEqual([])
  })

  it('a start waits no longer than a moment for a Mollie that does not answer', async () => {
    standIn.stageFault('silent', 10)
    const started = performance.now()
    payments = await connect()
    expect([performance.now() - started < 3000, payments.methods.length]).toEqual([true, 7])
  })
})
