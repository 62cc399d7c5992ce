import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { settleMoney } from '../checkout/settleMoney.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import type { Api } from '../createApi.ts'
import { createBackendOn } from '../createBackend.ts'
import { littleWork } from '../customers/passwordHash.ts'
import { demoShop } from '../demo/demoShop.ts'
import { resetShoppers } from '../seeding/seedShoppers.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import type { TestStore } from '../testing/testStores.ts'
import { cartOf, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import type { StartedStandIn } from './testing/startMollieStandIn.ts'
import type { StandInStatus } from './testing/StandInPayment.ts'
import { startTrustedStandIn } from './testing/trustedStandIn.ts'

const apiKey = `test_${'a'.repeat(30)}`
const minutes = 60_000

/** Requests go to each in turn, as to processes behind one address. */
const inTurn = (apis: readonly Api[]): Api => {
  let turn = 0
  return (request, connection) => (apis[(turn += 1) % apis.length] as Api)(request, connection)
}

// Each with two backends on the same data, that answer in turn.
describe.each(testStores())('a payment at Mollie, on $name', (stored: TestStore) => {
  let standIn: StartedStandIn
  let server: Server
  let shop: TestShop
  let other: Backend
  let visitor: TestVisitor
  let stores: readonly [Store, Store]
  beforeAll(async () => {
    stores = await stored.open()
  })
  afterAll(async () => {
    await Promise.all([...new Set(stores)].map((store) => store.close()))
    await stored.drop()
  })
  beforeEach(async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    standIn = await startTrustedStandIn()
    let api: Api = () => new Response(null, { status: 503 })
    server = createServer(getRequestListener((request, connection) => api(request, connection)))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const open = (store: Store, now: () => number) =>
      createBackendOn(store, {
        file: null,
        shop: demoShop(0),
        pictures: () => async () => null,
        appUrl,
        now,
        passwordWork: littleWork,
        mollie: { apiKey, apiUrl: standIn.address },
      })
    shop = await createTestShop(
      {},
      () => (request, connection) => api(request, connection),
      async (now) => {
        const first = await open(stores[0], now)
        other = await open(stores[1], now)
        return first
      },
    )
    await resetShoppers(shop.backend)
    api = inTurn([createApi(shop.backend), createApi(other)])
    visitor = await readyToPay(shop)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
    await standIn.close()
  })

  /** Opens the payment of the cart; answers Mollie's name of it and the shop's. */
  const pay = async (): Promise<{ readonly id: string; readonly uid: string; readonly url: string }> => {
    const { body } = await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')
    const url = 'paymentUrl' in body.data ? body.data.paymentUrl : ''
    const id = url.split('/').at(-1) ?? ''
    return { id, url, uid: (await shop.backend.orders.findPayment({ providerId: id }))?.uid ?? '' }
  }
  const statusOf = async (uid: string) => (await shop.backend.orders.findPayment({ uid }))?.status
  const shown = async (uid: string) => (await visitor.call<Wire['PaymentResponse']>('GET', `/api/v2/checkout/payments/${uid}`)).body.data
  /** What a payment came to: its status, the orders, Mollie's payments and the confirmations. */
  const came = async (uid: string) => [
    await statusOf(uid),
    (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data.orders
      .filter(({ orderNumber }) => orderNumber > 'TH-260000')
      .map(({ orderNumber, status }) => `${orderNumber} ${status}`),
    standIn.payments.size,
    (await shop.mails()).filter(({ subject }) => subject.startsWith('Je bestelling TH-')).length,
  ]
  const once = ['paid', ['TH-260001 paid'], 1, 1]

  it('CHK-11a paid: the order is placed once, by two requests at once and whatever comes first', async () => {
    const [payment, same] = await Promise.all([pay(), pay()])
    expect(same).toEqual(payment)
    expect(payment.url).toBe(`${standIn.address}/checkout/${payment.id}`)
    await Promise.all([standIn.decide(payment.id, 'paid'), shown(payment.uid), shown(payment.uid)])
    expect(await came(payment.uid)).toEqual(once)
  })

  it.each([
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)('CHK-11a %s: the order stays open, and paying after all is another payment of it', async (ending, status) => {
    const { id, uid } = await pay()
    await standIn.decide(id, ending)
    expect(await came(uid)).toEqual([status, ['TH-260001 open'], 1, 0])
    const { retryUrl } = await shown(uid)
    const again = (await visitor.call('GET', retryUrl ?? '')).headers.get('location') ?? ''
    const second = again.split('/').at(-1) ?? ''
    await standIn.decide(second, 'paid')
    expect([second === id, await came(uid)]).toEqual([false, [status, ['TH-260001 paid'], 2, 1]])
  })

  it('CHK-11a abandoned: the order waits, its pieces do not, and it can be paid later', async () => {
    const { uid } = await pay()
    expect((await shown(uid)).status).toBe('pending')
    shop.advance(31 * minutes)
    const { status, retryUrl } = await shown(uid)
    expect([status, retryUrl]).toEqual(['expired', `/api/payments/${uid}`])
    expect(await came(uid)).toEqual(['pending', ['TH-260001 open'], 1, 0])
  })

  it('CHK-11a a webhook that gets lost is made up for by asking', async () => {
    standIn.stageWebhooks('never')
    const { id, uid } = await pay()
    await standIn.decide(id, 'paid')
    expect(await statusOf(uid)).toBe('pending')
    shop.advance(11_000)
    await Promise.all([settleMoney(shop.backend), settleMoney(other)])
    expect(await came(uid)).toEqual(once)
  })

  it('CHK-11a a webhook that comes twice at once counts once', async () => {
    standIn.stageWebhooks('twice')
    const { id, uid } = await pay()
    await standIn.decide(id, 'paid')
    expect(await came(uid)).toEqual(once)
  })

  it('CHK-11a a webhook that comes before the shopper does has done its work', async () => {
    standIn.stageWebhooks('early')
    const { url, uid } = await pay()
    const back = await fetch(url, { method: 'POST', body: new URLSearchParams({ status: 'paid' }), redirect: 'manual' })
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe(`/checkout/${uid}`)
    expect(await came(uid)).toEqual(once)
  })

  it('CHK-11a a webhook that comes an hour late counts, although the payment had expired for the shop', async () => {
    standIn.stageWebhooks('never')
    const { id, uid } = await pay()
    await standIn.decide(id, 'paid')
    shop.advance(60 * minutes)
    await standIn.callWebhook(id)
    expect(await came(uid)).toEqual(once)
  })

  it('CHK-11a a forged webhook changes nothing: for nobody’s payment, for another’s, and with another’s id', async () => {
    const { id, uid } = await pay()
    const bart = await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = async (path: string, paid: string) => (await bart.call('POST', path, `id=${paid}`, form)).status
    const paid = [...standIn.payments.values()][0]?.id ?? ''
    expect([
      await post('/api/payments/pay-of-nobody', id),
      await post(`/api/payments/${uid}`, 'tr_other'),
      await post(`/api/payments/${uid}`, paid),
    ]).toEqual([200, 200, 200])
    expect(await came(uid)).toEqual(['pending', ['TH-260001 open'], 1, 0])
  })

  it('CHK-10c while Mollie is away the order waits, and the same payment is opened when it is back', async () => {
    standIn.stageFault({ status: 503 }, 1)
    const refused = await visitor.post('/api/v2/checkout/pay')
    expect([refused.status, refused.body]).toEqual([422, { status: 'error', message: { code: 'ipoi', step: 'overview' } }])
    const { id, uid } = await pay()
    await standIn.decide(id, 'paid')
    expect(await came(uid)).toEqual(once)
  })

  it('CHK-05a a method beyond whose limits the amount is is not offered, and the logo of another comes from the shop itself', async () => {
    const options = async () =>
      (await visitor.post<Wire['PaymentOptionsResponse']>('/api/v2/checkout/payments', { countryCode: 'NL' })).body.data
    const offered = await options()
    expect(offered.map(({ id, icon }) => `${id} ${icon}`)).toEqual([
      'ideal ideal',
      'creditcard creditcard',
      'paypal paypal',
      'klarna klarna',
      'in3 /api/payment-icons/in3',
      'trustly /api/payment-icons/trustly',
    ])
    const icon = await visitor.call<string>('GET', '/api/payment-icons/trustly')
    expect([icon.status, icon.headers.get('content-type'), icon.headers.get('content-security-policy')]).toEqual([
      200,
      'image/svg+xml',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    ])
    expect((await visitor.call('GET', '/api/payment-icons/nothing')).status).toBe(404)
    await visitor.post('/api/v2/cart', { payment_option_id: 'klarna' })
    const [line] = (await cartOf(visitor)).lines
    await shop.backend.stock.set(1003, 500)
    await visitor.call('PUT', `/api/v2/cart/lines/${line?.uid ?? ''}`, { id: line?.id, quantity: 100 })
    expect((await options()).map(({ id }) => id)).not.toContain('klarna')
    expect((await visitor.post('/api/v2/cart', { payment_option_id: 'in3' })).status).toBe(422)
    const refused = await visitor.post('/api/v2/checkout/pay')
    expect(refused.body).toEqual({ status: 'error', message: { code: 'ipoi', step: 'overview' } })
  })

  it('CHK-07 the shopper is at Mollie in the language of the order', async () => {
    const { id } = await pay()
    const statuses: readonly StandInStatus[] = [...standIn.payments.values()].map(({ status }) => status)
    expect([standIn.payments.get(id)?.locale, statuses]).toEqual(['nl_NL', ['open']])
    expect(await (await fetch(`${standIn.address}/checkout/${id}`)).text()).toContain('Annuleren')
  })
})
