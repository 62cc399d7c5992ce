import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { addToCart, cartOf, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

/** A rug of 19.6 kg and € 1,249; beside it two hubs of € 329. */
const largeRug = 1115
const prices = { upstairs: 3_500, takeBack: 1_500 }
type Service = keyof typeof prices
const ids = ['upstairs', 'takeBack'] as const

let shop: TestShop
let visitor: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  visitor = await readyToPay(shop)
  await addToCart(visitor, largeRug)
})

const choose = async (body: object) => {
  const response = await visitor.post<{ message?: string }>('/api/v2/cart', body)
  return [response.status, response.body.message]
}
const option = async (id: string, who = visitor) =>
  (await who.post<Wire['DeliveryOptionsResponse']>('/api/v2/checkout/delivery', { countryCode: 'NL' })).body.data.find(
    (each) => each.id === id,
  )
const pay = () => visitor.post<{ data: { paymentUrl: string }; message: unknown }>('/api/v2/checkout/pay')
const ordered = async (): Promise<Wire['OrderDetail']> => {
  const { paymentUrl } = (await pay()).body.data
  await visitor.call('POST', paymentUrl, 'choice=pay', { 'content-type': 'application/x-www-form-urlencoded' })
  const { orders } = (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data
  return (await visitor.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${orders[0]?.uid}`)).body.data
}

describe('services beside the delivery of large goods', () => {
  it('CHK-05 methods that bring large goods offer them with their price, in the language of the shopper', async () => {
    expect((await option('dhl'))?.services).toEqual([
      { id: 'upstairs', label: 'Naar boven of tot in de kamer dragen', prices: { inclVat: 3_500, exclVat: 2_893 } },
      { id: 'takeBack', label: 'Je oude vloerkleed meenemen', prices: { inclVat: 1_500, exclVat: 1_240 } },
    ])
    expect((await option('postnl'))?.services).toBeUndefined()
    const light = shop.visitor('en-US')
    await addToCart(light, 1003)
    expect((await option('dhl', light))?.services).toBeUndefined()
    await addToCart(light, largeRug)
    expect((await option('dhl', light))?.services?.map(({ label }) => label)).toEqual([
      'Carried upstairs or into the room',
      'Your old rug taken along',
    ])
  })

  it('PRC-05 PRC-06 whatever is chosen, delivery costs its method and its services, and the total that much more', async () => {
    await visitor.post('/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('dhl', 'gratis'),
        fc.subarray<Service>([...ids]),
        fc.integer({ min: 1, max: 4 }),
        async (method, chosen, quantity) => {
          const line = (await cartOf(visitor)).lines.find(({ productId }) => productId === 1003)
          await visitor.call('PUT', `/api/v2/cart/lines/${line?.uid}`, { id: line?.id, quantity })
          await choose({ shipping_option_id: method })
          const before = await cartOf(visitor)
          expect(await choose({ shipping_option_id: method, delivery_services: chosen.toReversed() })).toEqual([200, undefined])
          const cart = await cartOf(visitor)
          const added = chosen.reduce((sum, id) => sum + prices[id], 0)
          expect(cart.delivery.services ?? []).toEqual(chosen)
          expect(cart.shipping).toEqual({ amount: (method === 'dhl' ? 795 : 0) + added, vatIncluded: true })
          expect(cart.totals.shippingInclVat).toBe(cart.shipping?.amount)
          expect(cart.totals.totalInclVat).toBe(before.totals.totalInclVat + added)
          const vat = cart.totals.totalVat.reduce((sum, { amount }) => sum + amount, 0)
          expect(cart.totals.totalInclVat - cart.totals.totalExclVat).toBe(vat)
          expect(cart.totals.shippingExclVat).toBe(Math.round((cart.totals.shippingInclVat * 100) / 121))
        },
      ),
      { numRuns: 25 },
    )
  })

  it.each([
    ['an unknown service', { shipping_option_id: 'dhl', delivery_services: ['upstairs', 'gold'] }],
    ['a service of another method', { shipping_option_id: 'postnl', delivery_services: ['upstairs'] }],
    ['a service without its method', { delivery_services: ['upstairs'] }],
  ])('CHK-06 %s is refused and changes nothing', async (_what, body) => {
    await choose({ shipping_option_id: 'dhl', delivery_services: ['takeBack'] })
    const before = await cartOf(visitor)
    expect(await choose(body)).toEqual([422, 'deliveryServiceInvalid'])
    expect(await cartOf(visitor)).toEqual(before)
  })

  it('CHK-06 a service of large goods costs nothing any more when none are left', async () => {
    await choose({ shipping_option_id: 'dhl', delivery_services: ['upstairs', 'upstairs'] })
    expect((await cartOf(visitor)).shipping?.amount).toBe(795 + 3_500)
    const line = (await cartOf(visitor)).lines.find(({ productId }) => productId === largeRug)
    await visitor.call('PUT', `/api/v2/cart/lines/${line?.uid}`, { id: line?.id, quantity: 0 })
    const { shipping, delivery } = await cartOf(visitor)
    expect([shipping?.amount, 'services' in delivery]).toEqual([795, false])
  })

  it('CHK-11 order, mail and invoice name the services, and delivery costs them', async () => {
    await choose({ shipping_option_id: 'dhl', delivery_services: ['upstairs', 'takeBack'] })
    const order = await ordered()
    const labels = ['Naar boven of tot in de kamer dragen', 'Je oude vloerkleed meenemen']
    expect(order.delivery.services).toEqual([
      { label: labels[0], prices: { inclVat: 3_500, exclVat: 2_892 } },
      { label: labels[1], prices: { inclVat: 1_500, exclVat: 1_240 } },
    ])
    expect(order.cartTotals.shippingInclVat).toBe(795 + 3_500 + 1_500)
    expect((await shop.mails()).at(-1)?.body).toMatch(new RegExp(`Bezorgkosten: €.7,95\n${labels[0]}: €.35,00\n${labels[1]}: €.15,00\n`))
    const [invoice] = await shop.backend.invoices.ofOrder(order.uid)
    expect(invoice?.document.charges).toEqual([
      { label: 'DHL', percentage: 2100, exclVat: 657 },
      { label: labels[0], isService: true, percentage: 2100, exclVat: 2_892 },
      { label: labels[1], isService: true, percentage: 2100, exclVat: 1_240 },
    ])
  })

  it('CHK-11 an order of an earlier version, whose services have no prices, names them with its delivery', async () => {
    await choose({ shipping_option_id: 'dhl', delivery_services: ['upstairs'] })
    const { uid, delivery } = await ordered()
    await shop.backend.store.run(
      "UPDATE purchase SET detail = json_set(detail, '$.delivery.services', json('[\"Naar boven\"]')) WHERE uid = ?",
      uid,
    )
    const before = (await visitor.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${uid}`)).body.data.delivery
    expect([before.label, before.services]).toEqual([`${delivery.label}, Naar boven`, undefined])
  })

  it('CHK-07 the same cart with another service of the same price is another order', async () => {
    const dhl = shop.backend.shop.delivery.methods.find(({ id }) => id === 'dhl')
    for (const service of dhl?.services ?? []) Object.assign(service, { price: 1_000 })
    await choose({ shipping_option_id: 'dhl', delivery_services: ['upstairs'] })
    const first = (await pay()).body.data.paymentUrl
    expect((await pay()).body.data.paymentUrl).toBe(first)
    await choose({ shipping_option_id: 'dhl', delivery_services: ['takeBack'] })
    expect((await pay()).body.data.paymentUrl).not.toBe(first)
  })
})
