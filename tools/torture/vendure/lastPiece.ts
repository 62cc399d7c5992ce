import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ReceivedResponse } from '../../contract/contractVisitor.ts'
import { valueAt } from '../../contract/valueAt.ts'
import { accepted, addRequest, bankRequest, choiceRequest, createCustomer, payRequest } from '../backend/Customer.ts'
import { until } from '../backend/killProcesses.ts'
import { changeVariant, productField, variantOf } from './ShopWithVendure.ts'
import type { ShopWithVendure } from './ShopWithVendure.ts'

const product = 2108

/** What a round sold, as backend and Vendure have it. */
interface Sold {
  readonly paid: number
  readonly booked: number
  readonly allocated: number
}

const soldIn = async ({ database }: ShopWithVendure): Promise<Sold> => {
  const [row] = await database.query(
    `SELECT (SELECT count(*)::int FROM shop.payment WHERE status = 'paid') AS paid,
       (SELECT count(*)::int FROM vendure."order" WHERE state = 'PaymentSettled') AS booked,
       (SELECT coalesce(sum(level."stockAllocated"), 0)::int FROM vendure.stock_level level
         JOIN vendure.product_variant variant ON variant.id = level."productVariantId" WHERE variant."customFieldsArticlenumber" = $1) AS allocated`,
    product,
  )
  return { paid: Number(row?.['paid']), booked: Number(row?.['booked']), allocated: Number(row?.['allocated']) }
}

const outcome = ({ status, body }: ReceivedResponse): string => `${status} ${JSON.stringify(valueAt(body, 'message')) ?? ''}`.trim()

const round = async (shop: ShopWithVendure): Promise<readonly string[]> => {
  const { vendure, backends } = shop
  const { id, stockLevels } = await variantOf(vendure, product)
  const [level] = stockLevels
  const shown = async (): Promise<readonly unknown[]> => Promise.all(backends.map(({ address }) => productField(address, product, 'stock')))
  const setStock = async (pieces: number): Promise<void> => {
    await changeVariant(vendure, id, {
      stockLevels: [{ stockLocationId: level?.stockLocationId, stockOnHand: (level?.stockAllocated ?? 0) + pieces }],
    })
    await until(`both backends have ${pieces} pieces`, async () => (await shown()).every((stock) => stock === pieces))
  }
  await setStock(1)
  const before = await soldIn(shop)
  const customers = await Promise.all(backends.map(({ address }) => createCustomer([address])))
  for (const customer of customers)
    for (const request of [addRequest(product), choiceRequest(customer)]) accepted(await customer.request(request), request.path)
  // Three presses each, and the bank at once where one counts.
  const tries = await Promise.all(
    customers.map(({ request }) =>
      Promise.all(
        Array.from({ length: 3 }, async () => {
          const started = await request(payRequest(randomUUID()))
          const url = valueAt(started.body, 'data', 'paymentUrl')
          if (typeof url === 'string') await request(bankRequest(url))
          return started
        }),
      ),
    ),
  )
  const outcomes = tries.map((responses) => responses.map(outcome))
  await until('the news is booked', async () => (await shop.database.query('SELECT FROM shop.order_news')).length === 0)
  await until('both backends have none left', async () => (await shown()).every((stock) => stock === 0))
  const after = await soldIn(shop)
  const sold: Sold = { paid: after.paid - before.paid, booked: after.booked - before.booked, allocated: after.allocated - before.allocated }
  const winners = outcomes.filter((responses) => responses.some((response) => response === '200')).length
  return [
    ...(winners === 1 ? [] : [`${winners} customers got it: ${JSON.stringify(outcomes)}`]),
    ...(isDeepStrictEqual(sold, { paid: 1, booked: 1, allocated: 1 }) ? [] : [`sold: ${JSON.stringify(sold)}`]),
  ]
}

/** The merchant has one piece, and a customer at each of two backends pays for it at the same moment. Returns what went wrong, by round. */
export const raceLastPiece = async (shop: ShopWithVendure, rounds: number): Promise<readonly string[]> => {
  const findings: string[] = []
  for (let turn = 1; turn <= rounds; turn += 1) for (const finding of await round(shop)) findings.push(`round ${turn}: ${finding}`)
  const unbooked = shop.vendure.output().match(/is not booked yet.*/g) ?? []
  return [...findings, ...unbooked]
}
