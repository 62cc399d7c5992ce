import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReceivedResponse, RecordedRequest } from '../../contract/contractVisitor.ts'
import { valueAt } from '../../contract/valueAt.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import { startShop } from '../../start/startShop.ts'
import { addRequest, bankRequest, choiceRequest, createCustomer, payRequest } from '../backend/Customer.ts'
import type { Customer } from '../backend/Customer.ts'
import { until } from '../backend/killProcesses.ts'
import { changeVariant, startShopWithVendure, variantOf } from './ShopWithVendure.ts'

/** A folder that no other program uses, so that Postgres really stops. */
const folder = '.cache/postgres-outage-vendure'

const product = 2300
/** Pages of a visitor without a cart, and one that asks for the account. */
const paths = ['/', '/vloerkleden', `/product/${product}/`, '/zoeken/plant', '/contact', '/verlanglijst', '/account/login', '/checkout']

export interface Outage {
  /** Each page's statuses while Postgres was away, with how often. */
  readonly pages: Readonly<Record<string, string>>
  /** Milliseconds from Postgres's return until an order was paid, until Vendure had it, and until a new price was on the page. */
  readonly paidMs: number
  readonly bookedMs: number
  readonly shownMs: number
  readonly findings: readonly string[]
}

/** Sends a request again until its response is not 5xx, as the shop does. */
const insist = async ({ request }: Customer, sent: RecordedRequest): Promise<ReceivedResponse> => {
  let last: ReceivedResponse | null = null
  await until(sent.path, async () => {
    last = await request(sent).catch(() => null)
    if (last !== null && last.status < 500) return true
    await pause(100)
    return false
  })
  if (last === null) throw new Error(`${sent.path}: no response`)
  return last
}

/** Buys a piece; answers the number of the order. */
const buy = async (customer: Customer): Promise<string> => {
  for (const request of [addRequest(product, randomUUID()), choiceRequest(customer)]) await insist(customer, request)
  const started = await insist(customer, payRequest(randomUUID()))
  const { headers } = await insist(customer, bankRequest(String(valueAt(started.body, 'data', 'paymentUrl'))))
  const paymentUid = headers.get('location')?.split('/').at(-1) ?? ''
  const { body } = await insist(customer, { method: 'GET', path: `/api/v2/checkout/payments/${paymentUid}` })
  return String(valueAt(body, 'data', 'orderNumber'))
}

const counted = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .toSorted((one, other) => one - other)
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(', ')

/** Stops the Postgres of Vendure, two backends and a shop for a time, and starts it again: nothing may end, and what is done right afterwards counts. */
export const stopPostgres = async (awayMs: number): Promise<Outage> => {
  let postgres = await startPostgres({ folder })
  const port = Number(new URL(postgres.url).port)
  const shop = await startShopWithVendure(postgres.url)
  const { vendure, backends, database } = shop
  const front = await startShop(backends[0].address)
  const findings: string[] = []
  try {
    const customer = await createCustomer(backends.map(({ address }) => address))
    const booked = async (number: string): Promise<boolean> =>
      (await database.query(`SELECT FROM vendure."order" WHERE code = $1 AND state = 'PaymentSettled'`, number)).length === 1
    const before = await buy(customer)
    await until('the first order is booked', () => booked(before))
    const { id } = await variantOf(vendure, product)
    const status = async (path: string): Promise<number> =>
      (await fetch(`${front.address}${path}`, { signal: AbortSignal.timeout(30_000) }).catch(() => null))?.status ?? 0
    const usual = await Promise.all(paths.map(status))
    if (usual.some((each) => each !== 200)) findings.push(`before: ${paths.map((path, index) => `${path} ${usual[index]}`).join(', ')}`)

    await postgres.stop()
    const statuses = new Map<string, number[]>(paths.map((path) => [path, []]))
    for (const since = performance.now(); performance.now() - since < awayMs; await pause(1000))
      await Promise.all(paths.map(async (path) => statuses.get(path)?.push(await status(path))))
    postgres = await startPostgres({ folder, port })
    const back = performance.now()
    const took = async (work: () => Promise<unknown>): Promise<number> => {
      await work()
      return performance.now() - back
    }
    const price = 12_345
    const [[paidMs, bookedMs], shownMs] = await Promise.all([
      (async () => {
        let number = ''
        const paid = await took(async () => (number = await buy(customer)))
        return [paid, await took(() => until(`order ${number} is booked`, () => booked(number)))] as const
      })(),
      took(async () => {
        await until('the price can be changed', () =>
          changeVariant(vendure, id, { prices: [{ currencyCode: 'EUR', price }] }).then(
            () => true,
            () => pause(100).then(() => false),
          ),
        )
        await until('the price is on the page', async () => {
          const page = await fetch(`${front.address}/product/${product}/`)
          return (await page.text()).includes(`"${(price / 100).toFixed(2)}"`)
        })
      }),
    ])
    const after = await Promise.all(paths.map(status))
    if (after.some((each) => each !== 200)) findings.push(`afterwards: ${paths.map((path, index) => `${path} ${after[index]}`).join(', ')}`)
    const left = await database.query('SELECT FROM shop.order_news')
    if (left.length > 0) findings.push(`${left.length} orders are not booked`)
    if (vendure.hasEnded()) findings.push('Vendure ended')
    if (front.hasEnded()) findings.push('the shop ended')
    if (backends.some(({ output }) => output().includes('ended ('))) findings.push('a backend ended')
    return {
      pages: Object.fromEntries(Array.from(statuses, ([path, each]) => [path, counted(each)])),
      paidMs,
      bookedMs,
      shownMs,
      findings,
    }
  } finally {
    await front.stop()
    await shop.stop()
    await postgres.stop()
  }
}
