import { describe, expect, it } from 'vitest'
import { lineTotals } from '../cart/lineTotals.ts'
import { newLine } from '../cart/newLine.ts'
import type { Cents } from '../money/units.ts'
import { BackendUnavailable } from '../failures/failures.ts'
import { createFakeCatalogue } from '../testing/fakes/createFakeCatalogue.ts'
import { createFakeCustomer } from '../testing/fakes/createFakeCustomer.ts'
import type { FakeOrdersSettings } from '../testing/fakes/createFakeOrders.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { samplePrice, sampleProduct } from '../testing/sampleProduct.ts'
import type { Order, OrderLine } from './order.ts'

const sold = (productId: number): OrderLine => {
  const made = newLine(sampleProduct(productId), [])
  if (!made.ok) throw new Error('the sample can be bought')
  return { ...made.value, mpn: 'VK-1', uid: `u${productId}`, quantity: 2, available: true, totals: lineTotals(made.value) }
}
const ideal = {
  id: 'ideal',
  label: 'iDEAL',
  icon: 'ideal',
  kind: 'whole' as const,
  priceInclVat: 0 as Cents,
  priceExclVat: 0 as Cents,
  room: null,
}
const open = { uid: 'o1', status: 'open' } as Order

const shopWith = (settings: FakeOrdersSettings, products = [sampleProduct(1), sampleProduct(2)]) => {
  const ports = createFakePorts({ customer: createFakeCustomer(settings), catalogue: createFakeCatalogue({ products }) })
  return { ports, shop: createTestShop(ports) }
}

describe('what is done with a placed order', () => {
  it('ACC-03 reordered lines go into the cart in order; missing and changed ones are reported', async () => {
    const { shop } = shopWith({}, [sampleProduct(1), sampleProduct(2, { price: samplePrice(250) })])
    const { buyAgain } = await shop.customer.load()
    expect(await buyAgain([sold(1), sold(2), sold(3)])).toEqual({
      ok: true,
      value: { added: 2, gone: ['Product 3'], changed: ['Product 2'] },
    })
    expect(shop.cart.getSnapshot().cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  it('ACC-03 nothing is added when the backend does not return the products', async () => {
    const ports = createFakePorts({
      catalogue: createFakeCatalogue({
        products: [sampleProduct(1)],
        faultModel: () => ({ failure: new BackendUnavailable({ reason: 'offline' }) }),
      }),
    })
    const shop = createTestShop(ports)
    const { buyAgain } = await shop.customer.load()
    expect(await buyAgain([sold(1)])).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect(shop.cart.getSnapshot().cart.lines).toEqual([])
  })

  it('PAY-03 leads to the bank', async () => {
    const { shop } = shopWith({ orders: [open], paymentOptions: [ideal] })
    expect(await (await shop.customer.load()).payOrder('o1', ideal)).toEqual({ type: 'external', url: 'https://bank.example/pay/1' })
    expect(shop.toasts.getSnapshot()).toEqual([])
  })

  it('PAY-03 a failing payment provider is reported, and the options are loaded again', async () => {
    const { shop } = shopWith({ orders: [open], paymentOptions: [] })
    expect(await (await shop.customer.load()).payOrder('o1', ideal)).toEqual({ type: 'stay', reload: 'options' })
    expect(shop.toasts.getSnapshot()).toMatchObject([
      { type: 'error', title: { key: 'phrases.Failed' }, message: { key: 'phrases.checkoutPaymentOptionProviderFailed' } },
    ])
  })

  it('PAY-05 a broken call shows nothing', async () => {
    const { shop } = shopWith({
      orders: [open],
      paymentOptions: [ideal],
      faultModel: () => ({ failure: new BackendUnavailable({ reason: 'offline' }) }),
    })
    expect(await (await shop.customer.load()).payOrder('o1', ideal)).toEqual({ type: 'stay', reload: null })
    expect(shop.toasts.getSnapshot()).toEqual([])
  })
})
