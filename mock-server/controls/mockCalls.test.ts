import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../../backend/contract/wire.ts'
import { addToCart, cartOf, createTestShop, readyToPay } from '../../backend/testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../../backend/testing/visitTestShop.ts'
import { createMockServer } from '../createMockServer.ts'
import { createScenarios, scenarioNames } from '../scenarios/Scenarios.ts'

let shop: TestShop
let visitor: TestVisitor
beforeEach(async () => {
  shop = await createTestShop({}, (backend) => createMockServer(backend).fetch)
  visitor = shop.visitor()
})

const stage = (name: string, more: object = {}) => visitor.post<Wire['Failure']>('/__mock/scenario', { name, ...more })

describe('the scenarios of the mock server', () => {
  it('CHK-09 CHK-10 each refusal of a payment can be requested, any number of times', async () => {
    const customer = await readyToPay(shop)
    const failure = async (name: string) => {
      await stage(name, { times: 1 })
      const { status, body } = await customer.post<Wire['RefusedPayment']>('/api/v2/checkout/pay')
      return [status, body.message.code, body.message.step]
    }
    expect(await failure('pay-icc')).toEqual([422, 'icc', null])
    expect(await failure('pay-ipoi')).toEqual([422, 'ipoi', 'overview'])
    expect(await failure('pay-isoi')).toEqual([422, 'isoi', 'delivery'])
    expect(await failure('pay-icr')).toEqual([422, 'icr', null])
    expect(await failure('pay-step-cart')).toEqual([422, null, 'cart'])
    expect(await failure('pay-step-2')).toEqual([422, null, 'delivery'])
    expect((await customer.post('/api/v2/checkout/pay')).status).toBe(200)
  })

  it('CFG-02 a scenario closes or breaks the shop', async () => {
    await stage('shop-inactive', { times: 1 })
    expect((await visitor.post('/api/v2/app')).body).toEqual({ status: 'error', data: null, errorCode: null })
    await stage('shop-error', { times: 1 })
    expect((await visitor.post('/api/v2/app')).body).toMatchObject({ status: 'error', errorCode: 'CFG-5001' })
    expect((await visitor.post('/api/v2/app')).body).toMatchObject({ status: 'success' })
  })

  it('CNS-01 a scenario turns the consent dialog off', async () => {
    const wall = async () => (await visitor.post<Wire['ConfigResponse']>('/api/v2/app')).body.data.display.cookieWall.state
    expect(await wall()).toBe(true)
    await stage('consent-off')
    expect(await wall()).toBe(false)
  })

  it('PRC-07 a scenario removes prices from lists and products, and nothing can be ordered then', async () => {
    await stage('price-missing')
    expect((await visitor.call<Wire['ProductResponse']>('GET', '/api/public/products/1002')).body.data.prices).toBeNull()
    expect((await visitor.post<Wire['ContentResponse']>('/api/public/content', { slug: '/hubs' })).body.data.products[0]?.prices).toBeNull()
    expect((await addToCart(visitor, 1002)).status).toBe(422)
  })

  it('NET-01 scenario flaky-503 fails the first attempt of a call and accepts the second', async () => {
    await stage('flaky-503')
    const first = await visitor.post('/api/v2/app')
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '0'])
    expect((await visitor.post('/api/v2/app')).status).toBe(200)
    expect((await visitor.post('/api/v2/app')).status).toBe(503)
    await stage('none')
    await stage('flaky-503', { times: 2 })
    expect([
      (await visitor.post('/api/v2/app')).status,
      (await visitor.post('/api/v2/app')).status,
      (await visitor.post('/api/v2/app')).status,
    ]).toEqual([503, 503, 200])
  })

  it('NET-03 a scenario gives responses the wrong shape', async () => {
    await stage('malformed', { times: 1 })
    expect((await visitor.call('GET', '/api/public/products/1002')).body).toEqual({ status: 'success', data: { unexpected: true } })
  })

  it('NET-04 a scenario delays responses by the requested time', () => {
    const scenarios = createScenarios()
    scenarios.start('slow', { ms: 60, times: 1 })
    expect([scenarios.delay(), scenarios.delay()]).toEqual([60, 0])
    scenarios.start('slow', {})
    expect([scenarios.delay(), scenarios.delay()]).toEqual([1500, 1500])
  })

  it('ADR-03 a scenario makes the address service unavailable', async () => {
    await stage('address-down', { times: 1 })
    const request = () => visitor.post('/api/v2/checkout/address', { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1' })
    expect([(await request()).status, (await request()).status]).toEqual([503, 200])
  })

  it('NET-01 a request selects its own scenario by a cookie, without affecting others', async () => {
    visitor.cookies.set('mock_scenario', 'shop-inactive')
    expect((await visitor.post('/api/v2/app')).body).toMatchObject({ status: 'error' })
    expect((await shop.visitor().post('/api/v2/app')).body).toMatchObject({ status: 'success' })
  })

  it('NET-03 an unknown scenario is refused with the list of names', async () => {
    const { status, body } = await stage('aliens')
    expect([status, body.message]).toEqual([400, 'scenarioUnknown'])
    for (const name of scenarioNames) expect(body.errorCode).toContain(name)
  })

  it('CRT-01 a reset restores the demo shop', async () => {
    await addToCart(visitor, 1005)
    await stage('shop-error')
    await visitor.post('/__mock/reset')
    expect((await cartOf(visitor)).cUid).toBeNull()
    expect((await visitor.post('/api/v2/app')).body).toMatchObject({ status: 'success' })
  })
})
