import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import type { Backend } from '../answers/Backend.ts'
import { createApi } from '../createApi.ts'
import { demoShop } from '../demo/demoShop.ts'
import type { VatNumberResponse } from '../ports/VatNumbers.ts'
import { addToCart, cartOf, createTestShop, login } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { unregisteredVatNumber } from './practiceVatNumbers.ts'

const minute = 60_000
const day = 24 * 60 * minute
const ghent = 'BE0403170701'

/** What the register says; each question is counted. */
let answer: VatNumberResponse
let asked: string[]
let shop: TestShop
beforeEach(async () => {
  answer = { type: 'valid', name: 'NV Atelier Gent', consultationNumber: 'WAPI1' }
  asked = []
  const check = async (countryCode: string, number: string) => {
    asked.push(`${countryCode}${number}`)
    return answer
  }
  const serve = (backend: Backend) => createApi({ ...backend, vatNumbers: { check } })
  const { delivery } = demoShop()
  // Belgians may collect too.
  const methods = delivery.methods.map((method) => (method.id === 'afhalen' ? { ...method, price: { NL: 0, BE: 0 } } : method))
  shop = await createTestShop({ delivery: { ...delivery, methods } }, serve)
})

const form = {
  companyName: 'Atelier Gent',
  cocNumber: '0403170701',
  vatNumber: 'BE 0403.170.701',
  countryCode: 'BE',
  firstName: 'Lotte',
  lastName: 'Peeters',
  zipCode: '9000',
  houseNumber: '12',
  streetName: 'Veldstraat',
  city: 'Gent',
  emailAddress: 'lotte@gent.test',
  phoneNumber: '09-1234567',
  password: 'Welkom01',
}

/** A new company in Ghent, signed in. */
const company = async (vatNumber = form.vatNumber, of = shop): Promise<TestVisitor> => {
  const visitor = of.visitor()
  expect((await visitor.post('/api/v2/account/register', { ...form, vatNumber })).status).toBe(200)
  await login(visitor, form.emailAddress)
  return visitor
}

/** Three pieces of a cart, delivered in Ghent and to be paid. */
const readyCart = async (visitor: TestVisitor, shipping: object = { shipping_option_id: 'bpost' }): Promise<Wire['Cart']> => {
  await addToCart(visitor, 1005, 3)
  const { data } = (await visitor.call<Wire['AddressesResponse']>('GET', '/api/v2/account/addresses')).body
  await visitor.post('/api/v2/cart', { address_id: data[0]?.id })
  await visitor.post('/api/v2/cart', { ...shipping, payment_option_id: 'bancontact' })
  return cartOf(visitor)
}

const pay = (visitor: TestVisitor) => visitor.post<Wire['StartedPaymentResponse'] & Partial<Wire['RefusedPayment']>>('/api/v2/checkout/pay')

const placed = async (visitor: TestVisitor): Promise<Wire['OrderDetail']> => {
  const { orders } = (await visitor.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')).body.data
  return (await visitor.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${orders[0]?.uid}`)).body.data
}

describe('a company in another member state', () => {
  it('PRC-06 a valid number is charged what is excl. VAT: lines, coupons, delivery and total, on cart, order and payment', async () => {
    const visitor = await company()
    expect(asked).toEqual([ghent])
    expect((await cartOf(visitor)).vatTreatment).toBe('reverseCharged')
    await visitor.post('/api/v2/cart/coupons', { couponCode: 'VIJFEURO' })
    const cart = await readyCart(visitor)
    const { totals } = cart
    expect(cart).toMatchObject({ vatTreatment: 'reverseCharged', shipping: { vatIncluded: true } })
    expect(totals).toMatchObject({
      subtotalInclVat: totals.subtotalExclVat,
      discountInclVat: totals.discountExclVat,
      shippingInclVat: totals.shippingExclVat,
      totalInclVat: totals.totalExclVat,
      totalVat: [],
    })
    expect(totals.discountExclVat).toBeLessThan(500)
    expect(totals.shippingInclVat).toBeLessThan(cart.shipping?.amount ?? 0)
    expect(cart.lines[0]?.totals).toMatchObject({ totalInclVat: totals.subtotalExclVat, totalExclVat: totals.subtotalExclVat, totalVat: 0 })
    // What the price was fixed at stays.
    expect(cart.lines[0]?.prices).toMatchObject({ vatIncluded: true, vatPercentage: 9 })

    expect((await pay(visitor)).status).toBe(200)
    const order = await placed(visitor)
    expect(order).toMatchObject({ vatTreatment: 'reverseCharged', totals: { totalInclVat: totals.totalExclVat }, cartTotals: totals })
    expect(order.payments).toMatchObject([{ amountInclVat: totals.totalExclVat }])
    const { placed: kept } = (await shop.backend.orders.find({ uid: order.uid })) ?? {}
    expect(kept).toMatchObject({
      vatNumber: ghent,
      reverseCharge: { name: 'NV Atelier Gent', consultationNumber: 'WAPI1', checkedAt: shop.backend.now() },
      vat: [],
    })
  })

  it('PRC-06 a number that is not registered, one of the shop’s own country, and none are charged with VAT', async () => {
    answer = { type: 'invalid' }
    const visitor = await company()
    const { vatTreatment, totals } = await readyCart(visitor)
    expect([vatTreatment, totals.totalVat.length]).toEqual(['numberInvalid', 1])
    expect((await pay(visitor)).status).toBe(200)
    expect(await placed(visitor)).not.toHaveProperty('vatTreatment')
    for (const [vatNumber, countryCode] of [
      ['', 'BE'],
      ['NL812345678B01', 'NL'],
    ]) {
      const other = shop.visitor()
      const emailAddress = `lotte${vatNumber}@${countryCode}.test`
      const zipCode = countryCode === 'NL' ? '1011 AB' : form.zipCode
      expect((await other.post('/api/v2/account/register', { ...form, vatNumber, countryCode, zipCode, emailAddress })).status).toBe(200)
      await login(other, emailAddress)
      expect((await cartOf(other)).vatTreatment).toBe('charged')
    }
    expect(asked).toEqual([ghent])
  })

  it('PRC-06 what is collected in the shop’s country, or delivered there, is charged with VAT', async () => {
    const visitor = await company()
    const collected = await readyCart(visitor, { shipping_option_id: 'afhalen', pickup_location_id: 'utrecht' })
    expect([collected.vatTreatment, collected.totals.totalVat.length]).toEqual(['collected', 1])
    const address = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', streetName: 'Prins Hendrikkade', city: 'Amsterdam' }
    await visitor.post('/api/v2/account/addresses', { ...address, firstName: 'Lotte', lastName: 'Peeters' })
    const { data } = (await visitor.call<Wire['AddressesResponse']>('GET', '/api/v2/account/addresses')).body
    await visitor.post('/api/v2/cart', { address_id: data.find(({ countryCode }) => countryCode === 'NL')?.id })
    await visitor.post('/api/v2/cart', { shipping_option_id: 'postnl' })
    expect((await cartOf(visitor)).vatTreatment).toBe('charged')
  })

  it('PRC-06 free delivery begins at the same price of the goods as for others', async () => {
    const visitor = await company()
    const cart = await readyCart(visitor)
    const { data } = (await visitor.post<Wire['DeliveryOptionsResponse']>('/api/v2/checkout/delivery', { countryCode: 'BE' })).body
    const other = shop.visitor()
    await addToCart(other, 1005, 3)
    const same = (await other.post<Wire['DeliveryOptionsResponse']>('/api/v2/checkout/delivery', { countryCode: 'BE' })).body.data
    expect(data.map(({ id }) => id)).toEqual(same.map(({ id }) => id))
    expect(cart.totals.subtotalInclVat).toBeLessThan((await cartOf(other)).totals.subtotalInclVat)
  })

  it('PRC-08 a company without VAT is shown prices excl. VAT, in lists and their filters too, and nobody else is', async () => {
    const shown = async (visitor: TestVisitor) => {
      const app = (await visitor.post<Wire['ConfigResponse']>('/api/v2/app')).body.data.display.priceExclVat
      const list = await visitor.post<Wire['ContentResponse']>('/api/public/content', {
        slug: '/vloerkleden',
        pageNumber: 1,
        sort: 'relevance',
      })
      return [app, JSON.stringify(list.body.data.filters.find(({ type }) => type === 'priceRange'))] as const
    }
    const [everyone, companies] = [await shown(shop.visitor()), await shown(await company())]
    expect([everyone[0], companies[0]]).toEqual([false, true])
    expect(companies[1]).not.toBe(everyone[1])
    const visitor = shop.visitor()
    await login(visitor, 'actief@thuishaven.test')
    expect(await shown(visitor)).toEqual(everyone)
  })

  it('another number is asked about at once, and a text that is no VAT number is refused', async () => {
    const visitor = await company('')
    expect(asked).toEqual([])
    expect((await visitor.post('/api/v2/account', { vatNumber: 'BE0403170702X' })).body).toMatchObject({ errorCode: 'vatNumber' })
    expect((await shop.visitor().post('/api/v2/account/register', { ...form, vatNumber: 'geen' })).status).toBe(422)
    expect((await visitor.post('/api/v2/account', { vatNumber: ghent })).status).toBe(200)
    expect((await cartOf(visitor)).vatTreatment).toBe('reverseCharged')
    expect(asked).toEqual([ghent])
  })
})

describe('the remembered answer of the register', () => {
  it('is good for a day, and is asked for again when a cart is ordered after that', async () => {
    const visitor = await company()
    const before = await readyCart(visitor)
    shop.advance(day - 1)
    await pay(visitor)
    expect(asked).toHaveLength(1)
    shop.advance(1)
    expect((await pay(visitor)).status).toBe(200)
    expect(asked).toHaveLength(2)
    expect((await placed(visitor)).totals.totalInclVat).toBe(before.totals.totalExclVat)
  })

  it('counts for a week while the register is away, and then the order has VAT, which the shopper sees before it is placed', async () => {
    const visitor = await company()
    await readyCart(visitor)
    answer = { type: 'unavailable' }
    shop.advance(7 * day)
    expect((await pay(visitor)).status).toBe(200)
    expect(await placed(visitor)).toMatchObject({ vatTreatment: 'reverseCharged' })
    shop.advance(minute)
    const refused = await pay(visitor)
    expect([refused.status, refused.body]).toMatchObject([422, { message: { step: 'cart' } }])
    expect((await cartOf(visitor)).vatTreatment).toBe('numberUnchecked')
    expect((await pay(visitor)).status).toBe(200)
    expect(await placed(visitor)).not.toHaveProperty('vatTreatment')
    // Back again: what is ordered anew is without VAT, after the shopper has seen it.
    answer = { type: 'valid', name: null, consultationNumber: null }
    shop.advance(minute)
    expect((await pay(visitor)).status).toBe(422)
    expect((await cartOf(visitor)).vatTreatment).toBe('reverseCharged')
  })

  it('a number that stopped being valid is charged with VAT once that is known', async () => {
    const visitor = await company()
    await readyCart(visitor)
    answer = { type: 'invalid' }
    shop.advance(day)
    expect((await pay(visitor)).body).toMatchObject({ message: { step: 'cart' } })
    expect((await cartOf(visitor)).vatTreatment).toBe('numberInvalid')
  })

  it('a register that was away at the registration is asked again when the checkout begins, and not at every press', async () => {
    answer = { type: 'unavailable' }
    const visitor = await company()
    expect((await cartOf(visitor)).vatTreatment).toBe('numberUnchecked')
    await readyCart(visitor)
    expect(asked).toHaveLength(1)
    shop.advance(minute)
    answer = { type: 'valid', name: null, consultationNumber: null }
    const { vatTreatment } = await readyCart(visitor)
    expect([vatTreatment, asked.length]).toEqual(['reverseCharged', 2])
  })
})

it('a mock server stages a register that is away, and the register to practise with knows one number that is not valid', async () => {
  const practice = await createTestShop()
  expect((await cartOf(await company(unregisteredVatNumber, practice))).vatTreatment).toBe('numberInvalid')
  const visitor = practice.visitor()
  await login(visitor, form.emailAddress)
  practice.stage('vat-service-down')
  await visitor.post('/api/v2/account', { vatNumber: ghent })
  expect((await cartOf(visitor)).vatTreatment).toBe('numberUnchecked')
})
