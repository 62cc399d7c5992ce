import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { releaseExpiredHolds } from '../stock/releaseExpiredHolds.ts'
import { setStock } from '../stock/setStock.ts'
import { addToCart, cartOf, createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'

/** The product of which `readyToPay` adds two pieces to the cart. */
const product = 1003
const minutes = 60_000

let shop: TestShop
let anna: TestVisitor
let bart: TestVisitor
beforeEach(async () => {
  shop = await createTestShop()
  anna = await readyToPay(shop)
  bart = await readyToPay(shop, 'en-US', 'zakelijk@thuishaven.test')
  await setStock(shop.backend, product, 2)
})

const pay = (visitor: TestVisitor) => visitor.post<Wire['StartedPaymentResponse'] | Wire['RefusedPayment']>('/api/v2/checkout/pay')
const urlOf = ({ body }: Awaited<ReturnType<typeof pay>>): string =>
  'data' in body && 'paymentUrl' in body.data ? body.data.paymentUrl : `refused: ${JSON.stringify(body)}`
const atBank = async (visitor: TestVisitor, url: string, choice: 'pay' | 'cancel' | 'fail' | 'open') => {
  const { headers } = await visitor.call('POST', url, `choice=${choice}`, { 'content-type': 'application/x-www-form-urlencoded' })
  return headers.get('location') ?? ''
}
const shown = async () => (await shop.visitor().call<Wire['ProductResponse']>('GET', `/api/public/products/${product}`)).body.data.stock
const counted = async () => (await shop.backend.stock.levels([product]))[0]?.pieces
const stockInCart = async (visitor: TestVisitor) => (await cartOf(visitor)).lines[0]?.stock
const outOfStock = { status: 'error', message: { code: 'icc', step: 'cart' } }
const tellMeWhenBack = async (emailAddress: string) => {
  const visitor = shop.visitor()
  await visitor.post(`/api/public/products/${product}/requests`, { kind: 'backInStock', emailAddress })
  const mail = (await shop.mails()).find(({ recipient }) => recipient === emailAddress)
  await visitor.post(`/api/public/productRequests/${/tell=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''}/confirm`)
}
const mailsTo = async (address: string) => (await shop.mails()).filter(({ recipient }) => recipient === address).length

describe('the stock of orders', () => {
  it('CHK-09 when two customers pay the last pieces at once, one reaches the bank and the other is refused with the cart step', async () => {
    const both = await Promise.all([pay(anna), pay(bart)])
    const [winner, loser] = both[0].status === 200 ? [anna, bart] : [bart, anna]
    const [started, refused] = both[0].status === 200 ? both : both.toReversed()
    expect([started?.status, refused?.status, refused?.body]).toEqual([200, 422, outOfStock])
    expect([await shown(), await stockInCart(winner), await stockInCart(loser), await counted()]).toEqual([0, 2, 0, 2])
    await atBank(winner, urlOf(started ?? both[0]), 'pay')
    expect([await shown(), await counted()]).toEqual([0, 0])
    expect((await pay(loser)).body).toEqual(outOfStock)
  })

  it('CHK-07 an order that is paid twice at once is held and sold once', async () => {
    const [first, second] = await Promise.all([pay(anna), pay(anna)])
    expect(urlOf(second)).toBe(urlOf(first))
    await Promise.all([atBank(anna, urlOf(first), 'pay'), atBank(anna, urlOf(first), 'pay')])
    expect(await counted()).toBe(0)
  })

  it('CRT-04 a cart can get the pieces that no other cart holds', async () => {
    await pay(anna)
    const more = await addToCart(anna, product, 5)
    expect(more.body.data.cart.lines[0]).toMatchObject({ quantity: 2, originalQuantity: 7, stock: 2 })
    const other = await addToCart(shop.visitor(), product)
    expect([other.status, other.body]).toMatchObject([422, { message: 'productOutOfStock' }])
  })

  it('CHK-11 pieces are released when the payment expires, and each waiting visitor gets one mail', async () => {
    await tellMeWhenBack('noor@voorbeeld.test')
    await pay(anna)
    shop.advance(29 * minutes)
    await releaseExpiredHolds(shop.backend)
    expect([(await pay(bart)).body, await shown(), await mailsTo('noor@voorbeeld.test')]).toEqual([outOfStock, 0, 1])
    shop.advance(2 * minutes)
    expect(await shown()).toBe(2)
    await releaseExpiredHolds(shop.backend)
    await releaseExpiredHolds(shop.backend)
    expect(await mailsTo('noor@voorbeeld.test')).toBe(2)
    expect((await pay(bart)).status).toBe(200)
  })

  it('CHK-11 pieces are released when the payment is cancelled or fails, and held again while it is retried', async () => {
    await tellMeWhenBack('noor@voorbeeld.test')
    const url = urlOf(await pay(anna))
    await atBank(anna, url, 'cancel')
    expect([await shown(), await mailsTo('noor@voorbeeld.test')]).toEqual([2, 2])
    await atBank(anna, url, 'open')
    expect([await shown(), (await pay(bart)).body]).toEqual([0, outOfStock])
    await atBank(anna, urlOf(await pay(anna)), 'fail')
    expect([await shown(), await mailsTo('noor@voorbeeld.test')]).toEqual([2, 2])
  })

  it('CHK-11 a payment that fails in an older window keeps the pieces of the open payment held', async () => {
    const older = urlOf(await pay(anna))
    shop.advance(31 * minutes)
    await pay(anna)
    await atBank(anna, older, 'fail')
    expect([await shown(), (await pay(bart)).body]).toEqual([0, outOfStock])
  })

  it('CHK-07 an order that a newer one of its cart replaces holds no stock', async () => {
    await pay(anna)
    const [line] = (await cartOf(anna)).lines
    await anna.call('PUT', `/api/v2/cart/lines/${line?.uid ?? ''}`, { id: line?.id, quantity: 1 })
    await pay(anna)
    expect(await shown()).toBe(1)
    expect((await pay(bart)).body).toEqual(outOfStock)
  })

  it('CHK-11 a payment that arrives after its pieces were sold to another customer is accepted, and the stock is shown as 0', async () => {
    const late = urlOf(await pay(anna))
    shop.advance(31 * minutes)
    await atBank(bart, urlOf(await pay(bart)), 'pay')
    const result = await atBank(anna, late, 'pay')
    const payment = await anna.call<Wire['PaymentResponse']>('GET', `/api/v2/checkout/payments/${result.split('/').at(-1) ?? ''}`)
    expect(payment.body.data.status).toBe('paid')
    expect([await counted(), await shown()]).toEqual([-2, 0])
    await setStock(shop.backend, product, 3)
    expect(await shown()).toBe(3)
  })

  it('ACC-02 an open order whose pieces are sold out cannot be paid', async () => {
    await pay(anna)
    shop.advance(31 * minutes)
    await atBank(bart, urlOf(await pay(bart)), 'pay')
    const orders = await anna.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')
    const ideal = { payMethod: { id: 'ideal', label: 'iDEAL', icon: 'ideal', prices: { exclVat: 0, inclVat: 0 } } }
    expect((await anna.post(`/api/v2/account/orders/${orders.body.data.orders[0]?.uid ?? ''}/pay`, ideal)).body).toEqual(outOfStock)
  })

  it('CHK-07 an order on account reduces the stock immediately, and not again when its invoice is paid', async () => {
    shop.stage('on-account')
    await bart.post('/api/v2/cart', { payment_option_id: 'account' })
    expect(Object.keys((await pay(bart)).body)).toContain('data')
    expect([await counted(), (await shop.backend.stock.levels([product]))[0]?.holds]).toEqual([0, []])
    const orders = await bart.call<Wire['OrdersResponse']>('GET', '/api/v2/account/orders')
    const path = `/api/v2/account/orders/${orders.body.data.orders[0]?.uid ?? ''}/pay`
    const ideal = { payMethod: { id: 'ideal', label: 'iDEAL', icon: 'ideal', prices: { exclVat: 0, inclVat: 0 } } }
    await atBank(bart, (await bart.post<Wire['OrderPaymentResponse']>(path, ideal)).body.data.paymentUrl, 'pay')
    expect(await counted()).toBe(0)
  })
})
