import { describe, expect, it } from 'vitest'
import { emptyCart } from '../cart/cart.ts'
import { consentChoices } from '../consent/consent.ts'
import { MalformedResponse, BackendUnavailable, Refused } from '../failures/failures.ts'
import type { Cents } from '../money/units.ts'
import type { BackendFailure } from '../ports/failures.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeCheckout } from '../testing/fakes/createFakeCheckout.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { customer, payment, shopWith, readyToPay, payRefused } from '../testing/checkoutWorld.ts'

describe('paying', () => {
  it('CHK-07 paying leads to the bank page, or to the result', async () => {
    const bank = await readyToPay()
    expect(await bank.checkout.next('pay')).toEqual({ type: 'external', url: 'https://bank.example/pay/1' })
    const own = await readyToPay({ checkout: createFakeCheckout({ payResponse: { paymentUrl: '/api/bank/1' } }) })
    expect(await own.checkout.next('pay')).toEqual({ type: 'external', url: '/api/bank/1' })
    const paid = await readyToPay({ checkout: createFakeCheckout({ payResponse: { paymentUid: 'p-1' } }) })
    expect(await paid.checkout.next('pay')).toEqual({ type: 'result', paymentUid: 'p-1' })
  })

  it.each(['javascript:alert(1)', '//bank.example', 'bank', ''])(
    'CHK-07 RTE-15 an address that is no web page is not gone to: %j',
    async (paymentUrl) => {
      const { checkout } = await readyToPay({ checkout: createFakeCheckout({ payResponse: { paymentUrl } }) })
      expect(await checkout.next('pay')).toEqual({ type: 'stay', message: { key: 'checkout.paymentAddressRefused' } })
    },
  )

  it('CHK-07 pressing twice orders once', async () => {
    const { checkout, ports } = await readyToPay()
    const [first, second] = [checkout.next('pay'), checkout.next('pay')]
    expect(checkout.getSnapshot().busy).toBe(true)
    expect(await first).toEqual(await second)
    expect(checkout.getSnapshot().busy).toBe(false)
    expect(ports.checkout.calls).toEqual(['pay'])
  })

  it.each<[string, BackendFailure]>([
    ['the response was lost', new BackendUnavailable({ reason: 'timeout' })],
    ['the response was malformed', new MalformedResponse({ operation: 'pay', issue: 'torn' })],
  ])('CHK-07 CHK-10 when %s, paying again, even after a reload, is the same order', async (_what, failure) => {
    let lost = true
    const backend = createFakeCheckout({ faultModel: ({ name }) => (name === 'pay' && lost ? { failure, carriedOut: true } : {}) })
    const storage = createFakeStorage()
    const { checkout, ports } = await readyToPay({ checkout: backend, storage })
    expect(await checkout.next('pay')).toEqual({ type: 'stay', message: { key: 'checkout.payUnclear' } })
    lost = false
    const reloaded = shopWith({ checkout: backend, storage, cart: ports.cart, cookies: ports.cookies, ids: { next: () => 'another' } })
    await reloaded.shop.session.restore()
    await reloaded.shop.cart.load()
    expect(await reloaded.checkout.next('pay')).toMatchObject({ type: 'external' })
    expect(backend.orders()).toHaveLength(1)
    await reloaded.checkout.reportPurchase({ ...payment, status: 'pending' })
    expect(storage.stored()).toHaveProperty('thuishaven.payment')
    await reloaded.checkout.reportPurchase(payment)
    expect(storage.stored()).not.toHaveProperty('thuishaven.payment')
  })

  it('CHK-08 a cart that changed elsewhere is shown before it is ordered', async () => {
    const { checkout, ports, shop } = await readyToPay()
    const elsewhere = shopWith({ cart: ports.cart, cookies: ports.cookies, ids: { next: () => 'elsewhere' } })
    await elsewhere.shop.session.restore()
    await elsewhere.shop.cart.load()
    elsewhere.shop.cart.add(sampleProduct(21), [])
    await elsewhere.shop.cart.settled()
    expect(await checkout.next('pay')).toEqual({ type: 'step', step: 'delivery', reload: ['deliveryOptions'] })
    expect(ports.checkout.calls).toEqual([])
    expect(shop.toasts.getSnapshot().map(({ message }) => message)).toEqual([{ key: 'phrases.checkoutCartUpdated' }])
    await checkout.next('overview')
    expect(await checkout.next('pay')).toMatchObject({ type: 'external' })
  })

  it('goods whose quote has expired meanwhile, and that have no other price, are not ordered, and the reason is said', async () => {
    const { checkout, ports, shop } = await readyToPay()
    const quote = { number: 'O26-0001', expiresOn: '2026-11-27', isExpired: true }
    ports.cart.change((cart) => ({
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, quote, price: { ...line.price, base: 0 as Cents } })),
    }))
    const refused = { type: 'stay', message: { key: 'checkout.unpricedStay' } }
    expect(await checkout.next('pay')).toEqual(refused)
    expect(await checkout.next('pay')).toEqual(refused)
    expect(ports.checkout.calls).toEqual([])
    expect(shop.toasts.getSnapshot()).toEqual([])
    ports.cart.change((cart) => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, quote: { ...quote, isExpired: false } })) }))
    await shop.cart.load()
    expect(await checkout.next('pay')).not.toEqual(refused)
  })

  it('CHK-08 another delivery day, chosen in another tab, is shown before it is ordered', async () => {
    const { checkout, ports, shop } = await readyToPay()
    ports.cart.change((cart) => ({ ...cart, deliveryDay: 20_001 }))
    expect(await checkout.next('pay')).toEqual({ type: 'step', step: 'delivery', reload: ['deliveryOptions'] })
    expect(shop.toasts.getSnapshot()).toMatchObject([{ type: 'info', message: { key: 'phrases.checkoutCartUpdated' } }])
    expect(await checkout.next('pay')).toEqual({ type: 'external', url: 'https://bank.example/pay/1' })
  })

  it('CHK-08 a lower total is also reported before it is ordered', async () => {
    const { checkout, ports, shop } = await readyToPay()
    shop.cart.add(sampleProduct(21), [])
    await shop.cart.settled()
    await checkout.next('overview')
    const elsewhere = shopWith({ cart: ports.cart, cookies: ports.cookies, ids: { next: () => 'elsewhere' } })
    await elsewhere.shop.session.restore()
    await elsewhere.shop.cart.load()
    const [line] = elsewhere.shop.cart.getSnapshot().cart.lines
    elsewhere.shop.cart.setQuantity(line?.id ?? '', 0)
    await elsewhere.shop.cart.settled()
    expect(await checkout.next('pay')).toEqual({ type: 'step', step: 'delivery', reload: ['deliveryOptions'] })
    expect(ports.checkout.calls).toEqual([])
  })

  it('CHK-07 a plain form that arrives twice carries the same payment key', async () => {
    const backend = createFakeCheckout()
    for (const ids of ['one', 'two']) {
      const { checkout } = await readyToPay({ checkout: backend, ids: { next: () => ids } })
      expect(await checkout.next('pay', undefined, { key: 'press-1' })).toMatchObject({ type: 'external' })
    }
    expect(backend.orders()).toHaveLength(1)
  })

  it('CHK-07 SES-03 a customer who was signed out meanwhile is sent to the login with the e-mail address, and orders nothing', async () => {
    let ended = false
    const account = createFakeAccount({
      accounts: [{ password: 'Welkom01', session: customer }],
      faultModel: ({ name }) =>
        ended && name === 'session' ? { failure: new Refused({ reason: 'unauthenticated', message: 'sessionInvalid' }) } : {},
    })
    const { checkout, ports, shop } = await readyToPay({ account })
    const elsewhere = shopWith({ cart: ports.cart, cookies: ports.cookies, ids: { next: () => 'elsewhere' } })
    await elsewhere.shop.session.restore()
    await elsewhere.shop.cart.load()
    elsewhere.shop.cart.add(sampleProduct(21), [])
    await elsewhere.shop.cart.settled()
    ended = true
    const login = { type: 'login', message: { key: 'phrases.accountSessionEnded' } }
    expect(await checkout.next('pay')).toEqual(login)
    expect(checkout.getSnapshot()).toMatchObject({ email: 'anna@example.nl', existingSession: true })
    expect(shop.session.getSnapshot().isAuthenticated).toBe(false)
    for (const step of ['pay', 'overview', 'delivery'] as const) expect(await checkout.next(step)).toEqual(login)
    expect(ports.checkout.calls).not.toContain('pay')
  })

  it('CHK-07 a changed order, and one after a finished payment, has a new payment key', async () => {
    const backend = createFakeCheckout({
      faultModel: ({ name, number }) =>
        name === 'pay' && number === 1 ? { failure: new BackendUnavailable({ reason: 'timeout' }), carriedOut: true } : {},
    })
    const { checkout, shop } = await readyToPay({ checkout: backend })
    await checkout.next('pay')
    shop.cart.add(sampleProduct(30), [])
    await checkout.next('delivery')
    await checkout.next('pay')
    expect(backend.orders()).toHaveLength(2)
    await checkout.reportPurchase({ ...payment, status: 'failed' })
    await checkout.next('pay')
    expect(backend.orders()).toHaveLength(3)
  })

  it('CHK-09 icc: the step stays with its message', async () => {
    const { checkout, ports } = await readyToPay({ checkout: payRefused('icc') })
    expect(await checkout.next('pay')).toEqual({ type: 'stay', message: { key: 'phrases.checkoutValidateCartFailed' } })
    expect(ports.storage.stored()).not.toHaveProperty('thuishaven.payment')
  })

  it('CHK-09 ipoi: back to the payment methods, loaded again', async () => {
    const { checkout, shop } = await readyToPay({ checkout: payRefused('ipoi') })
    expect(await checkout.next('pay')).toEqual({ type: 'step', step: 'overview', reload: ['paymentOptions'] })
    expect(shop.toasts.getSnapshot()).toMatchObject([
      { type: 'error', title: { key: 'phrases.Failed' }, message: { key: 'phrases.checkoutPaymentOptionProviderFailed' } },
    ])
  })

  it('CHK-09 isoi: back to the delivery options, loaded again', async () => {
    const { checkout } = await readyToPay({ checkout: payRefused('isoi') })
    expect(await checkout.next('pay')).toEqual({ type: 'step', step: 'delivery', reload: ['deliveryOptions'] })
  })

  it('CHK-09 icr: home with a notification', async () => {
    const { checkout, shop } = await readyToPay({ checkout: payRefused('icr') })
    expect(await checkout.next('pay')).toEqual({ type: 'home' })
    expect(shop.toasts.getSnapshot()).toMatchObject([{ message: { key: 'phrases.checkoutCustomerInactive' } }])
  })

  it('CHK-10 step cart: the cart is read again and shown', async () => {
    const { checkout, ports, shop } = await readyToPay({ checkout: payRefused(undefined, 'cart') })
    ports.cart.change((cart) => ({ ...emptyCart, cUid: cart.cUid }))
    expect(await checkout.next('pay')).toEqual({ type: 'cart' })
    expect(shop.toasts.getSnapshot()).toMatchObject([{ message: { key: 'phrases.checkoutCartUpdated' } }])
    expect(shop.cart.getSnapshot().cart.lines).toEqual([])
  })

  it('CHK-10 the heading over an updated cart names no failure', async () => {
    const { checkout, shop } = await readyToPay({ checkout: payRefused(undefined, 'cart') })
    expect(await checkout.next('pay')).toEqual({ type: 'cart' })
    expect(shop.toasts.getSnapshot()).toMatchObject([
      { type: 'warning', title: { key: 'phrases.Attention' }, message: { key: 'phrases.checkoutCartUpdated' } },
    ])
  })

  it('CHK-10 a refusal with a step leads there, one without a valid step to the start', async () => {
    const moves = [
      ['2', { type: 'step', step: 'delivery' }],
      ['bezorging', { type: 'step', step: 'delivery' }],
      ['nonsense', { type: 'start' }],
      [undefined, { type: 'start' }],
    ] as const
    for (const [step, move] of moves) {
      const { checkout } = await readyToPay({ checkout: payRefused(undefined, step) })
      expect(await checkout.next('pay')).toEqual(move)
    }
  })

  it('CHK-10 nothing is paid while changes of the cart cannot reach the backend', async () => {
    const cart = createFakeCart({
      faultModel: ({ number }) => (number > 8 ? { failure: new BackendUnavailable({ reason: 'offline' }) } : {}),
    })
    const { checkout, ports, shop } = await readyToPay({ cart })
    expect(cart.calls.length).toBeLessThanOrEqual(8)
    for (let call = cart.calls.length; call < 8; call += 1) await shop.cart.load()
    shop.cart.setQuantity('20', 5)
    await checkout.next('delivery')
    expect(await checkout.next('pay')).toEqual({ type: 'stay', message: { key: 'checkout.cartNotKept' } })
    expect(ports.checkout.calls).toEqual([])
  })
})

describe('after paying', () => {
  it('CHK-11 a purchase is reported once, however often the page is opened', async () => {
    const storage = createFakeStorage()
    const { checkout, ports, shop } = shopWith({ storage })
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    await checkout.reportPurchase(payment)
    await checkout.reportPurchase(payment)
    // The remainder after a deposit is paid by another payment of the same order.
    await checkout.reportPurchase({ ...payment, paymentUid: 'p-1-rest' })
    const again = shopWith({ storage })
    const agreed = await again.shop.consent.load()
    agreed.choose(consentChoices.all)
    await again.checkout.reportPurchase(payment)
    await again.checkout.reportPurchase({ ...payment, paymentUid: 'p-2', orderNumber: 'O-2' })
    expect(ports.analytics.events).toMatchObject([{ name: 'purchase', value: 20, transaction_id: 'O-1' }])
    expect(again.ports.analytics.events).toMatchObject([{ transaction_id: 'O-2' }])
  })

  it('CHK-11 ANA-01 a purchase that another device reported is not reported again, unless the backend does not know', async () => {
    const backend = createFakeCheckout()
    const visit = async (checkoutPort: ReturnType<typeof createFakeCheckout>) => {
      const { checkout, ports, shop } = shopWith({ checkout: checkoutPort })
      const consent = await shop.consent.load()
      consent.choose(consentChoices.all)
      await checkout.reportPurchase(payment)
      return ports.analytics.events.length
    }
    expect([await visit(backend), await visit(backend)]).toEqual([1, 0])
    expect(await visit(createFakeCheckout({ faultModel: () => ({ failure: new BackendUnavailable({ reason: 'offline' }) }) }))).toBe(1)
  })

  it('CHK-11 a purchase is reported once on a device without storage', async () => {
    const { checkout, ports, shop } = shopWith({ storage: { ...createFakeStorage(), get: () => null } })
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    await checkout.reportPurchase(payment)
    await checkout.reportPurchase(payment)
    expect(ports.analytics.events).toHaveLength(1)
  })

  it('CHK-11 an unpaid purchase is not reported, but may be later', async () => {
    const { checkout, ports, shop } = shopWith()
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    for (const status of ['pending', 'failed', 'cancelled', 'expired'] as const) await checkout.reportPurchase({ ...payment, status })
    expect(ports.analytics.events).toEqual([])
    await checkout.reportPurchase(payment)
    expect(ports.analytics.events).toHaveLength(1)
  })

  it('CHK-11 CRT-07 after a purchase the cart is read again and the draft is deleted', async () => {
    const { checkout, ports, shop } = await readyToPay()
    ports.cart.change((cart) => ({ ...emptyCart, cUid: cart.cUid }))
    checkout.saveDraft({ firstName: 'Anna' })
    await checkout.reportPurchase(payment)
    await shop.cart.settled()
    expect(shop.cart.getSnapshot().cart.lines).toEqual([])
    expect(checkout.getSnapshot()).toEqual({ email: '', existingSession: false, draft: {}, busy: false })
  })
})
