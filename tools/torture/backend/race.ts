import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ReceivedResponse, RecordedRequest } from '../../contract/contractVisitor.ts'
import { stockMessage, stockTopic } from '../../../backend/ports/Stock.ts'
import { valueAt } from '../../contract/valueAt.ts'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { seeded } from '../random.ts'
import { accepted, addRequest, bankRequest, choiceRequest, comparableCart, couponRequest, createCustomer, payRequest } from './Customer.ts'
import type { Customer } from './Customer.ts'

/** Backends on one database, each in its own process. */
export interface Racers {
  readonly addresses: readonly string[]
  readonly schema: FreshSchema
}

const often = 2300
const once = [2420, 2302, 2108, 2503, 2305, 2501, 2309, 2100]
const coupons = ['WELKOM10', 'VIJFEURO', 'WELKOM10', 'VIJFEURO']

const times = <One>(count: number, one: One): readonly One[] => Array.from({ length: count }, () => one)

/** A summary of a response that is independent of backend and order. */
const outcome = ({ status, body }: ReceivedResponse): string => `${status} ${JSON.stringify(valueAt(body, 'message')) ?? ''}`

const atOnce = ({ request }: Customer, requests: readonly RecordedRequest[]): Promise<readonly ReceivedResponse[]> =>
  Promise.all(requests.map((each) => request(each)))

/** Compares simultaneous equal adds, different adds and coupons with the same in sequence. */
const raceCart = async ({ addresses }: Racers, seed: number): Promise<readonly string[]> => {
  const random = seeded(seed)
  const changes = [...times(10, addRequest(often)), ...once.map((id) => addRequest(id)), ...coupons.map(couponRequest)]
    .map((request) => ({ request, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ request }) => request)
  const [racing, orderly] = await Promise.all([createCustomer(addresses), createCustomer(addresses)])
  const raced = (await atOnce(racing, changes)).map(outcome).toSorted()
  const serial: string[] = []
  for (const change of changes) serial.push(outcome(await orderly.request(change)))
  const [cart, expected] = [await comparableCart(racing), await comparableCart(orderly)]
  return [
    ...(isDeepStrictEqual(raced, serial.toSorted()) ? [] : [`responses at once: ${raced.join(', ')}; in turn: ${serial.join(', ')}`]),
    ...(isDeepStrictEqual(cart, expected) ? [] : [`cart at once: ${JSON.stringify(cart)}; in turn: ${JSON.stringify(expected)}`]),
  ]
}

/** Sends one idempotency key to both: it is executed once, and all callers get the same response. */
const raceKey = async ({ addresses }: Racers): Promise<readonly string[]> => {
  const customer = await createCustomer(addresses)
  const responses = await atOnce(customer, times(6, addRequest(often, randomUUID())))
  const bodies = new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))
  const { lines } = (await comparableCart(customer)) as { readonly lines: readonly string[] }
  return [
    ...(bodies.size === 1 ? [] : [`one key: ${bodies.size} different responses`]),
    ...(isDeepStrictEqual(lines, [`1 × ${often}`]) ? [] : [`one key: the cart holds ${lines.join(', ')}`]),
  ]
}

/** Pays a cart several times at once, at the shop and at the bank: one order, paid once. */
const racePayment = async ({ addresses, schema }: Racers): Promise<readonly string[]> => {
  const customer = await createCustomer(addresses)
  for (const request of [addRequest(often), choiceRequest(customer)]) accepted(await customer.request(request), request.path)
  const started = await atOnce(customer, times(6, payRequest()))
  const urls = new Set(started.map(({ status, body }) => `${status} ${String(valueAt(body, 'data', 'paymentUrl'))}`))
  const [payment = ''] = started.flatMap(({ body }) => {
    const url = valueAt(body, 'data', 'paymentUrl')
    return typeof url === 'string' ? [url] : []
  })
  const decided = await atOnce(customer, times(4, bankRequest(payment)))
  const [row] = await schema.query(
    `SELECT count(DISTINCT purchase.uid)::int AS orders, (count(*) FILTER (WHERE payment.status = 'paid'))::int AS paid,
       (SELECT count(*)::int FROM mail WHERE recipient = customer.email AND subject LIKE '%TH-%') AS confirmations
     FROM customer JOIN purchase ON purchase.customer_id = customer.id JOIN payment ON payment.purchase_uid = purchase.uid
     WHERE customer.email = $1 GROUP BY customer.email`,
    customer.email,
  )
  const { lines } = (await comparableCart(customer)) as { readonly lines: readonly string[] }
  return [
    ...(urls.size === 1 ? [] : [`paid at once: ${[...urls].join(', ')}`]),
    ...(decided.every(({ status }) => status === 303) ? [] : [`the bank: ${decided.map(outcome).join(', ')}`]),
    ...(isDeepStrictEqual({ ...row }, { orders: 1, paid: 1, confirmations: 1 }) ? [] : [`after paying: ${JSON.stringify(row)}`]),
    ...(lines.length === 0 ? [] : [`after paying the cart holds ${lines.join(', ')}`]),
  ]
}

/** Two customers pay for the last piece at once, each through both backends: one of them gets it, the other is refused with the cart step. */
const raceLastPiece = async ({ addresses, schema }: Racers, seed: number): Promise<readonly string[]> => {
  const product = once[seed % once.length] ?? often
  /** As an operator's program would, so that the processes are notified. */
  const setStock = async (pieces: number): Promise<void> => {
    await schema.query('UPDATE stock SET pieces = $1 WHERE product_id = $2', pieces, product)
    const message = JSON.stringify(['', stockTopic, stockMessage([product])])
    await schema.query('SELECT pg_notify($1, $2)', schema.variables.DATABASE_SCHEMA, message)
  }
  const customers = await Promise.all([createCustomer(addresses), createCustomer(addresses)])
  for (const customer of customers)
    for (const request of [addRequest(product), choiceRequest(customer)]) accepted(await customer.request(request), request.path)
  await setStock(1)
  const tries = await Promise.all(customers.map((customer) => atOnce(customer, times(3, payRequest()))))
  const outcomes = tries.map((responses) => [...new Set(responses.map(outcome))].join(' and '))
  const [paymentUrl = ''] = tries.flat().flatMap(({ body }) => {
    const url = valueAt(body, 'data', 'paymentUrl')
    return typeof url === 'string' ? [url] : []
  })
  await atOnce(customers[0], times(4, bankRequest(paymentUrl)))
  const [left] = await schema.query(
    `SELECT pieces::int, (SELECT count(*)::int FROM stock_hold WHERE product_id = stock.product_id) AS held FROM stock WHERE product_id = $1`,
    product,
  )
  await setStock(100)
  return [
    ...(isDeepStrictEqual(outcomes.toSorted(), ['200 ', '422 {"code":"icc","step":"cart"}'])
      ? []
      : [`the last piece: ${outcomes.join('; ')}`]),
    ...(isDeepStrictEqual({ ...left }, { pieces: 0, held: 0 }) ? [] : [`after the last piece: ${JSON.stringify(left)}`]),
  ]
}

/** Failures of one race between two backends on one database; empty when the result equals that of a sequence. */
export const race = async (racers: Racers, seed: number): Promise<readonly string[]> => [
  ...(await raceCart(racers, seed)),
  ...(await raceKey(racers)),
  ...(await racePayment(racers)),
  ...(await raceLastPiece(racers, seed)),
]
