import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { defaultConfig } from '@thuishaven/core/config'
import { runWith } from '../../core/testing/runWith.ts'
import { createFakeClock } from '../../core/testing/fakes/createFakeClock.ts'
import type { HttpClientOptions } from './client.ts'
import { createHttpClient } from './client.ts'
import { createHttpAccount } from './createHttpAccount.ts'
import { createHttpCart } from './createHttpCart.ts'
import { createHttpCatalogue } from './createHttpCatalogue.ts'
import { sanitiseHtml } from './sanitiseHtml.server.ts'
import { createHttpCheckout } from './createHttpCheckout.ts'
import { createHttpConfig } from './createHttpConfig.ts'
import { createHttpTerms } from './createHttpTerms.ts'

interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
  readonly init: RequestInit
}

/** A client whose backend always gives the same response, and the requests it received. */
const clientWith = (reply: () => Response | Promise<Response>, options: Partial<HttpClientOptions> = {}) => {
  const sent: Sent[] = []
  const client = createHttpClient({
    baseUrl: 'https://host.test',
    locale: 'nld',
    random: () => 0,
    fetch: async (url, init) => {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      sent.push({ url, method: init.method ?? '', headers: new Headers(init.headers), body, init })
      return reply()
    },
    ...options,
  })
  return { client, sent }
}

const json =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status })
const done = json({ status: 'success', data: null })
const failureOf = <Failure>(program: Effect.Effect<unknown, Failure>) => Effect.runPromise(Effect.flip(program))

describe('requests to the backend', () => {
  it('LOC-02 NET-02 a request names the language and sends cookies', async () => {
    for (const [locale, tag] of [
      ['nld', 'nl-NL'],
      ['eng', 'en-US'],
    ] as const) {
      const { client, sent } = clientWith(done, { locale })
      await Effect.runPromise(createHttpAccount(client).emailIsKnown('a@b.nl'))
      expect(sent[0]?.headers.get('accept-language')).toBe(tag)
      expect(sent[0]?.init.credentials).toBe('include')
      expect(sent[0]?.init.redirect).toBe('error')
    }
  })

  it("NET-02 the token is sent as bearer and in the session's body only", async () => {
    const { client, sent } = clientWith(done)
    await failureOf(createHttpAccount(client).session('token-1'))
    expect(sent[0]).toMatchObject({ method: 'post', url: 'https://host.test/api/v2/account/session', body: { token: 'token-1' } })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1')
    await Effect.runPromise(createHttpAccount(client).logout())
    await failureOf(createHttpCart(client).state())
    expect(sent.slice(1).map(({ headers }) => headers.get('authorization'))).toEqual([null, null])
  })

  it("NET-02 on the server a request sends the visitor's current cookies, and returns the backend's one by one", async () => {
    let cookies = 'es_cuid=a'
    const received: string[][] = []
    const reply = () => {
      const headers = new Headers()
      headers.append('set-cookie', 'auth_token=t; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/')
      headers.append('set-cookie', 'customer_id=7; Path=/')
      return Response.json({ status: 'success', data: null }, { headers })
    }
    const { client, sent } = clientWith(reply, { cookieHeader: () => cookies, onSetCookie: (lines) => received.push([...lines]) })
    await Effect.runPromise(createHttpAccount(client).logout())
    cookies = ''
    await Effect.runPromise(createHttpAccount(client).logout())
    expect(sent.map(({ headers }) => headers.get('cookie'))).toEqual(['es_cuid=a', null])
    expect(received[0]).toEqual(['auth_token=t; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/', 'customer_id=7; Path=/'])
  })

  it('CRT-15 CHK-07 a request carries an idempotency key only where the contract has one', async () => {
    const { client, sent } = clientWith(json({ status: 'success', data: { updatedQuantity: 2, paymentUid: 'p' } }))
    await Effect.runPromise(createHttpCart(client).setQuantity({ lineUid: 'a/b', lineId: 'l', quantity: 3 }, 'key-12345'))
    await Effect.runPromise(createHttpCheckout(client).pay({ idempotencyKey: 'key-67890', reference: null }))
    await Effect.runPromise(createHttpCart(client).addCoupon('WELKOM10'))
    expect(sent[0]).toMatchObject({ method: 'put', url: 'https://host.test/api/v2/cart/lines/a%2Fb', body: { quantity: 3, id: 'l' } })
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-12345', 'key-67890', null])
    expect(sent[1]?.body).toBeUndefined()
    expect(sent[1]?.headers.has('content-type')).toBe(false)
  })

  it('CHK-06 a selection sends only the selected option', async () => {
    const { client, sent } = clientWith(done)
    const cart = createHttpCart(client)
    await Effect.runPromise(cart.choose({ addressId: 'a' }))
    await Effect.runPromise(cart.choose({ shippingOptionId: 's' }))
    await Effect.runPromise(cart.choose({ shippingOptionId: 's', pickupLocationId: 'p' }))
    await Effect.runPromise(cart.choose({ shippingOptionId: 's', deliveryDay: 20_783 }))
    await Effect.runPromise(cart.choose({ shippingOptionId: 's', deliveryServices: ['upstairs'] }))
    await Effect.runPromise(cart.choose({ paymentOptionId: 'i' }))
    expect(sent.map(({ body }) => body)).toEqual([
      { address_id: 'a' },
      { shipping_option_id: 's' },
      { shipping_option_id: 's', pickup_location_id: 'p' },
      { shipping_option_id: 's', delivery_day: '2026-11-26' },
      { shipping_option_id: 's', delivery_services: ['upstairs'] },
      { payment_option_id: 'i' },
    ])
  })

  it("REG-01 a private customer's empty company fields are not sent", async () => {
    const { client, sent } = clientWith(json({ status: 'success', data: null, message: 'accountRegisterSuccess' }))
    const guest = {
      companyName: '',
      cocNumber: '',
      vatNumber: ' ',
      reference: '',
      address: '',
      countryCode: 'NL',
      firstName: 'Jo',
      lastName: 'Vis',
      zipCode: '1011 AB',
      houseNumber: '1',
      houseNumberAddition: 'B',
      streetName: 'Kade',
      city: 'Amsterdam',
      emailAddress: 'jo@vis.nl',
      phoneNumber: '0612345678',
      password: 'Welkom01',
    } as const
    expect(await Effect.runPromise(createHttpAccount(client).register(guest))).toEqual({ message: 'accountRegisterSuccess' })
    const { companyName: _c, cocNumber: _k, vatNumber: _v, reference: _r, address: _a, ...filled } = guest
    expect(sent[0]?.body).toEqual(filled)
  })
})

describe('responses of the backend', () => {
  it('NET-03 a malformed response is a typed failure with operation and path, never the value', async () => {
    const { client } = clientWith(json({ status: 'success', data: { updatedQuantity: 'Jo Vis' } }))
    const failure = await failureOf(createHttpCart(client).setQuantity({ lineUid: 'l', lineId: 'l', quantity: 1 }, 'key-12345'))
    expect(failure).toMatchObject({
      _tag: 'MalformedResponse',
      operation: 'PUT /api/v2/cart/lines/{lineUid}',
      issue: 'data.updatedQuantity: expected number',
    })
    expect(JSON.stringify(failure)).not.toContain('Jo Vis')
  })

  it('NET-03 amounts and percentages must be whole cents and two decimals', async () => {
    const line = (amount: unknown) =>
      json({ status: 'success', data: [{ id: 'i', label: 'iDEAL', icon: 'ideal', prices: { exclVat: 0, inclVat: amount } }] })
    for (const amount of [1.5, -1, 2 ** 53, '12', null]) {
      const failure = await failureOf(createHttpCheckout(clientWith(line(amount)).client).paymentOptions('NL'))
      expect(failure).toMatchObject({ _tag: 'MalformedResponse', issue: expect.stringMatching(/^data\.0\.prices\.inclVat: expected /) })
    }
    const options = await Effect.runPromise(createHttpCheckout(clientWith(line(695)).client).paymentOptions('NL'))
    expect(options[0]?.priceInclVat).toBe(695)
  })

  it('NET-03 a response that is not JSON is malformed', async () => {
    const { client } = clientWith(() => new Response('<html>maintenance</html>'))
    expect(await failureOf(createHttpConfig(client).load())).toMatchObject({ _tag: 'MalformedResponse', issue: 'expected JSON' })
  })

  it("NET-03 a refusal carries the backend's message, also with status 200", async () => {
    for (const [status, reason] of [
      [200, 'invalid'],
      [401, 'unauthenticated'],
      [409, 'invalid'],
      [422, 'invalid'],
    ] as const) {
      const { client } = clientWith(json({ status: 'error', message: 'Onbekend', errorCode: 'E1' }, status))
      const failure = await failureOf(createHttpAccount(client).login({ email: 'a', password: 'b' }))
      expect(failure).toMatchObject({ _tag: 'Refused', reason, message: 'Onbekend', code: 'E1' })
    }
    const { client } = clientWith(() => new Response('no', { status: 403 }))
    expect(await failureOf(createHttpCart(client).addCoupon('x'))).toMatchObject({ _tag: 'Refused', reason: 'invalid', message: '' })
  })

  it('CHK-09 CHK-10 a refused payment carries its code and step', async () => {
    const refused = json({ status: 'error', message: { code: 'isoi', step: 'delivery' } }, 422)
    expect(
      await failureOf(createHttpCheckout(clientWith(refused).client).pay({ idempotencyKey: 'key-12345', reference: null })),
    ).toMatchObject({
      _tag: 'Refused',
      reason: 'invalid',
      message: '',
      code: 'isoi',
      step: 'delivery',
    })
    const nothingMore = json({ status: 'error', message: { code: null, step: null } }, 422)
    const bare = await failureOf(createHttpCheckout(clientWith(nothingMore).client).pay({ idempotencyKey: 'key-12345', reference: null }))
    expect(bare).not.toHaveProperty('code')
    expect(bare).not.toHaveProperty('step')
  })

  it('CRT-05 a refused line carries the cart that was created nevertheless', async () => {
    const { client } = clientWith(json({ status: 'error', message: 'stock', data: { cUid: 'c-1' } }, 422))
    const failure = await failureOf(createHttpCart(client).addCoupon('x'))
    expect(failure).toMatchObject({ _tag: 'Refused', cUid: 'c-1' })
  })

  it('CRT-06 a line that is out of stock is refused as such, for each of the backend’s codes', async () => {
    const { client } = clientWith(json({ status: 'error', message: 'productOutOfStock' }, 422))
    expect(await failureOf(createHttpCart(client).addCoupon('x'))).toMatchObject({ _tag: 'Refused', reason: 'outOfStock' })
  })

  it('CRT-15 refusals are distinguished as temporary, unauthenticated, not found or invalid', async () => {
    const reason = async (status: number): Promise<unknown> => {
      const failure = await failureOf(createHttpCart(clientWith(json({ status: 'error', message: 'no' }, status)).client).addCoupon('x'))
      return failure._tag === 'Refused' ? failure.reason : failure._tag === 'BackendUnavailable' ? failure.reason : null
    }
    expect(await Promise.all([408, 409, 413, 425, 429].map(reason))).toEqual([
      'temporary',
      'temporary',
      'temporary',
      'temporary',
      'temporary',
    ])
    expect(await Promise.all([400, 401, 403, 404, 410, 422].map(reason))).toEqual([
      'invalid',
      'unauthenticated',
      'invalid',
      'notFound',
      'notFound',
      'invalid',
    ])
    expect(await Promise.all([500, 502, 503].map(reason))).toEqual(['serverError', 'unavailable', 'unavailable'])
  })

  it('NET-01 a refusal carries Retry-After', async () => {
    const { client } = clientWith(
      () => new Response('{"status":"error","message":"conflict"}', { status: 409, headers: { 'retry-after': '7' } }),
    )
    expect(await failureOf(createHttpCart(client).addCoupon('x'))).toMatchObject({
      reason: 'temporary',
      message: 'conflict',
      retryAfter: 7000,
    })
  })

  it('NET-03 a 5xx, a timeout and no connection are an unavailable backend', async () => {
    const { client } = clientWith(json({ status: 'error', message: 'down' }, 501))
    expect(await failureOf(createHttpCart(client).addCoupon('x'))).toMatchObject({ _tag: 'BackendUnavailable', reason: 'unavailable' })
    const lost = clientWith(() => Promise.reject(new TypeError('fetch failed')))
    expect(await failureOf(createHttpCart(lost.client).addCoupon('x'))).toMatchObject({ _tag: 'BackendUnavailable', reason: 'offline' })
    const clock = createFakeClock()
    const silent = createHttpClient({
      baseUrl: '',
      locale: 'nld',
      random: () => 0,
      fetch: (_, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    })
    const failure = runWith(createHttpCart(silent), clock)((cart) => Effect.flip(cart.addCoupon('x')))
    await clock.advance(8000)
    expect(await failure).toMatchObject({ ok: true, value: { _tag: 'BackendUnavailable', reason: 'timeout' } })
  })

  it('CAT-01 a missing or impossible product is not found', async () => {
    for (const status of [400, 404, 410]) {
      const { client } = clientWith(json({ status: 'error', message: 'notFound' }, status))
      const catalogue = createHttpCatalogue(client, () => Promise.resolve(sanitiseHtml))
      expect(await failureOf(catalogue.product(7))).toMatchObject({ _tag: 'NotFound', what: 'product 7' })
      expect(await failureOf(catalogue.content({ path: '/x', page: 1, sort: null }))).toMatchObject({ _tag: 'NotFound', what: '/x' })
      expect(await failureOf(createHttpCheckout(client).payment('p'))).toMatchObject({ _tag: 'NotFound', what: 'payment p' })
    }
    const { client } = clientWith(json({ status: 'error', message: 'no' }, 403))
    expect(await failureOf(createHttpCatalogue(client, () => Promise.resolve(sanitiseHtml)).product(7))).toMatchObject({
      _tag: 'BackendUnavailable',
      reason: 'unavailable',
    })
  })

  it('CFG-02 a shop that is closed or without configuration is refused, the latter with its code', async () => {
    const closed = clientWith(json({ status: 'error', data: null }))
    const failure = await failureOf(createHttpConfig(closed.client).load())
    expect(failure).toMatchObject({ _tag: 'Refused', reason: 'invalid' })
    expect(failure).not.toHaveProperty('code')
    const broken = clientWith(json({ status: 'error', data: null, errorCode: 'E42' }))
    expect(await failureOf(createHttpConfig(broken.client).load())).toMatchObject({ _tag: 'Refused', code: 'E42' })
    const lost = clientWith(json({ status: 'error', data: null }, 404))
    expect(await failureOf(createHttpConfig(lost.client).load())).toMatchObject({ _tag: 'BackendUnavailable', reason: 'unavailable' })
  })

  it("CFG-02 CFG-05 the settings for prices and carts can be read separately, with the core's defaults", async () => {
    const termsOf = (data: object) => createHttpTerms(clientWith(json({ status: 'success', data })).client).load()
    const display = { priceDecimals: 0, priceExclVat: true }
    const { currency, freeLabel, deposit, shippingVat } = defaultConfig
    expect(await Effect.runPromise(termsOf({ status: 'active', display }))).toEqual({
      priceDecimals: 0,
      pricesExclVat: true,
      currency,
      freeLabel,
      deposit,
      shippingVat,
    })
    const order = { deposit: { state: true, percentage: 30 }, shippingVat: 'pro-rata' }
    expect(await Effect.runPromise(termsOf({ status: 'active', display: { ...display, freeLabel: false }, order }))).toMatchObject({
      freeLabel: false,
      deposit: { enabled: true, share: 3000 },
      shippingVat: 'pro-rata',
    })
    expect(await failureOf(termsOf({ status: 'inactive', display }))).toMatchObject({ _tag: 'Refused', reason: 'invalid' })
  })

  it('CHK-01 an unknown e-mail address is a result, not a failure', async () => {
    expect(await Effect.runPromise(createHttpAccount(clientWith(done).client).emailIsKnown('a'))).toBe(true)
    const unknown = clientWith(json({ status: 'error', message: 'unknown' }))
    expect(await Effect.runPromise(createHttpAccount(unknown.client).emailIsKnown('a'))).toBe(false)
    const refused = clientWith(json({ status: 'error', message: 'bad' }, 400))
    expect(await failureOf(createHttpAccount(refused.client).emailIsKnown('a'))).toMatchObject({
      _tag: 'BackendUnavailable',
      reason: 'unavailable',
    })
    const often = clientWith(() => new Response('{"status":"error"}', { status: 429, headers: { 'retry-after': '60' } }))
    expect(await failureOf(createHttpAccount(often.client).emailIsKnown('a'))).toMatchObject({ reason: 'rateLimited' })
  })

  it('NET-04 interrupting an Effect aborts its request', async () => {
    let seen: AbortSignal | null | undefined
    const { client } = clientWith(() => new Response())
    const waiting = createHttpClient({
      baseUrl: '',
      locale: client.locale,
      random: () => 0,
      fetch: (_, { signal }) => {
        seen = signal
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
      },
    })
    const visitor = new AbortController()
    const exit = Effect.runPromiseExit(createHttpCart(waiting).state(), { signal: visitor.signal })
    expect(seen?.aborted).toBe(false)
    visitor.abort()
    expect((await exit)._tag).toBe('Failure')
    expect(seen?.aborted).toBe(true)
  })
})
