import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import { settleMoney } from '../checkout/settleMoney.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { createStoredBackend } from '../createDemoBackend.ts'
import type { Order } from '../ports/Orders.ts'
import { createTestShop, readyToPay } from '../testing/visitTestShop.ts'
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
  let vendure: RunningVendure
  let backend: Backend
  let shop: TestShop
  beforeAll(async () => {
    vendure = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
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
  const bookedState = async ({ number }: Order): Promise<string | undefined> => {
    const { orders } = await vendure.query<{ readonly orders: { readonly items: readonly { readonly state: string }[] } }>(
      'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { state } } }',
      { code: `TH-${number}` },
    )
    return orders.items[0]?.state
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
    await expect.poll(() => bookedState(order), { timeout: 10_000 }).toBe('PaymentSettled')
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
})
