import { describe, expect, it } from 'vitest'
import type { Address, RegistrationForm } from '../domain/account/address.ts'
import type { Session } from '../domain/account/session.ts'
import { emptyCart } from '../domain/cart/emptyCart.ts'
import type { PaymentResult } from '../domain/checkout/checkout.ts'
import { AnswerMalformed, HostUnreachable, Refused } from '../ports/failures.ts'
import type { HostFailure } from '../ports/failures.ts'
import { makeFakeAccount } from '../testing/fakes/makeFakeAccount.ts'
import { makeFakeCart } from '../testing/fakes/makeFakeCart.ts'
import { makeFakeCheckout } from '../testing/fakes/makeFakeCheckout.ts'
import { makeFakeConfig } from '../testing/fakes/makeFakeConfig.ts'
import { makeFakeCookies } from '../testing/fakes/makeFakeCookies.ts'
import { makeFakePorts } from '../testing/fakes/makeFakePorts.ts'
import type { FakePorts } from '../testing/fakes/makeFakePorts.ts'
import { makeFakeStorage } from '../testing/fakes/makeFakeStorage.ts'
import { runPlainly } from '../testing/runPlainly.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { makeShop } from '../usecases/makeShop.ts'

const form: RegistrationForm = {
  companyName: '',
  cocNumber: '',
  vatNumber: '',
  reference: '',
  countryCode: 'NL',
  firstName: 'Anna',
  lastName: 'de Vries',
  address: '',
  zipCode: '1011 AB',
  houseNumber: '1',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
  emailAddress: 'new@example.nl',
  phoneNumber: '020-1234567',
  password: 'Welkom01',
}
const guest = { form, passwordConfirm: 'Welkom01' }

const address = (id: string): Address => ({ ...form, id, uid: id })
const customer: Session = {
  id: '7',
  firstName: 'Anna',
  lastName: 'de Vries',
  companyName: '',
  customerId: '10007',
  status: 'active',
  emailAddress: 'anna@example.nl',
  invoiceAddresses: [],
  deliveryAddresses: [address('home'), address('work')],
  defaultDeliveryAddressId: 'work',
}

const shopWith = (own: Partial<FakePorts> = {}) => {
  const ports = makeFakePorts({ account: makeFakeAccount({ accounts: [{ password: 'Welkom01', session: customer }] }), ...own })
  const shop = makeShop(ports, runPlainly, 'nld')
  return { ports, shop, checkout: shop.checkout, events: () => ports.analytics.events.map(({ name }) => name) }
}

/** A customer with a product in the cart, as far as the last step. */
const readyToPay = async (own: Partial<FakePorts> = {}) => {
  const all = shopWith({ cookies: makeFakeCookies({ auth_token: 'token-anna@example.nl' }), ...own })
  all.shop.cart.add(sampleProduct(20), [])
  await all.shop.session.restore()
  await all.checkout.next('information')
  await all.shop.cart.choose({ shippingOptionId: 'post' })
  await all.checkout.next('delivery')
  await all.shop.cart.choose({ paymentOptionId: 'ideal' })
  await all.checkout.next('overview')
  await all.shop.cart.settled()
  return all
}

const payRefused = (code: string | undefined, step?: string) =>
  makeFakeCheckout({
    weather: ({ name }) =>
      name === 'pay'
        ? {
            failure: new Refused({
              status: 422,
              message: '',
              ...(code === undefined ? {} : { code }),
              ...(step === undefined ? {} : { step }),
            }),
          }
        : {},
  })

describe('the start of the checkout', () => {
  it('CHK-01 an unknown address goes on as a guest', async () => {
    const { checkout, events } = shopWith()
    expect(await checkout.start(' new@example.nl ')).toEqual({ go: 'step', step: 'information' })
    expect(checkout.getSnapshot()).toMatchObject({
      email: 'new@example.nl',
      existingSession: false,
      busy: false,
      draft: { emailAddress: 'new@example.nl' },
    })
    expect(events()).toEqual(['begin_checkout'])
  })

  it('CHK-01 a known address goes to login, and on to the checkout after it', async () => {
    const { checkout, ports } = shopWith()
    expect(await checkout.start('anna@example.nl')).toEqual({ go: 'login' })
    expect(checkout.getSnapshot()).toMatchObject({ email: 'anna@example.nl', existingSession: true })
    expect(ports.storage.kept()['thuishaven.checkout']).toContain('"existingSession":true')
  })

  it('CHK-01 without registration an unknown address is an error', async () => {
    const { checkout } = shopWith({ config: makeFakeConfig({ config: { registrationAllowed: false } }) })
    expect(await checkout.start('new@example.nl')).toEqual({ go: 'stay', message: { key: 'phrases.accountRegistrationNotAllowed' } })
    expect(checkout.getSnapshot().email).toBe('')
  })

  it('CHK-01 text that is no address is not sent; a host that does not answer is told', async () => {
    const { checkout, ports } = shopWith({
      account: makeFakeAccount({ weather: () => ({ failure: new HostUnreachable({ reason: 'offline' }) }) }),
    })
    expect(await checkout.start('anna')).toMatchObject({ go: 'stay', message: { key: expect.stringMatching(/^validation\./) } })
    expect(ports.account.calls).toEqual([])
    expect(await checkout.start('anna@example.nl')).toEqual({ go: 'stay', message: { key: 'error.connection' } })
  })

  it('CHK-01 once the checkout goes on after login, a later login is only a login', async () => {
    const { checkout, shop } = shopWith()
    await checkout.start('anna@example.nl')
    await shop.session.login({ email: 'anna@example.nl', password: 'Welkom01' })
    expect(checkout.getSnapshot().existingSession).toBe(true)
    expect(await checkout.next('information')).toEqual({ go: 'step', step: 'delivery' })
    expect(checkout.getSnapshot().existingSession).toBe(false)
  })

  it('CHK-01 who is signed in needs no address', async () => {
    const { checkout, shop } = shopWith({ cookies: makeFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    await shop.session.restore()
    expect(await checkout.start('')).toEqual({ go: 'step', step: 'information' })
  })

  it('CHK-12 a half-filled checkout survives a reload, without passwords', async () => {
    const storage = makeFakeStorage()
    const before = shopWith({ storage })
    await before.checkout.start('new@example.nl')
    const typed = { firstName: 'Anna', password: 'Welkom01', passwordConfirm: 'Welkom01' }
    before.checkout.saveDraft(typed)
    before.checkout.saveDraft({ city: 'Amsterdam' })
    expect(JSON.stringify(storage.kept())).not.toContain('Welkom01')
    expect(JSON.stringify(before.checkout.getSnapshot())).not.toContain('Welkom01')
    const { checkout } = shopWith({ storage })
    expect(checkout.reachable('information')).toBe('information')
    expect(checkout.getSnapshot()).toMatchObject({
      email: 'new@example.nl',
      draft: { firstName: 'Anna', city: 'Amsterdam', emailAddress: 'new@example.nl' },
    })
  })

  it.each(['', '{', 'null', '{"email":1}', '{"email":"a","draft":7}'])('CHK-12 a damaged copy is no copy: %j', (text) => {
    const { checkout } = shopWith({ storage: makeFakeStorage({ 'thuishaven.checkout': text }) })
    checkout.subscribe(() => undefined)
    expect(checkout.getSnapshot()).toEqual({ email: '', existingSession: false, draft: {}, busy: false })
  })

  it('CHK-12 of a strange copy only text is taken over', () => {
    const { checkout } = shopWith({
      storage: makeFakeStorage({ 'thuishaven.checkout': '{"email":"a@b.nl","draft":{"firstName":7,"city":"Delft","isAdmin":"yes"}}' }),
    })
    checkout.subscribe(() => undefined)
    expect(checkout.getSnapshot().draft).toEqual({ city: 'Delft' })
  })

  it('CHK-12 steps are reached in order', async () => {
    const { checkout, shop } = shopWith({ cookies: makeFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    expect(checkout.reachable('pay')).toBe('start')
    await shop.session.restore()
    expect(checkout.reachable('pay')).toBe('information')
    await shop.cart.choose({ addressId: 'home' })
    expect(checkout.reachable('pay')).toBe('delivery')
    await shop.cart.choose({ shippingOptionId: 'post' })
    await shop.cart.choose({ paymentOptionId: 'ideal' })
    expect(checkout.reachable('pay')).toBe('pay')
  })
})

describe('the steps of the checkout', () => {
  it('CHK-02 CHK-03 a guest’s form that misses text or breaks a rule stays', async () => {
    const { checkout, ports } = shopWith()
    await checkout.start('new@example.nl')
    const asks = [
      [undefined, 'checkout.fieldsMissing'],
      [{ ...guest, form: { ...form, city: ' ' } }, 'checkout.fieldsMissing'],
      [{ ...guest, form: { ...form, zipCode: 'nope' } }, 'checkout.checkInformation'],
      [{ ...guest, passwordConfirm: 'Welkom02' }, 'checkout.checkInformation'],
      [{ form: { ...form, password: '' }, passwordConfirm: '' }, 'checkout.fieldsMissing'],
    ] as const
    for (const [given, key] of asks) expect(await checkout.next('information', given)).toEqual({ go: 'stay', message: { key } })
    expect(ports.account.calls).toEqual(['emailIsKnown'])
  })

  it('CHK-04 a guest gets an account, is signed in, and the goods go to the address of the form', async () => {
    const { checkout, ports, shop } = shopWith()
    shop.cart.add(sampleProduct(20), [])
    await checkout.start('new@example.nl')
    expect(await checkout.next('information', { ...guest, form: { ...form, firstName: ' Anna ' } })).toEqual({
      go: 'step',
      step: 'delivery',
    })
    expect(shop.session.getSnapshot()).toMatchObject({
      isAuthenticated: true,
      session: { firstName: 'Anna', emailAddress: 'new@example.nl' },
    })
    expect(ports.cart.truth().addressId).toBe('address-of-new@example.nl')
    expect(shop.cart.getSnapshot().changed).toBe(false)
  })

  it('CHK-04 when the account cannot be made the shopper stays and hears why', async () => {
    const { checkout } = shopWith()
    await checkout.start('new@example.nl')
    const taken = { ...guest, form: { ...form, emailAddress: 'anna@example.nl' } }
    expect(await checkout.next('information', taken)).toEqual({ go: 'stay', message: { key: 'phrases.accountEmailAddressExists' } })
    const lost = shopWith({
      account: makeFakeAccount({
        weather: ({ name }) => (name === 'register' ? { failure: new HostUnreachable({ reason: 'timeout' }) } : {}),
      }),
    })
    await lost.checkout.start('new@example.nl')
    expect(await lost.checkout.next('information', guest)).toEqual({ go: 'stay', message: { key: 'checkout.accountCreateFailed' } })
  })

  it.each([
    [new Refused({ status: 422, message: 'addressInvalid' }), 'checkout.checkInformation'],
    [new HostUnreachable({ reason: 'offline' }), 'error.connection'],
  ])('CHK-04 CHK-06 when the address of the form cannot be chosen the shopper stays: %s', async (failure, key) => {
    const { checkout } = shopWith({ cart: makeFakeCart({ weather: ({ name }) => (name === 'choose' ? { failure } : {}) }) })
    await checkout.start('new@example.nl')
    expect(await checkout.next('information', guest)).toEqual({ go: 'stay', message: { key } })
  })

  it('CHK-04 when only signing in failed, trying again makes no second account', async () => {
    let down = true
    const account = makeFakeAccount({
      weather: ({ name }) => (name === 'login' && down ? { failure: new HostUnreachable({ reason: 'timeout' }) } : {}),
    })
    const { checkout, ports } = shopWith({ account })
    await checkout.start('new@example.nl')
    expect(await checkout.next('information', guest)).toEqual({ go: 'stay', message: { key: 'error.connection' } })
    down = false
    expect(await checkout.next('information', guest)).toEqual({ go: 'step', step: 'delivery' })
    expect(ports.account.calls).toEqual(['emailIsKnown', 'register', 'login', 'login'])
  })

  it('CHK-02 CHK-05 who is signed in goes on with the default address, or stays without any', async () => {
    const { checkout, ports, shop } = shopWith({ cookies: makeFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    await shop.session.restore()
    expect(await checkout.next('information')).toEqual({ go: 'step', step: 'delivery' })
    expect(ports.cart.truth().addressId).toBe('work')
    const homeless = makeFakeAccount({
      accounts: [{ password: 'x', session: { ...customer, deliveryAddresses: [], defaultDeliveryAddressId: null } }],
    })
    const other = shopWith({ account: homeless, cookies: makeFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    await other.shop.session.restore()
    expect(await other.checkout.next('information')).toEqual({ go: 'stay', message: { key: 'checkout.checkInformation' } })
  })

  it('CHK-02 CHK-03 no delivery option, no payment method: stays with a message', async () => {
    const { checkout, shop } = shopWith({ cookies: makeFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    await shop.session.restore()
    expect(await checkout.next('delivery')).toEqual({ go: 'stay', message: { key: 'checkout.noDeliveryOption' } })
    expect(await checkout.next('overview')).toEqual({ go: 'stay', message: { key: 'checkout.noPaymentMethod' } })
  })

  it('CHK-08 a cart that changed leads back to delivery, once, with a word about it', async () => {
    const { checkout, shop } = await readyToPay()
    shop.cart.add(sampleProduct(30), [])
    expect(await checkout.next('overview')).toEqual({ go: 'step', step: 'delivery' })
    expect(shop.toasts.getSnapshot()).toMatchObject([{ type: 'is-info', message: { key: 'phrases.checkoutCartUpdated' } }])
    expect(await checkout.next('delivery')).toEqual({ go: 'step', step: 'overview' })
  })

  it('ANA-01 the events of the way through the checkout', async () => {
    const { events } = await readyToPay()
    expect(events()).toEqual(['add_to_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info'])
  })
})

describe('paying', () => {
  it('CHK-07 leads to the bank page, or to the result', async () => {
    const bank = await readyToPay()
    expect(await bank.checkout.next('pay')).toEqual({ go: 'external', url: 'https://bank.example/pay/1' })
    const own = await readyToPay({ checkout: makeFakeCheckout({ payAnswer: { paymentUrl: '/__mock/bank/1' } }) })
    expect(await own.checkout.next('pay')).toEqual({ go: 'external', url: '/__mock/bank/1' })
    const paid = await readyToPay({ checkout: makeFakeCheckout({ payAnswer: { paymentUid: 'p-1' } }) })
    expect(await paid.checkout.next('pay')).toEqual({ go: 'result', paymentUid: 'p-1' })
  })

  it.each(['javascript:alert(1)', '//bank.example', 'bank', ''])(
    'CHK-07 RTE-15 an address that is no web page is not gone to: %j',
    async (paymentUrl) => {
      const { checkout } = await readyToPay({ checkout: makeFakeCheckout({ payAnswer: { paymentUrl } }) })
      expect(await checkout.next('pay')).toEqual({ go: 'start' })
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

  it.each<[string, HostFailure]>([
    ['the answer was lost', new HostUnreachable({ reason: 'timeout' })],
    ['the answer could not be read', new AnswerMalformed({ operation: 'pay', issue: 'torn' })],
  ])('CHK-07 CHK-10 when %s, paying again, even after a reload, is the same order', async (_what, failure) => {
    let lost = true
    const host = makeFakeCheckout({ weather: ({ name }) => (name === 'pay' && lost ? { failure, carriedOut: true } : {}) })
    const storage = makeFakeStorage()
    const { checkout, ports } = await readyToPay({ checkout: host, storage })
    expect(await checkout.next('pay')).toEqual({ go: 'start' })
    lost = false
    const reloaded = shopWith({ checkout: host, storage, cart: ports.cart, cookies: ports.cookies, ids: { next: () => 'another' } })
    await reloaded.shop.session.restore()
    await reloaded.shop.cart.load()
    expect(await reloaded.checkout.next('pay')).toMatchObject({ go: 'external' })
    expect(host.orders()).toHaveLength(1)
    expect(storage.kept()).not.toHaveProperty('thuishaven.payment')
  })

  it('CHK-07 a changed order is another payment, and so is one after an answer', async () => {
    const host = makeFakeCheckout({
      weather: ({ name, number }) =>
        name === 'pay' && number === 1 ? { failure: new HostUnreachable({ reason: 'timeout' }), carriedOut: true } : {},
    })
    const { checkout, shop } = await readyToPay({ checkout: host })
    await checkout.next('pay')
    shop.cart.add(sampleProduct(30), [])
    await checkout.next('delivery')
    await checkout.next('pay')
    expect(host.orders()).toHaveLength(2)
    await checkout.next('pay')
    expect(host.orders()).toHaveLength(3)
  })

  it('CHK-09 icc: stays with its message', async () => {
    const { checkout, ports } = await readyToPay({ checkout: payRefused('icc') })
    expect(await checkout.next('pay')).toEqual({ go: 'stay', message: { key: 'phrases.checkoutValidateCartFailed' } })
    expect(ports.storage.kept()).not.toHaveProperty('thuishaven.payment')
  })

  it('CHK-09 ipoi: back to the payment methods, asked anew', async () => {
    const { checkout, shop } = await readyToPay({ checkout: payRefused('ipoi') })
    expect(await checkout.next('pay')).toEqual({ go: 'step', step: 'overview', reload: ['paymentOptions'] })
    expect(shop.toasts.getSnapshot()).toMatchObject([
      { type: 'is-error', title: { key: 'phrases.Failed' }, message: { key: 'phrases.checkoutPaymentOptionProviderFailed' } },
    ])
  })

  it('CHK-09 isoi: back to the delivery options, asked anew', async () => {
    const { checkout } = await readyToPay({ checkout: payRefused('isoi') })
    expect(await checkout.next('pay')).toEqual({ go: 'step', step: 'delivery', reload: ['deliveryOptions'] })
  })

  it('CHK-09 icr: home with a notification', async () => {
    const { checkout, shop } = await readyToPay({ checkout: payRefused('icr') })
    expect(await checkout.next('pay')).toEqual({ go: 'home' })
    expect(shop.toasts.getSnapshot()).toMatchObject([{ message: { key: 'phrases.checkoutCustomerInactive' } }])
  })

  it('CHK-10 step cart: the cart is read again and its panel opens', async () => {
    const { checkout, ports, shop } = await readyToPay({ checkout: payRefused(undefined, 'cart') })
    ports.cart.change((cart) => ({ ...emptyCart, cUid: cart.cUid }))
    expect(await checkout.next('pay')).toEqual({ go: 'stay', message: { key: 'phrases.checkoutCartUpdated' } })
    expect(shop.panels.getSnapshot().open).toBe('cart')
    expect(shop.cart.getSnapshot().cart.lines).toEqual([])
  })

  it('CHK-10 another step leads there, none and nonsense to the start', async () => {
    const moves = [
      ['2', { go: 'step', step: 'delivery' }],
      ['bezorging', { go: 'step', step: 'delivery' }],
      ['nonsense', { go: 'start' }],
      [undefined, { go: 'start' }],
    ] as const
    for (const [step, move] of moves) {
      const { checkout } = await readyToPay({ checkout: payRefused(undefined, step) })
      expect(await checkout.next('pay')).toEqual(move)
    }
  })

  it('CHK-10 with changes of the cart that cannot reach the host nothing is paid', async () => {
    const cart = makeFakeCart({ weather: ({ number }) => (number > 8 ? { failure: new HostUnreachable({ reason: 'offline' }) } : {}) })
    const { checkout, ports, shop } = await readyToPay({ cart })
    expect(cart.calls.length).toBeLessThanOrEqual(8)
    for (let call = cart.calls.length; call < 8; call += 1) await shop.cart.load()
    shop.cart.setQuantity('20', 5)
    await checkout.next('delivery')
    expect(await checkout.next('pay')).toEqual({ go: 'start' })
    expect(ports.checkout.calls).toEqual([])
  })
})

describe('after paying', () => {
  const payment: PaymentResult = {
    paymentUid: 'p-1',
    status: 'paid',
    orderNumber: 'O-1',
    totalInclVat: 2000 as never,
    lines: [{ productId: 20, title: 'Product 20', quantity: 1, unitPriceInclVat: 2000 as never, discountInclVat: 0 as never }],
    retryUrl: null,
  }

  it('CHK-11 a purchase is told once, however often the page is opened', async () => {
    const storage = makeFakeStorage()
    const { checkout, ports } = shopWith({ storage })
    checkout.reportPurchase(payment)
    checkout.reportPurchase(payment)
    const again = shopWith({ storage })
    again.checkout.reportPurchase(payment)
    again.checkout.reportPurchase({ ...payment, paymentUid: 'p-2', orderNumber: 'O-2' })
    expect(ports.analytics.events).toMatchObject([{ name: 'purchase', value: 20, transaction_id: 'O-1' }])
    expect(again.ports.analytics.events).toMatchObject([{ transaction_id: 'O-2' }])
  })

  it('CHK-11 also on a device that keeps nothing', () => {
    const { checkout, ports } = shopWith({ storage: { ...makeFakeStorage(), get: () => null } })
    checkout.reportPurchase(payment)
    checkout.reportPurchase(payment)
    expect(ports.analytics.events).toHaveLength(1)
  })

  it('CHK-11 what is not paid is not told, and may be told later', () => {
    const { checkout, ports } = shopWith()
    for (const status of ['pending', 'failed', 'cancelled', 'expired'] as const) checkout.reportPurchase({ ...payment, status })
    expect(ports.analytics.events).toEqual([])
    checkout.reportPurchase(payment)
    expect(ports.analytics.events).toHaveLength(1)
  })

  it('CHK-11 CRT-07 after a purchase the cart is read again and the draft is gone', async () => {
    const { checkout, ports, shop } = await readyToPay()
    ports.cart.change((cart) => ({ ...emptyCart, cUid: cart.cUid }))
    checkout.saveDraft({ firstName: 'Anna' })
    checkout.reportPurchase(payment)
    await shop.cart.settled()
    expect(shop.cart.getSnapshot().cart.lines).toEqual([])
    expect(checkout.getSnapshot()).toEqual({ email: '', existingSession: false, draft: {}, busy: false })
  })
})
