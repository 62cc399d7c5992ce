import { describe, expect, it } from 'vitest'
import { lineTotals } from '../cart/lineTotals.ts'
import { newLine } from '../cart/newLine.ts'
import type { DeliveryOption, PaymentOption } from '../checkout/checkout.ts'
import { consentChoices } from '../consent/consent.ts'
import type { Cents } from '../money/units.ts'
import { BackendUnavailable } from '../failures/failures.ts'
import { customer, shopWith } from '../testing/checkoutWorld.ts'
import { createFakeCatalogue } from '../testing/fakes/createFakeCatalogue.ts'
import { createFakeCheckout } from '../testing/fakes/createFakeCheckout.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakeCustomer } from '../testing/fakes/createFakeCustomer.ts'
import { samplePrice, sampleProduct } from '../testing/sampleProduct.ts'
import type { Order } from './order.ts'

const post = { id: 'post', uid: 'post', type: 'shipping', label: '', description: '', price: 695 as Cents, expectedDay: null } as const
const deliveryOptions: readonly DeliveryOption[] = ['post', 'shop'].map((id) => ({
  ...post,
  id,
  pickupLocations: [],
  deliveryDays: id === 'shop' ? [20_001, 20_002] : [],
  services: [],
}))
const paymentOptions: readonly PaymentOption[] = ['ideal', 'paypal'].map((id) => ({
  id,
  label: id,
  icon: id,
  kind: 'whole',
  priceInclVat: 0 as Cents,
  priceExclVat: 0 as Cents,
  room: null,
}))

const line = newLine(sampleProduct(1), [])
if (!line.ok) throw new Error('the sample can be bought')
const order = {
  uid: 'o1',
  status: 'paid',
  lines: [{ ...line.value, uid: 'u1', quantity: 2, available: true, totals: lineTotals(line.value) }],
  deliveryAddress: customer.deliveryAddresses[0],
  choices: { shippingOptionId: 'shop', pickupLocationId: null, paymentOptionId: 'paypal' },
} as unknown as Order

const repeating = async (
  own: { readonly products?: Parameters<typeof sampleProduct>[1]; readonly offers?: readonly DeliveryOption[] } = {},
) => {
  const all = shopWith({
    cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }),
    customer: createFakeCustomer({ orders: [order] }),
    catalogue: createFakeCatalogue({ products: [sampleProduct(1, own.products), sampleProduct(2)] }),
    checkout: createFakeCheckout({ deliveryOptions: own.offers ?? deliveryOptions, paymentOptions }),
  })
  await all.shop.session.restore()
  return { ...all, repeat: async () => (await all.shop.customer.load()).repeat('o1') }
}

const same = { added: 1, gone: [], changed: [] }

describe('the same order again', () => {
  it('ACC-03 a repeated order continues up to the pay button with the former address and methods, and sends the usual events', async () => {
    const { shop, repeat, events } = await repeating()
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    expect(await repeat()).toEqual({ ok: true, value: { to: 'pay', report: same } })
    const { cart, pending } = shop.cart.getSnapshot()
    expect([cart.addressId, cart.shippingOptionId, cart.deliveryDay, cart.paymentOptionId, pending]).toEqual([
      'home',
      'shop',
      20_001,
      'paypal',
      0,
    ])
    expect(cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[1, 2]])
    expect(events().filter((name) => name.startsWith('begin') || name.endsWith('_info'))).toEqual([
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
    ])
  })

  it('ACC-03 CHK-02 a repeated order stops at the step of an option that is no longer offered', async () => {
    const { shop, repeat } = await repeating({ offers: [{ ...post, pickupLocations: [], deliveryDays: [], services: [] }] })
    expect(await repeat()).toMatchObject({ ok: true, value: { to: 'delivery' } })
    expect(shop.cart.getSnapshot().cart.shippingOptionId).toBeNull()
  })

  it('ACC-03 another price, or something else in the cart, is seen before it is paid', async () => {
    const dearer = await repeating({ products: { price: samplePrice(250) } })
    expect(await dearer.repeat()).toMatchObject({ ok: true, value: { to: 'cart', report: { changed: ['Product 1'] } } })
    const filled = await repeating()
    filled.shop.cart.add(sampleProduct(2), [])
    expect(await filled.repeat()).toEqual({ ok: true, value: { to: 'cart', report: same } })
    expect(filled.shop.cart.getSnapshot().cart.shippingOptionId).toBeNull()
  })

  it('ACC-03 discontinued products are listed apart, and nothing is added when the backend does not return the products', async () => {
    const sold = await repeating({ products: { stock: 0 } })
    expect(await sold.repeat()).toMatchObject({ ok: true, value: { to: 'cart', report: { added: 0, gone: ['Product 1'] } } })
    const { shop } = shopWith({
      customer: createFakeCustomer({ orders: [order], faultModel: () => ({ failure: new BackendUnavailable({ reason: 'offline' }) }) }),
    })
    expect(await (await shop.customer.load()).repeat('o1')).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect(shop.cart.getSnapshot().cart.lines).toEqual([])
  })
})
