import { Effect } from 'effect'
import { afterAll, describe, expect, it } from 'vitest'
import { makeSystemClock } from '../../adapters/clock/systemClock.ts'
import { makeServerCookies } from '../../adapters/cookies/serverCookies.server.ts'
import { makeHttpClient } from '../../adapters/http/client.ts'
import { makeHttpAccount } from '../../adapters/http/makeHttpAccount.ts'
import { makeHttpCart } from '../../adapters/http/makeHttpCart.ts'
import { makeHttpCatalogue } from '../../adapters/http/makeHttpCatalogue.ts'
import { sanitiseHtml } from '../../adapters/http/sanitiseHtml.server.ts'
import { makeHttpCheckout } from '../../adapters/http/makeHttpCheckout.ts'
import { makeHttpContact } from '../../adapters/http/makeHttpContact.ts'
import { makeHttpConfig } from '../../adapters/http/makeHttpConfig.ts'
import { makeHttpCustomer } from '../../adapters/http/makeHttpCustomer.ts'
import type { HostPorts } from '../../adapters/http/makeHostPorts.ts'
import { customerChecks, hostChecks } from '@thuishaven/core/testing'
import type { TestHost } from '@thuishaven/core/testing'
import { newLine } from '@thuishaven/core/cart'
import type { Locale } from '@thuishaven/core/locale'
import { makeMockServer } from '../../mock-server/host/makeMockServer.ts'
import { openDemoHost } from '../../mock-server/openDemoHost.ts'

const host = openDemoHost({ file: null, products: 0, appUrl: 'http://shop.test' })
const server = makeMockServer(host)
const clock = makeSystemClock()
afterAll(() => {
  clock.close()
  host.database.close()
})

/** A visitor with cookies of their own, as a browser would keep them. */
const visit = (locale: Locale = 'nld', asked: string[] = []): HostPorts => {
  const cookies = makeServerCookies({ cookieHeader: '', secure: false, now: Date.now })
  const client = makeHttpClient({
    baseUrl: 'http://host.test',
    locale,
    clock,
    random: () => 0,
    policy: { pause: 0 },
    fetch: async (url, init) => {
      asked.push(`${init.method} ${new URL(url).pathname}`)
      return server.fetch(new Request(url, init))
    },
    cookieHeader: cookies.header,
    onSetCookie: cookies.receive,
  })
  const cart = makeHttpCart(client)
  return {
    account: makeHttpAccount(client),
    // The shop's cart store keeps the cart's number in a cookie; here there is no store.
    cart: {
      ...cart,
      addLine: (...line) =>
        Effect.tap(cart.addLine(...line), ({ cUid }) => Effect.sync(() => cookies.set({ name: 'es_cuid', value: cUid }))),
    },
    catalogue: makeHttpCatalogue(client, () => Promise.resolve(sanitiseHtml)),
    checkout: makeHttpCheckout(client),
    config: makeHttpConfig(client),
    contact: makeHttpContact(client),
    customer: makeHttpCustomer(client),
  }
}

const valueOf = Effect.runPromise
const customer = { email: 'actief@thuishaven.test', password: 'Welkom01' }

const product = await valueOf(visit().catalogue.product(1003))
const line = newLine(
  product,
  product.optionGroups.flatMap(({ id, items }) => {
    const item = items.find(({ isDefault }) => isDefault)
    return item === undefined ? [] : [{ groupId: id, itemId: item.id }]
  }),
)
if (!line.ok) throw new Error('product 1003 can be put in the cart')

describe('the mock server', () => {
  const host: TestHost = {
    visitor: visit,
    refusedVisitor: visit,
    remembers: true,
    line: line.value,
    productId: 1003,
    path: '/vloerkleden',
    customer,
    coupon: 'WELKOM10',
    address: { zipCode: '1011 AB', houseNumber: '1', street: 'Prins Hendrikkade', city: 'Amsterdam' },
    newKey: () => crypto.randomUUID(),
  }
  it.each(hostChecks(host))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  const customerHost = {
    signedIn: async () => {
      const ports = visit()
      await valueOf(ports.account.login(customer))
      return ports.customer
    },
    remembers: true,
    newKey: () => crypto.randomUUID(),
  }
  it.each(customerChecks(customerHost))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})

describe('the adapters against the mock server', () => {
  it('LOC-02 the same page has its own path in each language', async () => {
    const dutch = await valueOf(visit('nld').catalogue.content({ path: '/vloerkleden', page: 1, sort: null }))
    expect(dutch.paths).toEqual({ nld: '/vloerkleden', eng: '/en/rugs' })
    const english = await valueOf(visit('eng').catalogue.content({ path: '/rugs', page: 1, sort: null }))
    expect(english).toMatchObject({ path: '/en/rugs', id: dutch.id, paths: dutch.paths })
    expect(english.breadcrumbs.every(({ path }) => path.startsWith('/en'))).toBe(true)
  })

  it('CHK-05 CHK-06 CHK-07 CHK-11 a customer orders, once for one key', async () => {
    const { account, cart, checkout } = visit()
    await valueOf(cart.addLine(line.value, crypto.randomUUID()))
    const { session } = await valueOf(account.login(customer))
    const [address] = session.deliveryAddresses
    const [delivery] = await valueOf(checkout.deliveryOptions('NL'))
    const [payment] = await valueOf(checkout.paymentOptions('NL'))
    if (address === undefined || delivery === undefined || payment === undefined) throw new Error('the demo customer can order')
    await valueOf(cart.choose({ addressId: address.id }))
    await valueOf(cart.choose({ shippingOptionId: delivery.id }))
    await valueOf(cart.choose({ paymentOptionId: payment.id }))
    expect(await valueOf(cart.state())).toMatchObject({ addressId: address.id, shippingOptionId: delivery.id, paymentOptionId: payment.id })
    const key = crypto.randomUUID()
    const first = await valueOf(checkout.pay(key))
    expect(await valueOf(checkout.pay(key))).toEqual(first)
  })

  it.each([
    ['NET-01 a host that is down for a moment is asked once more', 'flaky-503', 1, 'understood', 2],
    ['NET-01 and not a third time', 'flaky-503', 2, 'HostUnreachable', 2],
    ['NET-03 an answer of the wrong shape is a typed error, and not asked again', 'malformed', 1, 'AnswerMalformed', 1],
  ])('%s', async (_title, name, times, expected, questions) => {
    const staged = await server.fetch(
      new Request('http://host.test/__mock/scenario', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, times }),
      }),
    )
    expect(staged.status).toBeLessThan(300)
    const asked: string[] = []
    const outcome = await valueOf(
      Effect.match(visit('nld', asked).catalogue.product(1003), {
        onSuccess: () => 'understood',
        onFailure: ({ _tag }) => _tag,
      }),
    )
    await server.fetch(new Request('http://host.test/__mock/reset', { method: 'POST' }))
    expect({ outcome, questions: asked.length }).toEqual({ outcome: expected, questions })
  })
})
