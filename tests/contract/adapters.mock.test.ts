import { Effect } from 'effect'
import { afterAll, describe, expect, it } from 'vitest'
import { createServerCookies } from '../../adapters/cookies/serverCookies.server.ts'
import { createHttpClient } from '../../adapters/http/client.ts'
import { createHttpAccount } from '../../adapters/http/createHttpAccount.ts'
import { createHttpCart } from '../../adapters/http/createHttpCart.ts'
import { createHttpCatalogue } from '../../adapters/http/createHttpCatalogue.ts'
import { sanitiseHtml } from '../../adapters/http/sanitiseHtml.server.ts'
import { createHttpCheckout } from '../../adapters/http/createHttpCheckout.ts'
import { createHttpContact } from '../../adapters/http/createHttpContact.ts'
import { createHttpConfig } from '../../adapters/http/createHttpConfig.ts'
import { createHttpCustomer } from '../../adapters/http/createHttpCustomer.ts'
import type { BackendPorts } from '@thuishaven/core'
import type { CustomerPorts } from '@thuishaven/core/customer'
import { customerChecks, backendChecks } from '@thuishaven/core/testing'
import type { TestBackend } from '@thuishaven/core/testing'
import { newLine } from '@thuishaven/core/cart'
import type { Locale } from '@thuishaven/core/locale'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'

/** All ports, those of customers loaded. */
type LoadedPorts = Omit<BackendPorts, 'customer'> & { readonly customer: CustomerPorts }

const backend = await createDemoBackend({ file: null, products: 0, autoRestock: true, appUrl: 'http://shop.test' })
const server = createMockServer(backend)
afterAll(async () => {
  await backend.close()
})

/** A visitor with cookies of their own, as a browser would keep them. */
const visit = (locale: Locale = 'nld', requests: string[] = []): LoadedPorts => {
  const cookies = createServerCookies({ cookieHeader: '', secure: false, now: Date.now })
  const client = createHttpClient({
    baseUrl: 'http://host.test',
    locale,
    random: () => 0,
    policy: { pause: 0 },
    fetch: async (url, init) => {
      requests.push(`${init.method} ${new URL(url).pathname}`)
      return server.fetch(new Request(url, init))
    },
    cookieHeader: cookies.header,
    onSetCookie: cookies.receive,
  })
  const cart = createHttpCart(client)
  return {
    account: createHttpAccount(client),
    // The shop's cart store keeps the cart's number in a cookie; here there is no store.
    cart: {
      ...cart,
      addLine: (...line) =>
        Effect.tap(cart.addLine(...line), ({ cUid }) => Effect.sync(() => cookies.set({ name: 'es_cuid', value: cUid }))),
    },
    catalogue: createHttpCatalogue(client, () => Promise.resolve(sanitiseHtml)),
    checkout: createHttpCheckout(client),
    config: createHttpConfig(client),
    contact: createHttpContact(client),
    customer: createHttpCustomer(client),
  }
}

const unwrap = Effect.runPromise
const customer = { email: 'actief@thuishaven.test', password: 'Welkom01' }

const product = await unwrap(visit().catalogue.product(1003))
const line = newLine(
  product,
  product.optionGroups.flatMap(({ id, items }) => {
    const item = items.find(({ isDefault }) => isDefault)
    return item === undefined ? [] : [{ groupId: id, itemId: item.id }]
  }),
)
if (!line.ok) throw new Error('product 1003 can be put in the cart')

describe('the mock server', () => {
  const backend: TestBackend = {
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
  it.each(backendChecks(backend))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  const customerBackend = {
    signedIn: async () => {
      const ports = visit()
      await unwrap(ports.account.login(customer))
      return ports.customer
    },
    remembers: true,
    newKey: () => crypto.randomUUID(),
  }
  it.each(customerChecks(customerBackend))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})

describe('the adapters against the mock server', () => {
  it('LOC-02 a page has its own path in each language', async () => {
    const dutch = await unwrap(visit('nld').catalogue.content({ path: '/vloerkleden', page: 1, sort: null }))
    expect(dutch.paths).toEqual({ nld: '/vloerkleden', eng: '/en/rugs' })
    const english = await unwrap(visit('eng').catalogue.content({ path: '/rugs', page: 1, sort: null }))
    expect(english).toMatchObject({ path: '/en/rugs', id: dutch.id, paths: dutch.paths })
    expect(english.breadcrumbs.every(({ path }) => path.startsWith('/en'))).toBe(true)
  })

  it('CHK-05 CHK-06 CHK-07 CHK-11 a customer places one order for one idempotency key', async () => {
    const { account, cart, checkout } = visit()
    await unwrap(cart.addLine(line.value, crypto.randomUUID()))
    const { session } = await unwrap(account.login(customer))
    const [address] = session.deliveryAddresses
    const [delivery] = await unwrap(checkout.deliveryOptions('NL'))
    const [payment] = await unwrap(checkout.paymentOptions('NL'))
    if (address === undefined || delivery === undefined || payment === undefined) throw new Error('the demo customer can order')
    await unwrap(cart.choose({ addressId: address.id }))
    await unwrap(cart.choose({ shippingOptionId: delivery.id }))
    await unwrap(cart.choose({ paymentOptionId: payment.id }))
    expect(await unwrap(cart.state())).toMatchObject({ addressId: address.id, shippingOptionId: delivery.id, paymentOptionId: payment.id })
    const key = crypto.randomUUID()
    const first = await unwrap(checkout.pay({ idempotencyKey: key, reference: null }))
    expect(await unwrap(checkout.pay({ idempotencyKey: key, reference: null }))).toEqual(first)
  })

  it.each([
    ['NET-01 a read is retried once after a temporary failure of the backend', 'flaky-503', 1, 'understood', 2],
    ['NET-01 a read is not sent a third time', 'flaky-503', 2, 'BackendUnavailable', 2],
    ['NET-03 a malformed response is a typed failure, and not retried', 'malformed', 1, 'MalformedResponse', 1],
  ])('%s', async (_title, name, times, expected, requestCount) => {
    const staged = await server.fetch(
      new Request('http://host.test/__mock/scenario', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, times }),
      }),
    )
    expect(staged.status).toBeLessThan(300)
    const requests: string[] = []
    const outcome = await unwrap(
      Effect.match(visit('nld', requests).catalogue.product(1003), {
        onSuccess: () => 'understood',
        onFailure: ({ _tag }) => _tag,
      }),
    )
    await server.fetch(new Request('http://host.test/__mock/reset', { method: 'POST' }))
    expect({ outcome, requestCount: requests.length }).toEqual({ outcome: expected, requestCount })
  })
})
