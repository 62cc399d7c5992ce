import { randomUUID } from 'node:crypto'
import { contractVisitor } from '../../contract/contractVisitor.ts'
import type { ReceivedResponse, RecordedRequest, Send } from '../../contract/contractVisitor.ts'
import { registration } from '../../contract/contractScene.ts'
import { valueAt } from '../../contract/valueAt.ts'

/** A customer with an account, a session and a delivery address. */
export interface Customer {
  readonly email: string
  readonly request: (requested: RecordedRequest) => Promise<ReceivedResponse>
  readonly addressId: string
}

/** Sends each request to the next of several backends on one database, over a new connection, so that it may reach any process. */
const inTurn = (addresses: readonly string[]): Send => {
  let turn = 0
  return (path, init) =>
    fetch(`${addresses[(turn += 1) % addresses.length] ?? ''}${path}`, {
      ...init,
      headers: { ...init.headers, connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
}

/** Expects a response status without which the run cannot continue. */
export const accepted = (response: ReceivedResponse, what: string): unknown => {
  if (response.status !== 200) throw new Error(`${what}: ${response.status} ${JSON.stringify(response.body)}`)
  return response.body
}

/** Registers a new customer. @param own what differs from the usual registration */
export const customerWhoSends = async (send: Send, own: Readonly<Record<string, string>> = {}): Promise<Customer> => {
  const { request } = contractVisitor(send)
  const emailAddress = `${randomUUID()}@voorbeeld.test`
  const post = async (path: string, body: unknown): Promise<unknown> => accepted(await request({ method: 'POST', path, body }), path)
  await post('/api/v2/account/register', { ...registration, ...own, emailAddress })
  const session = await post('/api/v2/account/login', { email: emailAddress, password: registration.password })
  return { email: emailAddress, request, addressId: String(valueAt(session, 'data', 'addresses', 'delivery', 0, 'id')) }
}

/** Registers a new customer at these backends. */
export const createCustomer = (addresses: readonly string[], own: Readonly<Record<string, string>> = {}): Promise<Customer> =>
  customerWhoSends(inTurn(addresses), own)

const withKey = (key: string | undefined) => (key === undefined ? {} : { headers: { 'idempotency-key': key } })

export const addRequest = (productId: number, key?: string): RecordedRequest => ({
  method: 'POST',
  path: '/api/v2/cart/lines',
  body: { item: { id: `${productId}`, productId, quantity: 1, options: [] } },
  ...withKey(key),
})
export const couponRequest = (couponCode: string): RecordedRequest => ({
  method: 'POST',
  path: '/api/v2/cart/coupons',
  body: { couponCode },
})
/** Selects everything that paying requires. */
export const choiceRequest = ({ addressId }: Customer): RecordedRequest => ({
  method: 'POST',
  path: '/api/v2/cart',
  body: { address_id: addressId, shipping_option_id: 'postnl', payment_option_id: 'ideal' },
})
export const payRequest = (key?: string): RecordedRequest => ({ method: 'POST', path: '/api/v2/checkout/pay', ...withKey(key) })
/** Sends the bank's decision, as its page does. */
export const bankRequest = (paymentUrl: string): RecordedRequest => ({
  method: 'POST',
  path: paymentUrl,
  raw: 'choice=pay',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

/** A cart in a form that is comparable between customers. */
export const comparableCart = async ({ request }: Customer): Promise<unknown> => {
  const { data } = accepted(await request({ method: 'POST', path: '/api/v2/account/cart/state', body: {} }), 'cart/state') as {
    readonly data: {
      readonly lines: readonly { readonly productId: number; readonly quantity: number }[]
      readonly coupons: readonly { readonly code: string }[]
      readonly totals: { readonly totalInclVat: number }
    }
  }
  return {
    lines: data.lines.map(({ productId, quantity }) => `${quantity} × ${productId}`).toSorted(),
    coupons: data.coupons.map(({ code }) => code).toSorted(),
    totalInclVat: data.totals.totalInclVat,
  }
}
