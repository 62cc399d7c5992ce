import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, cartOf, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

/** A rug of 19.6 kg that leaves the next day. The shop's clock begins on Saturday 21 November 2026. */
const largeRug = 1115
const dayLength = 24 * 60 * 60 * 1000

let shop: TestShop
let visitor: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  visitor = await readyToPay(shop)
})

const choose = async (body: object) => {
  const response = await visitor.post<{ message?: string }>('/api/v2/cart', body)
  return [response.status, response.body.message]
}
const options = async (countryCode = 'NL') =>
  (await visitor.post<Wire['DeliveryOptionsResponse']>('/api/v2/checkout/delivery', { countryCode })).body.data
const option = async (id: string, countryCode?: string) => (await options(countryCode)).find((each) => each.id === id)
const pay = () => visitor.post<{ data: { paymentUrl: string }; message: unknown }>('/api/v2/checkout/pay')
const refusedDay = { status: 'error', message: { code: 'idd', step: 'delivery' } }
/** Pays at the practice bank and returns the order. */
const ordered = async (): Promise<Wire['OrderDetail']> => {
  const { paymentUrl } = (await pay()).body.data
  await visitor.call('POST', paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  const { orders } = (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data
  return (await visitor.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${orders[0]?.uid}`)).body.data
}

describe('the delivery day', () => {
  it('CHK-05 CHK-10 on a Saturday nothing is promised for Sunday, and nothing is fetched where the counter is shut', async () => {
    expect((await options()).map(({ id, expectedOn }) => [id, expectedOn])).toEqual([
      ['gratis', '2026-11-23'],
      ['postnl', '2026-11-23'],
      ['dhl', '2026-11-23'],
      ['afhalen', '2026-11-23'],
    ])
    const config = async () => (await visitor.post<{ readonly data: Wire['Config'] }>('/api/v2/app')).body.data
    const { delivery, content } = await config()
    expect([delivery?.weekdays, delivery?.countries?.[0]?.weekdays, delivery?.holidays]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5],
      ['2026-12-25', '2026-12-26', '2027-01-01'],
    ])
    expect(content?.claims?.[0]?.text).toBe('Voor 23:30 besteld, maandag bezorgd')
    expect(content?.claims?.[1]?.text).toMatch(/^Gratis bezorgd vanaf €\s150$/)
    shop.advance(-dayLength)
    expect((await options()).map(({ id, expectedOn }) => [id, expectedOn])).toEqual([
      ['gratis', '2026-11-21'],
      ['postnl', '2026-11-21'],
      ['dhl', '2026-11-21'],
      ['afhalen', '2026-11-23'],
    ])
    expect((await config()).content?.claims?.[0]?.text).toBe('Voor 23:30 besteld, morgen bezorgd')
    await choose({ shipping_option_id: 'postnl' })
    expect((await ordered()).delivery.expectedOn).toBe('2026-11-21')
  })

  it('CHK-05 of large goods, methods that bring them have days over three weeks, from the first on which they come', async () => {
    await addToCart(visitor, largeRug)
    const free = await option('gratis')
    expect(free?.deliveryDays).toHaveLength(18)
    expect([free?.deliveryDays?.[0], free?.deliveryDays?.at(-1), free?.expectedOn]).toEqual(['2026-11-23', '2026-12-12', '2026-11-23'])
    expect((await option('dhl', 'BE'))?.deliveryDays).toContain('2026-11-28')
    expect((await option('bpost', 'BE'))?.deliveryDays).toHaveLength(15)
    expect((await option('bpost', 'BE'))?.deliveryDays).not.toContain('2026-11-28')
    expect((await options()).map(({ id, deliveryDays }) => [id, deliveryDays !== undefined])).toEqual([
      ['gratis', true],
      ['postnl', false],
      ['dhl', true],
      ['afhalen', false],
    ])
  })

  it('CHK-05 light goods, and goods of which only weeks are known, have no days', async () => {
    expect((await options()).some((each) => 'deliveryDays' in each)).toBe(false)
    expect((await cartOf(visitor)).delivery).toEqual({ shippingId: 'postnl', pickupLocationId: null })
    await addToCart(visitor, 1101, 2)
    expect((await options()).some((each) => 'deliveryDays' in each)).toBe(false)
    await choose({ shipping_option_id: 'dhl' })
    expect((await pay()).status).toBe(200)
  })

  it('CHK-05 many light pieces are large goods together', async () => {
    await addToCart(visitor, 1005, 1)
    const { totalWeight } = (await cartOf(visitor)).totals
    expect(totalWeight).toBeLessThan(15_000)
    expect((await option('dhl'))?.deliveryDays).toBeUndefined()
    await addToCart(visitor, 1002, 2)
    expect((await cartOf(visitor)).totals.totalWeight).toBeGreaterThan(15_000)
    expect((await option('dhl'))?.deliveryDays).toBeDefined()
  })

  it('CHK-06 the chosen day is kept, the earliest one when none is named, and none of another method', async () => {
    await addToCart(visitor, largeRug)
    expect(await choose({ shipping_option_id: 'dhl' })).toEqual([200, undefined])
    expect((await cartOf(visitor)).delivery.day).toBe('2026-11-23')
    expect(await choose({ shipping_option_id: 'dhl', delivery_day: '2026-11-28' })).toEqual([200, undefined])
    expect((await cartOf(visitor)).delivery).toEqual({ shippingId: 'dhl', pickupLocationId: null, day: '2026-11-28' })
    await choose({ shipping_option_id: 'postnl' })
    expect((await cartOf(visitor)).delivery).toEqual({ shippingId: 'postnl', pickupLocationId: null })
  })

  it.each([
    ['a Sunday', { shipping_option_id: 'dhl', delivery_day: '2026-11-29' }],
    ['a day before the goods can arrive', { shipping_option_id: 'dhl', delivery_day: '2026-11-21' }],
    ['a day after those that are offered', { shipping_option_id: 'dhl', delivery_day: '2026-12-14' }],
    ['no day at all', { shipping_option_id: 'dhl', delivery_day: 'morgen' }],
    ['a day of a method without days', { shipping_option_id: 'postnl', delivery_day: '2026-11-24' }],
    ['a day without its method', { delivery_day: '2026-11-24' }],
  ])('CHK-06 %s is refused and changes nothing', async (_what, body) => {
    await addToCart(visitor, largeRug)
    await choose({ shipping_option_id: 'dhl', delivery_day: '2026-11-24' })
    const before = await cartOf(visitor)
    expect(await choose(body)).toEqual([422, 'deliveryDayInvalid'])
    expect(await cartOf(visitor)).toEqual(before)
  })

  it('CHK-06 a day on which this carrier does not come is refused', async () => {
    // Without an address every method of the shop can be chosen.
    visitor = shop.visitor('nl-NL')
    await addToCart(visitor, largeRug)
    expect(await choose({ shipping_option_id: 'bpost', delivery_day: '2026-11-28' })).toEqual([422, 'deliveryDayInvalid'])
    expect(await choose({ shipping_option_id: 'bpost', delivery_day: '2026-11-30' })).toEqual([200, undefined])
  })

  it('CHK-09 a day that passed meanwhile is refused at paying, and another one then orders the unchanged cart', async () => {
    await addToCart(visitor, largeRug)
    await choose({ shipping_option_id: 'dhl', delivery_day: '2026-11-24' })
    const before = await cartOf(visitor)
    // Tuesday, whose parcels have left.
    shop.advance(3 * dayLength)
    const refused = await pay()
    expect([refused.status, refused.body]).toEqual([422, refusedDay])
    expect(await cartOf(visitor)).toEqual(before)
    expect((await option('dhl'))?.deliveryDays?.[0]).toBe('2026-11-25')
    await choose({ shipping_option_id: 'dhl', delivery_day: '2026-11-27' })
    expect((await pay()).status).toBe(200)
  })

  it('CHK-09 goods that became large after the delivery was chosen are not ordered without a day', async () => {
    await choose({ shipping_option_id: 'dhl' })
    await addToCart(visitor, largeRug)
    expect((await cartOf(visitor)).delivery).not.toHaveProperty('day')
    expect((await pay()).body).toEqual(refusedDay)
    await choose({ shipping_option_id: 'dhl' })
    expect((await pay()).status).toBe(200)
  })

  it('CHK-09 goods that take longer than until the chosen day are not ordered for it', async () => {
    await addToCart(visitor, largeRug)
    await choose({ shipping_option_id: 'dhl', delivery_day: '2026-11-23' })
    await addToCart(visitor, 1117)
    expect((await pay()).body).toEqual(refusedDay)
  })

  it('CHK-11 the order is promised for the chosen day, which its page and the mail show', async () => {
    await addToCart(visitor, largeRug)
    await choose({ shipping_option_id: 'dhl', delivery_day: '2026-12-05' })
    const order = await ordered()
    expect(order.delivery).toMatchObject({ label: 'DHL', expectedOn: '2026-12-05', day: '2026-12-05' })
    expect((await shop.mails()).at(-1)?.body).toContain('Bij je thuis op zaterdag 5 december')
  })

  it('CHK-07 the same cart on another day is another order', async () => {
    await addToCart(visitor, largeRug)
    await choose({ shipping_option_id: 'dhl', delivery_day: '2026-11-24' })
    const first = (await pay()).body.data.paymentUrl
    expect((await pay()).body.data.paymentUrl).toBe(first)
    await choose({ shipping_option_id: 'dhl', delivery_day: '2026-11-25' })
    expect((await pay()).body.data.paymentUrl).not.toBe(first)
    expect((await ordered()).delivery.day).toBe('2026-11-25')
  })

  it('CHK-05 a day that was chosen for large goods no longer counts when none are left', async () => {
    await addToCart(visitor, largeRug)
    await choose({ shipping_option_id: 'dhl', delivery_day: '2026-12-05' })
    const line = (await cartOf(visitor)).lines.find(({ productId }) => productId === largeRug)
    await visitor.call('PUT', `/api/v2/cart/lines/${line?.uid}`, { id: line?.id, quantity: 0 })
    expect((await cartOf(visitor)).delivery).toEqual({ shippingId: 'dhl', pickupLocationId: null })
    expect((await ordered()).delivery.expectedOn).not.toBe('2026-12-05')
  })
})
