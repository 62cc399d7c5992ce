import { beforeAll, describe, expect, it } from 'vitest'
import type { Wire } from './contract/wire.ts'
import { createApi } from './createApi.ts'
import { createDemoBackend } from './createDemoBackend.ts'
import { addToCart, cartOf, login, createTestShop } from './testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from './testing/visitTestShop.ts'

let shop: TestShop
let visitor: TestVisitor
beforeAll(async () => {
  shop = await createTestShop()
  visitor = shop.visitor()
  await login(visitor, 'actief@thuishaven.test')
  await addToCart(visitor, 1005)
})

const posts = [
  '/api/public/content',
  '/api/public/navigation',
  '/api/public/redirects',
  '/api/v2/cart/lines',
  '/api/v2/cart',
  '/api/v2/cart/coupons',
  '/api/presession/verify',
  '/api/v2/account/register',
  '/api/v2/account/login',
  '/api/v2/account/session',
  '/api/v2/checkout/address',
  '/api/checkout/address',
  '/api/v2/checkout/delivery',
  '/api/v2/checkout/payments',
] as const

describe('bad requests', () => {
  it('NET-03 a request without the shape of the contract is 400 with a message, and changes nothing', async () => {
    const before = await cartOf(visitor)
    const bodies = [
      '{',
      '[]',
      'null',
      '"text"',
      '12',
      '{"unknown":1}',
      '{"slug":5,"path":7,"email":[],"token":{},"countryCode":"DE","couponCode":null,"name":3}',
      '\u0000',
    ]
    for (const path of posts) {
      for (const body of bodies) {
        const { status, body: response } = await visitor.post<Wire['Failure']>(path, body)
        expect([path, body, status, response.status, response.message]).toEqual([path, body, 400, 'error', 'requestNotUnderstood'])
      }
    }
    expect(await cartOf(visitor)).toEqual(before)
  })

  it('NET-03 quantities and numbers outside their range are 400', async () => {
    const line = (item: object) =>
      visitor.post('/api/v2/cart/lines', { item: { id: 'x', productId: 1005, quantity: 1, options: [], ...item } })
    for (const item of [
      { quantity: 0 },
      { quantity: -1 },
      { quantity: 1.5 },
      { quantity: 1e9 },
      { quantity: '1' },
      { productId: 0 },
      { options: [{}] },
      { id: '' },
    ]) {
      expect([item, (await line(item)).status]).toEqual([item, 400])
    }
    for (const id of ['0', '-1', '1.5', 'abc', '99999999999999999999', '1002%00']) {
      expect([id, (await visitor.call('GET', `/api/public/products/${id}`)).status]).toEqual([id, 400])
    }
  })

  it('NET-03 unknown lines, products, payments, bank pages, pictures and calls are 404', async () => {
    const statuses = await Promise.all(
      [
        visitor.call('PUT', '/api/v2/cart/lines/line-x', { quantity: 1, id: 'x' }),
        visitor.call('GET', '/api/public/products/424242'),
        visitor.call('GET', '/api/v2/checkout/payments/pay-x'),
        visitor.call('GET', '/api/bank/bank-x'),
        visitor.call('POST', '/api/bank/bank-x', 'choice=pay'),
        visitor.call('GET', '/api/pictures/..%2f..%2fpackage.json'),
        visitor.call('GET', '/api/pictures/rug-x-641.webp'),
        visitor.call('GET', '/api/v9/nothing'),
      ].map(async (response) => (await response).status),
    )
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 404])
  })

  it('NET-03 an unsupported method is 405 with the list of supported ones', async () => {
    const response = await visitor.call<Wire['Failure']>('DELETE', '/api/v2/app')
    expect([response.status, response.headers.get('allow'), response.body.status]).toEqual([405, 'POST', 'error'])
    expect((await visitor.call('GET', '/api/v2/cart/coupons')).headers.get('allow')).toBe('POST, DELETE')
  })

  it('NET-03 a body above 1 MB is 413', async () => {
    const response = await visitor.post<Wire['Failure']>('/api/v2/cart/lines', 'x'.repeat(1024 * 1024 + 1))
    expect([response.status, response.body]).toEqual([413, { status: 'error', message: 'bodyTooLarge' }])
  })

  it('CHK-05 without a payment provider there are no bank pages and no payment methods', async () => {
    const api = createApi(await createDemoBackend({ file: null, products: 0, appUrl: 'http://localhost:3000', practiceBank: false }))
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const response = await api(new Request(`http://shop.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
      return (await response.json()) as { readonly message?: string; readonly data?: unknown }
    }
    expect((await post('/api/v2/checkout/payments', { countryCode: 'NL' })).data).toEqual([])
    expect((await post('/api/v2/app', {})).data).toMatchObject({ paymentMethods: [] })
    expect((await post('/api/bank/bank-x', {})).message).toBe('callUnknown')
  })

  it('CRT-01 a forged cart cookie is an empty cart', async () => {
    const otherVisitor = shop.visitor()
    otherVisitor.cookies.set('es_cuid', "x' OR 1=1 --")
    expect((await cartOf(otherVisitor)).cUid).toBeNull()
  })
})
