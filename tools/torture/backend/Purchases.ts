import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReceivedResponse, RecordedRequest } from '../../contract/contractVisitor.ts'
import { valueAt } from '../../contract/valueAt.ts'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { accepted, addRequest, bankRequest, choiceRequest, comparableCart, createCustomer, payRequest } from './Customer.ts'
import type { Customer } from './Customer.ts'

/** Customers who keep buying single pieces while something happens to the backend. */
export interface Purchases {
  /** Pending payment requests and bank decisions. */
  readonly paying: () => number
  /** Payment requests and bank decisions that reached the backend but got no response. */
  readonly broken: () => number
  /** Payment requests that the provider did not carry out; they are repeated. */
  readonly refused: () => number
  readonly acknowledged: () => number
  /** Waits until all customers have finished their purchases. Throws when one cannot. */
  readonly finish: () => Promise<void>
  /** Differences from the acknowledged orders; empty when there are none. */
  readonly findings: () => Promise<readonly string[]>
}

/** Products with a large stock in the demo shop. */
const goods = [2300, 2420, 2302, 2108]
/** Milliseconds between two attempts, and until a customer gives up. */
const retryPause = 200
const patience = 180_000
/** Milliseconds between two purchases of a customer. With a much longer pause no request would be pending when something happens. */
const rest = 50

/** Pays at an address; answers the uid of the payment. `insist` sends a request until it has a response. */
export type PayAt = (paymentUrl: string, insist: (request: RecordedRequest) => Promise<ReceivedResponse>) => Promise<string>

const atPracticeBank: PayAt = async (paymentUrl, insist) => {
  const { status, headers } = await insist(bankRequest(paymentUrl))
  if (status !== 303) throw new Error(`the bank: ${status}`)
  return headers.get('location')?.split('/').at(-1) ?? ''
}

/** The provider did not open the payment, and the order waits: the shopper reads that this way to pay does not work now. */
const providerFailed = ({ status, body }: ReceivedResponse): boolean => status === 422 && valueAt(body, 'message', 'code') === 'ipoi'

export const startPurchases = async (
  address: string,
  schema: FreshSchema,
  buyers: number,
  payAt: PayAt = atPracticeBank,
): Promise<Purchases> => {
  const customers = await Promise.all(Array.from({ length: buyers }, () => createCustomer([address])))
  let paying = 0
  let broken = 0
  let refused = 0
  const finishing = new AbortController()
  const paid: { readonly customer: Customer; readonly paymentUid: string }[] = []

  /** Retries a request unchanged until the response is not 5xx, as the shop does. */
  const insist = async (customer: Customer, request: RecordedRequest, lost = (): void => {}): Promise<ReceivedResponse> => {
    for (const since = performance.now(); performance.now() - since < patience; await pause(retryPause)) {
      try {
        const response = await customer.request(request)
        if (response.status < 500 && !providerFailed(response)) return response
        if (response.status < 500) refused += 1
      } catch (problem) {
        const { cause } = problem as { readonly cause?: { readonly code?: string } }
        if (cause?.code !== 'ECONNREFUSED') lost()
      }
    }
    throw new Error(`${request.path}: no response within ${patience / 1000} s`)
  }
  const insistToPay = async (customer: Customer, request: RecordedRequest): Promise<ReceivedResponse> => {
    paying += 1
    try {
      return await insist(customer, request, () => (broken += 1))
    } finally {
      paying -= 1
    }
  }
  const pay = async (customer: Customer): Promise<string> => {
    const started = accepted(await insistToPay(customer, payRequest(randomUUID())), 'pay')
    return payAt(String(valueAt(started, 'data', 'paymentUrl')), (request) => insistToPay(customer, request))
  }
  const buy = async (customer: Customer, turn: number): Promise<void> => {
    for (let count = turn; !finishing.signal.aborted; count += 1) {
      accepted(await insist(customer, addRequest(goods[count % goods.length] ?? 0, randomUUID())), 'add')
      accepted(await insist(customer, choiceRequest(customer)), 'choose')
      paid.push({ customer, paymentUid: await pay(customer) })
      await pause(rest)
    }
  }
  const all = Promise.all(customers.map(buy))
  // `finish` handles the error; without this an earlier rejection would end the process.
  all.catch(() => {})

  /** The number of a customer's orders, and the orders that are not for one piece or not paid once. */
  const ordersOf = async ({ email }: Customer): Promise<readonly Record<string, unknown>[]> =>
    schema.query(
      `SELECT purchase.number, purchase.lines, (count(*) FILTER (WHERE payment.status = 'paid'))::int AS paid
       FROM customer JOIN purchase ON purchase.customer_id = customer.id JOIN payment ON payment.purchase_uid = purchase.uid
       WHERE customer.email = $1 GROUP BY purchase.uid`,
      email,
    )
  const findingsOf = async (customer: Customer): Promise<readonly string[]> => {
    const orders = await ordersOf(customer)
    const own = paid.filter((one) => one.customer === customer)
    const { lines } = (await comparableCart(customer)) as { readonly lines: readonly string[] }
    const statuses = await Promise.all(
      own.map(async ({ paymentUid }) => {
        const { body } = await customer.request({ method: 'GET', path: `/api/v2/checkout/payments/${paymentUid}` })
        return valueAt(body, 'data', 'status')
      }),
    )
    const pieces = (order: Record<string, unknown>): number =>
      (JSON.parse(String(order['lines'])) as readonly { readonly quantity: number }[]).reduce((sum, { quantity }) => sum + quantity, 0)
    return [
      ...(orders.length === own.length ? [] : [`${own.length} orders were acknowledged and ${orders.length} are there`]),
      ...orders
        .filter((order) => order['paid'] !== 1)
        .map((order) => `order ${String(order['number'])} was paid ${String(order['paid'])} times`),
      ...orders.filter((order) => pieces(order) !== 1).map((order) => `order ${String(order['number'])} is for ${pieces(order)} pieces`),
      ...statuses.filter((status) => status !== 'paid').map((status) => `a payment that was acknowledged is ${String(status)}`),
      ...(lines.length === 0 ? [] : [`after all was paid a cart holds ${lines.join(', ')}`]),
    ]
  }
  return {
    paying: () => paying,
    broken: () => broken,
    refused: () => refused,
    acknowledged: () => paid.length,
    finish: async () => {
      finishing.abort()
      await all
    },
    findings: async () => (await Promise.all(customers.map(findingsOf))).flat(),
  }
}
