import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { cartTotals } from '@thuishaven/core/cart'
import { cartOf } from '../../../adapters/http/mappers/cart.ts'
import { cartResponseSchema } from '../../../adapters/http/schemas/cart.ts'
import * as v from 'valibot'
import { demoShop } from '../../../backend/demo/demoShop.ts'
import type { ProductRecord } from '../../../backend/records/ProductRecord.ts'
import { createPostgresPool } from '../../../backend/store/postgresStore.ts'
import { valueAt } from '../../contract/valueAt.ts'
import { accepted, bankRequest, choiceRequest, couponRequest, createCustomer, payRequest } from '../backend/Customer.ts'
import type { Customer } from '../backend/Customer.ts'

/*
 * Random carts are bought at a running backend with Vendure as back office, and compared to the cent: Vendure's total, the shop's purchase, the
 * core. Every third is bought by a company in Ghent, without VAT. `DATABASE_URL=… node --conditions=thuishaven-source tools/torture/vendure/bookedOrders.ts http://127.0.0.1:4010 1000 [seed]`
 */
const [address = '', count = '100', seed = '1'] = process.argv.slice(2)

/** Numbers from 0 to 1 from a seed (mulberry32). */
const randomFrom = (start: number): (() => number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = randomFrom(Number(seed))
const below = (limit: number): number => Math.floor(random() * limit)
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)]!

const products = [...demoShop().products].filter(({ price, optionGroups }) => price !== null || optionGroups.length > 0)

/** One choice of each group, with measures where the choice needs them. */
const choicesOf = ({ optionGroups }: ProductRecord): readonly object[] =>
  optionGroups.map(({ id, items }) => {
    const item = oneOf(items.filter(({ state, cartable }) => state === 'active' && cartable))
    if (item.custom === null) return { groupId: id, itemId: item.id }
    const { shape, maximumCm } = item.custom
    const size = (): number => 150 + below(maximumCm - 150)
    const [width, length] =
      shape === 'Vierkant'
        ? Array.from(
            { length: 2 },
            (
              (one) => () =>
                one
            )(size()),
          )
        : [size(), size()]
    return {
      groupId: id,
      itemId: item.id,
      custom: shape === 'Rond' ? { shape, width: null, length: null, diameter: size() } : { shape, width, length, diameter: null },
    }
  })

const buy = async (
  customer: Customer,
): Promise<{ readonly orderUid: string; readonly core: number; readonly backend: number } | string> => {
  const lines = 1 + below(5)
  for (let line = 0; line < lines; line += 1) {
    const product = oneOf(products)
    const options = choicesOf(product)
    const item = {
      id: `${product.id}-${JSON.stringify(options)}`,
      productId: product.id,
      quantity: 1 + below(random() < 0.1 ? 60 : 4),
      options,
    }
    const added = await customer.request({
      method: 'POST',
      path: '/api/v2/cart/lines',
      body: { item },
      headers: { 'idempotency-key': randomUUID() },
    })
    if (added.status !== 200) return `${product.id}: ${added.status} ${JSON.stringify(added.body).slice(0, 200)}`
  }
  for (const code of ['WELKOM10', 'VIJFEURO']) if (random() < 0.3) await customer.request(couponRequest(code))
  accepted(await customer.request({ ...choiceRequest(customer), body: { address_id: customer.addressId } }), 'address')
  const dutch =
    random() < 0.2 ? { shipping_option_id: 'afhalen', pickup_location_id: 'utrecht' } : { shipping_option_id: oneOf(['postnl', 'dhl']) }
  const choice =
    customer === company ? { shipping_option_id: 'bpost', payment_option_id: 'bancontact' } : { ...dutch, payment_option_id: 'ideal' }
  accepted(await customer.request({ method: 'POST', path: '/api/v2/cart', body: choice }), 'choose')
  const state = accepted(await customer.request({ method: 'POST', path: '/api/v2/account/cart/state', body: {} }), 'state')
  const cart = v.parse(cartResponseSchema, state).data
  const core = cartTotals(cartOf(cart), { shippingVat: 'highest-rate' }).totalInclVat
  if ((cart.vatTreatment === 'reverseCharged') !== (customer === company)) return `the cart is ${cart.vatTreatment}`
  const started = accepted(await customer.request(payRequest(randomUUID())), 'pay')
  const { status, headers } = await customer.request(bankRequest(String(valueAt(started, 'data', 'paymentUrl'))))
  if (status !== 303) return `the bank: ${status}`
  const paymentUid = headers.get('location')?.split('/').at(-1) ?? ''
  const { body } = await customer.request({ method: 'GET', path: `/api/v2/checkout/payments/${paymentUid}` })
  return { orderUid: String(valueAt(body, 'data', 'orderUid')), core, backend: cart.totals.totalInclVat }
}

const pool = createPostgresPool({ url: process.env['DATABASE_URL'] ?? '', schema: 'shop', poolSize: 2, timeoutMs: 10_000 })
const customer = await createCustomer([address])
/** Its VAT number is known to the register to practise with, or to VIES if the backend asks there. */
const company = await createCustomer([address], {
  countryCode: 'BE',
  zipCode: '9000',
  city: 'Gent',
  companyName: 'Atelier Gent',
  cocNumber: '0403170701',
  vatNumber: 'BE0403170701',
})
const bought: Exclude<Awaited<ReturnType<typeof buy>>, string>[] = []
const findings: string[] = []
for (let turn = 0; turn < Number(count); turn += 1) {
  const result = await buy(turn % 3 === 2 ? company : customer)
  if (typeof result === 'string') findings.push(result)
  else bought.push(result)
}

interface Booked {
  readonly uid: string
  readonly purchase: number
  readonly vendure: number | null
  readonly lines: number | null
  readonly state: string | null
}

/** `lines` is Vendure's own sum of lines with their discounts and delivery. */
const booked = async (): Promise<readonly Booked[]> => {
  const { rows } = await pool.query<Booked>(
    `SELECT purchase.uid, purchase.total_incl::int AS purchase, (o."subTotalWithTax" + o."shippingWithTax")::int AS vendure, o.state,
       (SELECT sum(l.quantity * l."listPrice" + (SELECT coalesce(sum((a->>'amount')::int), 0) FROM json_array_elements(l.adjustments::json) AS a))
         FROM vendure.order_line l WHERE l."orderId" = o.id)::int
       + (SELECT coalesce(sum("listPrice"), 0) FROM vendure.shipping_line WHERE "orderId" = o.id)::int AS lines
     FROM purchase LEFT JOIN vendure."order" o ON o."customFieldsPurchaseuid" = purchase.uid WHERE purchase.uid = ANY($1)`,
    [bought.map(({ orderUid }) => orderUid)],
  )
  return rows
}
const begun = performance.now()
while ((await booked()).some(({ state }) => state === null || state === 'ArrangingPayment') && performance.now() - begun < 300_000)
  await pause(500)
const rows = new Map((await booked()).map((row) => [row.uid, row]))
for (const { orderUid, core, backend } of bought) {
  const row = rows.get(orderUid)
  const sums = [core, backend, row?.purchase, row?.vendure, row?.lines]
  if (new Set(sums).size > 1) findings.push(`${orderUid}: core, backend, purchase, Vendure, its lines: ${sums.join(', ')}`)
}
const counts = new Map<string, number>()
for (const { state } of rows.values()) counts.set(String(state), (counts.get(String(state)) ?? 0) + 1)
process.stdout.write(
  `${bought.length} orders, ${findings.length} findings; ${Array.from(counts, ([state, orders]) => `${orders} ${state}`).join(', ')}\n${findings.slice(0, 20).join('\n')}\n`,
)
await pool.end()
process.exit(findings.length === 0 ? 0 : 1)
