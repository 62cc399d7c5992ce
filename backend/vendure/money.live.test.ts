import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { refreshPayment } from '../checkout/payments.ts'
import { releasePromised } from '../checkout/releasePromised.ts'
import { settleMoney } from '../checkout/settleMoney.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { createStoredBackend } from '../createDemoBackend.ts'
import { sendDueMails } from '../mails/sendDueMails.ts'
import type { SendResult } from '../ports/Mails.ts'
import type { Order } from '../ports/Orders.ts'
import { removeOldOrders } from '../retention/removeOldOrders.ts'
import { addToCart, createTestShop, login, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { startVendure } from '../../tools/start/startVendure.ts'
import type { RunningVendure } from '../../tools/start/startVendure.ts'
import { withVendureDatabase } from './testing/withVendureDatabase.ts'

interface Settlement {
  readonly refusal: string | null
  readonly amountInclVat: number
}

const lastPart = (path: string): string => path.split('/').at(-1) ?? ''

describe("the merchant's side of money", { timeout: 60_000 }, () => {
  const databaseUrl = withVendureDatabase()
  const variables = () => ({ DATABASE_URL: databaseUrl(), SHOP_ORIGIN: 'http://shop.test' })
  let vendure: RunningVendure
  let backend: Backend
  let shop: TestShop
  beforeAll(async () => {
    vendure = await startVendure({ variables: variables() })
    backend = await createStoredBackend({
      file: null,
      postgres: { url: databaseUrl(), schema: 'shop', poolSize: 4, timeoutMs: 10_000 },
      appUrl: 'http://shop.test',
      demoAccounts: true,
    })
    shop = await createTestShop({}, () => createApi(backend))
  }, 120_000)
  afterAll(async () => {
    await vendure.stop()
    await backend.close()
  })

  const stored = async ({ uid }: Pick<Order, 'uid'>): Promise<Order> => (await backend.orders.find({ uid }))!
  const buy = async (visitor: TestVisitor): Promise<Order> => {
    const { body } = await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')
    const url = 'paymentUrl' in body.data ? body.data.paymentUrl : ''
    await visitor.call('POST', url, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    const payment = await backend.orders.findPayment({ providerId: lastPart(url) })
    return stored({ uid: payment?.orderUid ?? '' })
  }
  const booked = async ({ number }: Order) => {
    const { orders } = await vendure.query<{
      readonly orders: { readonly items: readonly { readonly id: string; readonly state: string }[] }
    }>('query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { id state } } }', { code: `TH-${number}` })
    return orders.items[0]
  }
  const buyWithDeposit = async () => {
    const visitor = shop.visitor()
    const custom = { shape: 'Rechthoek', width: 200, length: 137, diameter: null }
    await addToCart(visitor, 1001, 1, [{ groupId: 'vorm', itemId: 'vorm-rechthoek', custom }])
    const session = (await login(visitor, 'actief@thuishaven.test')).body.data
    await visitor.post('/api/v2/cart', { address_id: session.addresses.delivery[0]?.id })
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    await visitor.post('/api/v2/cart', { payment_option_id: 'ideal' })
    return buy(visitor)
  }
  const bookedId = async (order: Order): Promise<string> => {
    await expect.poll(async () => (await booked(order))?.id, { timeout: 10_000 }).toBeDefined()
    return (await booked(order))?.id ?? ''
  }

  /** A merchant with these rights alone. Answers what a query answers, as text. */
  const signIn = async (permissions: readonly string[]): Promise<(query: string, variables: object) => Promise<string>> => {
    const { createRole } = await vendure.query<{ readonly createRole: { readonly id: string } }>(
      'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }',
      { input: { code: randomUUID(), description: 'Test', permissions } },
    )
    const emailAddress = `${randomUUID()}@thuishaven.test`
    const password = 'a-password-of-tests'
    await vendure.query('mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { id } }', {
      input: { firstName: 'Piet', lastName: 'Pak', emailAddress, password, roleIds: [createRole.id] },
    })
    let cookie = ''
    const send = async (query: string, variables: object): Promise<string> => {
      const response = await vendure.fetch('/admin-api', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query, variables }),
      })
      cookie =
        response.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; ') || cookie
      return response.text()
    }
    await send(
      'mutation ($emailAddress: String!, $password: String!) { login(username: $emailAddress, password: $password) { __typename } }',
      {
        emailAddress,
        password,
      },
    )
    return send
  }

  it('a withdrawal is settled once, its money goes back by the provider, and its state can be followed', async () => {
    const visitor = await readyToPay(shop)
    const order = await buy(visitor)
    const statement = { name: 'Noor Vis', emailAddress: 'actief@thuishaven.test', orderNumber: `TH-${order.number}` }
    const stated = await visitor.post<Wire['StatedWithdrawalResponse']>('/api/v2/withdrawals', statement)
    const uid = stated.body.data.withdrawalUid
    await visitor.post(`/api/v2/withdrawals/${uid}/confirm`)
    const { withdrawalToSettle } = await vendure.query<{
      readonly withdrawalToSettle: {
        readonly version: number
        readonly refundableInclVat: number
        readonly lines: readonly { readonly lineUid: string; readonly quantity: number }[]
      }
    }>('query ($uid: String!) { withdrawalToSettle(uid: $uid) { version refundableInclVat lines { lineUid quantity } } }', { uid })
    expect(withdrawalToSettle).toMatchObject({ version: 0, refundableInclVat: order.totalInclVat, lines: [{ quantity: 2 }] })
    const lines = withdrawalToSettle.lines.map(({ lineUid }) => ({ lineUid, quantity: 1 }))
    const { proposedWithdrawalRefund } = await vendure.query<{ readonly proposedWithdrawalRefund: Settlement }>(
      'query ($uid: String!, $lines: [ShopOrderLineInput!]!) { proposedWithdrawalRefund(uid: $uid, lines: $lines) { refusal amountInclVat } }',
      { uid, lines },
    )
    const { amountInclVat } = proposedWithdrawalRefund
    expect(amountInclVat).toBe(order.placed.cartTotals.subtotalInclVat / 2)
    const mutation = `mutation ($uid: String!, $key: String!, $lines: [ShopOrderLineInput!]!, $amountInclVat: Int!) {
      settleWithdrawal(uid: $uid, key: $key, version: 0, lines: $lines, amountInclVat: $amountInclVat, note: "") { refusal amountInclVat } }`
    const settle = async (key: string): Promise<Settlement> =>
      (await vendure.query<{ readonly settleWithdrawal: Settlement }>(mutation, { uid, key, lines, amountInclVat })).settleWithdrawal
    const reader = await signIn(['ReadOrder'])
    expect(await reader(mutation, { uid, key: 'reader', lines, amountInclVat })).toContain('FORBIDDEN')
    expect(await reader('{ shopWithdrawals { uid } }', {})).toContain(uid)
    const pressed = await Promise.all([settle('press'), settle('press')])
    expect(pressed).toEqual([
      { refusal: null, amountInclVat },
      { refusal: null, amountInclVat },
    ])
    expect((await settle('another')).refusal).toBe('changedMeanwhile')
    const state = async () => {
      const { shopWithdrawals } = await vendure.query<{
        readonly shopWithdrawals: readonly { readonly uid: string; readonly refunds: readonly object[] }[]
      }>('{ shopWithdrawals { uid refunds { amountInclVat status failure } } }')
      return shopWithdrawals.find((withdrawal) => withdrawal.uid === uid)?.refunds
    }
    expect(await state()).toEqual([{ amountInclVat, status: 'requested', failure: null }])
    await settleMoney(backend)
    expect(await state()).toEqual([{ amountInclVat, status: 'refunded', failure: null }])
    expect((await stored(order)).refundedInclVat).toBe(amountInclVat)
    const documents = (await backend.invoices.ofOrder(order.uid)).map(({ totalInclVat, document: { kind, reason } }) => ({
      kind,
      totalInclVat,
      reason,
    }))
    expect(documents).toEqual([
      { kind: 'invoice', totalInclVat: order.totalInclVat, reason: '' },
      { kind: 'creditNote', totalInclVat: amountInclVat, reason: 'Herroeping H-2026-000001' },
    ])
  })
  it('the rest of a deposit is asked for once for each time the merchant wants to, and paid by the link without signing in', async () => {
    const order = await buyWithDeposit()
    const id = await bookedId(order)
    const rest = order.totalInclVat - order.upfrontInclVat
    const requestedAt = async () =>
      (
        await vendure.query<{ readonly shopOrder: { readonly restRequestedAt: readonly string[] | null } }>(
          'query ($id: ID!) { shopOrder(id: $id) { restRequestedAt } }',
          { id },
        )
      ).shopOrder.restRequestedAt
    const mutation = 'mutation ($id: ID!, $requests: Int!) { requestShopOrderRest(id: $id, requests: $requests) { refusal amountInclVat } }'
    const requestRest = async (requests: number): Promise<Settlement> =>
      (await vendure.query<{ readonly requestShopOrderRest: Settlement }>(mutation, { id, requests })).requestShopOrderRest
    const mails = async () =>
      (await backend.mails.list()).filter(({ subject }) => subject === `Je bestelling TH-${order.number} is klaar: betaal de rest`)
    expect(await requestedAt()).toEqual([])
    expect(await (await signIn(['ReadOrder']))(mutation, { id, requests: 0 })).toContain('FORBIDDEN')
    const pressed = await Promise.all([requestRest(0), requestRest(0)])
    expect(pressed.toSorted((one, other) => other.amountInclVat - one.amountInclVat)).toEqual([
      { refusal: null, amountInclVat: rest },
      { refusal: 'requestedMeanwhile', amountInclVat: 0 },
    ])
    expect([await mails(), await requestedAt()]).toMatchObject([{ length: 1 }, { length: 1 }])
    expect(await requestRest(1)).toEqual({ refusal: null, amountInclVat: rest })
    const link = /http:\/\/shop.test(\S+)$/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? ''
    const stranger = shop.visitor()
    const bank = (await stranger.call('GET', link)).headers.get('location') ?? ''
    await stranger.call('POST', bank, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
    expect((await stored(order)).paidInclVat).toBe(order.totalInclVat)
    expect(await requestRest(2)).toEqual({ refusal: 'nothingOpen', amountInclVat: 0 })
    expect(await mails()).toHaveLength(2)
  })

  it('an order without a deposit has no rest to ask for', async () => {
    const order = await buy(await readyToPay(shop))
    const id = await bookedId(order)
    const answer = await vendure.query('query ($id: ID!) { shopOrder(id: $id) { restRequestedAt } }', { id })
    expect(answer).toEqual({ shopOrder: { restRequestedAt: null } })
    const refused = await vendure.query('mutation ($id: ID!) { requestShopOrderRest(id: $id, requests: 0) { refusal } }', { id })
    expect(refused).toEqual({ requestShopOrderRest: { refusal: 'nothingOpen' } })
  })
  it('a mail that could not be sent is listed without what it says, and is sent once it is tried again', async () => {
    await backend.store.run('DELETE FROM mail')
    await backend.mails.enqueue({ recipient: 'weg@voorbeeld.test', subject: 'Je bestelling', body: 'Geheim' })
    const sent: string[] = []
    const sendMails = (result: SendResult) =>
      sendDueMails(
        backend,
        () => Promise.resolve([]),
        ({ recipient }) => {
          if (result.type === 'sent') sent.push(recipient)
          return Promise.resolve(result)
        },
        () => {},
      )
    await sendMails({ type: 'failed', reason: 'EENVELOPE 550', isRefused: true })
    const query = '{ givenUpMails { id recipient subject attempts reason } }'
    const listed = async () => (await vendure.query<{ readonly givenUpMails: readonly { readonly id: number }[] }>(query)).givenUpMails
    const [mail] = await listed()
    expect(mail).toEqual({ id: mail?.id, recipient: 'weg@voorbeeld.test', subject: 'Je bestelling', attempts: 1, reason: 'EENVELOPE 550' })
    const mutation = 'mutation ($id: Int!) { retryMail(id: $id) }'
    const reader = await signIn(['ReadCustomer'])
    expect(await reader(query, {})).toContain('weg@voorbeeld.test')
    expect(await reader(mutation, { id: mail?.id })).toContain('FORBIDDEN')
    expect(await (await signIn(['ReadCatalog']))(query, {})).toContain('FORBIDDEN')
    expect(await vendure.query(mutation, { id: mail?.id })).toEqual({ retryMail: true })
    expect([await vendure.query(mutation, { id: mail?.id }), await listed()]).toEqual([{ retryMail: false }, []])
    await sendMails({ type: 'sent' })
    expect(sent).toEqual(['weg@voorbeeld.test'])
  })

  it('what a provider promised is released once the merchant cancels the order, and Vendure expects it no more', async () => {
    const visitor = await readyToPay(shop)
    await visitor.post('/api/v2/cart', { payment_option_id: 'klarna' })
    const { body } = await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')
    const providerId = lastPart('paymentUrl' in body.data ? body.data.paymentUrl : '')
    await backend.practiceBank?.decide(providerId, 'authorized')
    const { uid, orderUid } = (await backend.orders.findPayment({ providerId }))!
    await refreshPayment(backend, uid)
    const order = await stored({ uid: orderUid })
    const id = await bookedId(order)
    const payments = async () => {
      const { order: found } = await vendure.query<{ readonly order: { readonly payments: readonly { readonly state: string }[] } }>(
        'query ($id: ID!) { order(id: $id) { payments { state } } }',
        { id },
      )
      return found.payments.map(({ state }) => state)
    }
    expect(await payments()).toEqual(['Authorized'])
    await vendure.query('mutation ($id: ID!) { cancelOrder(input: { orderId: $id, reason: "Stuk" }) { __typename } }', { id })
    await expect.poll(async () => (await stored(order)).state, { timeout: 10_000 }).toBe('cancelled')
    await releasePromised(backend)
    expect((await backend.orders.findPayment({ uid }))?.status).toBe('cancelled')
    await expect.poll(payments, { timeout: 10_000 }).toEqual(['Cancelled'])
    expect((await backend.store.all('SELECT * FROM order_news')).length).toBe(0)
  })

  it('a company may order on account as long as the merchant allows it', async () => {
    const { customers } = await vendure.query<{ readonly customers: { readonly items: readonly { readonly id: string }[] } }>(
      '{ customers(options: { filter: { emailAddress: { eq: "zakelijk@thuishaven.test" } } }) { items { id } } }',
    )
    const allow = (onAccount: boolean) =>
      vendure.query('mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { __typename } }', {
        input: { id: customers.items[0]?.id, customFields: { onAccount } },
      })
    const visitor = await readyToPay(shop, 'nl-NL', 'zakelijk@thuishaven.test')
    const offered = async () => {
      const { body } = await visitor.post<Wire['PaymentOptionsResponse']>('/api/v2/checkout/payments', { countryCode: 'NL' })
      return body.data.some(({ id }) => id === 'account')
    }
    const seen: boolean[] = []
    for (const isAllowed of [false, true, false]) {
      await allow(isAllowed)
      seen.push(await offered())
    }
    expect(seen).toEqual([false, true, false])
  })
  it('an order that the shop keeps no longer names nobody in Vendure either', async () => {
    const orders = [await buy(await readyToPay(shop)), await buy(await readyToPay(shop))] as const
    const ids = [await bookedId(orders[0]), await bookedId(orders[1])]
    await expect.poll(async () => (await backend.store.all('SELECT * FROM order_news')).length, { timeout: 10_000 }).toBe(0)
    // All of this database are so old, years from now, but the second.
    await backend.store.run('UPDATE purchase SET created_at = created_at + ? WHERE uid = ?', 8 * 366 * 24 * 60 * 60 * 1000, orders[1].uid)
    await removeOldOrders(backend.store, Date.now() + 9 * 366 * 24 * 60 * 60 * 1000)
    await vendure.stop()
    vendure = await startVendure({ variables: variables() })
    const named = async (id: string) => {
      const { order } = await vendure.query<{
        readonly order: {
          readonly code: string
          readonly totalWithTax: number
          readonly customer: object | null
          readonly billingAddress: { readonly fullName: string | null } | null
          readonly history: { readonly totalItems: number }
        }
      }>('query ($id: ID!) { order(id: $id) { code totalWithTax customer { id } billingAddress { fullName } history { totalItems } } }', {
        id,
      })
      const { code, totalWithTax, customer, billingAddress, history } = order
      return { code, totalWithTax, isNamed: customer !== null || Boolean(billingAddress?.fullName) || history.totalItems > 0 }
    }
    const expected = orders.map(({ number, totalInclVat }, index) => ({
      code: `TH-${number}`,
      totalWithTax: totalInclVat,
      isNamed: index === 1,
    }))
    await expect.poll(() => Promise.all(ids.map(named)), { timeout: 10_000 }).toEqual(expected)
  }, 120_000)
})
