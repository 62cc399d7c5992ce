import { randomUUID } from 'node:crypto'
import { contractVisitor } from '../../contract/contractVisitor.ts'
import type { ReceivedResponse, RecordedRequest, Send } from '../../contract/contractVisitor.ts'
import { registration } from '../../contract/contractScene.ts'
import { valueAt } from '../../contract/valueAt.ts'

/** Somebody with an account and a session, and an address to deliver to. */
export interface Customer {
  readonly email: string
  readonly request: (requested: RecordedRequest) => Promise<ReceivedResponse>
  readonly addressId: string
}

/** Each request goes to the next of some backends on one database, on a connection of its own, so that it may reach any of their processes. */
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

/** What a request must be answered with for the torture to go on. */
export const accepted = (response: ReceivedResponse, what: string): unknown => {
  if (response.status !== 200) throw new Error(`${what}: ${response.status} ${JSON.stringify(response.body)}`)
  return response.body
}

/** A new customer of the backends at these addresses. */
export const createCustomer = async (addresses: readonly string[]): Promise<Customer> => {
  const { request } = contractVisitor(inTurn(addresses))
  const emailAddress = `${randomUUID()}@voorbeeld.test`
  const post = async (path: string, body: unknown): Promise<unknown> => accepted(await request({ method: 'POST', path, body }), path)
  await post('/api/v2/account/register', { ...registration, emailAddress })
  const session = await post('/api/v2/account/login', { email: emailAddress, password: registration.password })
  return { email: emailAddress, request, addressId: String(valueAt(session, 'data', 'addresses', 'delivery', 0, 'id')) }
}

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
/** Everything that is chosen before paying. */
export const choiceRequest = ({ addressId }: Customer): RecordedRequest => ({
  method: 'POST',
  path: '/api/v2/cart',
  body: { address_id: addressId, shipping_option_id: 'postnl', payment_option_id: 'ideal' },
})
export const payRequest = (key?: string): RecordedRequest => ({ method: 'POST', path: '/api/v2/checkout/pay', ...withKey(key) })
/** The bank's word, as its page sends it. */
export const bankRequest = (paymentUrl: string): RecordedRequest => ({
  method: 'POST',
  path: paymentUrl,
  raw: 'choice=pay',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

/** A cart as it can be compared with another customer's. */
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
