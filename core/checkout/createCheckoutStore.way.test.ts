import { describe, expect, it } from 'vitest'
import type { Session } from '../account/session.ts'
import type { Cart } from '../cart/cart.ts'
import { consentChoices } from '../consent/consent.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { customer, guest, payment, readyToPay, shopWith } from '../testing/checkoutWorld.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeCheckout } from '../testing/fakes/createFakeCheckout.ts'
import { createFakeConfig } from '../testing/fakes/createFakeConfig.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'

const unreachable = new BackendUnavailable({ reason: 'timeout' })
const annas = () => ({ cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }) })
/** A shop with one account. */
const shopOf = (session: Session) =>
  shopWith({ ...annas(), account: createFakeAccount({ accounts: [{ password: 'Welkom01', session }] }), cart: createFakeCart() })

describe('one order and another', () => {
  it.each<[string, (cart: Cart) => Cart]>([
    ['cart', (cart) => ({ ...cart, cUid: 'another' })],
    ['delivery', (cart) => ({ ...cart, shippingOptionId: 'another' })],
    ['pick-up point', (cart) => ({ ...cart, pickupLocationId: 'another' })],
    ['day', (cart) => ({ ...cart, deliveryDay: 20_001 })],
    ['service', (cart) => ({ ...cart, deliveryServices: ['upstairs'] })],
    ['payment', (cart) => ({ ...cart, paymentOptionId: 'another' })],
    ['address', (cart) => ({ ...cart, addressId: 'another' })],
    ['price', (cart) => ({ ...cart, shipping: { amount: 495 as never, side: 'incl' } })],
    ['quantity', (cart) => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) })],
  ])('CHK-07 another %s makes another payment of a try that got no answer', async (what, change) => {
    const backend = createFakeCheckout({
      faultModel: () => ({ failure: new BackendUnavailable({ reason: 'timeout' }), carriedOut: true }),
    })
    const { checkout, ports, shop } = await readyToPay({ checkout: backend })
    await checkout.next('pay')
    await checkout.next('pay')
    expect(backend.orders()).toHaveLength(1)
    ports.cart.change(change)
    await shop.cart.load()
    if (what === 'quantity') await checkout.next('delivery')
    await checkout.next('pay')
    expect(backend.orders()).toHaveLength(2)
  })
})

describe('the way through the checkout', () => {
  it('ANA-01 begin_checkout is sent once, for signed-in customers too, and again after an order', async () => {
    const { checkout, events, shop } = shopWith(annas())
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    await shop.session.restore()
    await checkout.start('')
    await checkout.start('')
    await checkout.next('information')
    expect(events()).toEqual(['begin_checkout'])
    await checkout.reportPurchase(payment)
    await checkout.start('')
    expect(events()).toEqual(['begin_checkout', 'purchase', 'begin_checkout'])
  })

  it('CHK-01 a customer may check out although registration is closed', async () => {
    const { checkout } = shopWith({ config: createFakeConfig({ config: { registrationAllowed: false } }) })
    expect(await checkout.start('anna@example.nl')).toEqual({ type: 'login' })
  })

  it('CHK-05 delivery is to the default address, or the first one; a selected address stays', async () => {
    const addressOf = async (session: Session, chosen?: string): Promise<string | null> => {
      const { checkout, ports, shop } = shopOf(session)
      await shop.session.restore()
      if (chosen !== undefined) await shop.cart.choose({ addressId: chosen })
      await checkout.next('information')
      return ports.cart.truth().addressId
    }
    expect(await addressOf(customer)).toBe('work')
    expect(await addressOf({ ...customer, defaultDeliveryAddressId: null })).toBe('home')
    expect(await addressOf(customer, 'elsewhere')).toBe('elsewhere')
    expect(await addressOf({ ...customer, defaultDeliveryAddressId: null, deliveryAddresses: [] })).toBeNull()
  })

  it('CHK-08 a cart filled before the first step is not reported as changed at the second', async () => {
    const { checkout, shop } = shopWith(annas())
    await shop.session.restore()
    shop.cart.add(sampleProduct(20), [])
    await shop.cart.settled()
    expect(shop.cart.getSnapshot().changed).toBe(true)
    expect(await checkout.next('information')).toEqual({ type: 'step', step: 'delivery' })
    expect(shop.toasts.getSnapshot()).toEqual([])
    expect(shop.cart.getSnapshot().changed).toBe(false)
  })

  it('CHK-07 a step that throws is logged and reported, and can be retried', async () => {
    const ports = createFakePorts()
    const shop = createTestShop(ports, { run: () => Promise.reject(new Error('broken')) })
    const stay = { type: 'stay', message: { key: 'error.connection' } }
    expect(await shop.checkout.start('new@example.nl')).toEqual(stay)
    expect(ports.logger.warnings).toContainEqual({ message: 'Checkout step failed', facts: { error: 'Error: broken' } })
    expect(shop.checkout.getSnapshot().busy).toBe(false)
    expect(await shop.checkout.start('new@example.nl')).toEqual(stay)
  })

  it('CHK-12 a press alone stores nothing, and a stored draft is shown before any change', async () => {
    const pressed = shopWith()
    await pressed.checkout.start('no address')
    expect(pressed.ports.storage.stored()).not.toHaveProperty('thuishaven.checkout')
    const { checkout, ports } = shopWith()
    ports.storage.set('thuishaven.checkout', '{"email":"a@b.nl","existingSession":true,"draft":{"city":"Delft"}}')
    checkout.saveDraft({ firstName: 'Anna' })
    expect(checkout.getSnapshot()).toEqual({
      email: 'a@b.nl',
      existingSession: true,
      draft: { city: 'Delft', firstName: 'Anna' },
      busy: false,
    })
  })

  it('CHK-12 offered options are valid for their own checkout only', async () => {
    const { checkout } = await readyToPay()
    checkout.offer({ delivery: [] })
    checkout.offer({ payments: [] })
    expect(checkout.reachable('pay')).toBe('delivery')
    await checkout.reportPurchase(payment)
    expect(checkout.reachable('pay')).toBe('pay')
  })

  it('CHK-04 only an existing account leads to the login, with the trimmed address', async () => {
    const weak = new Refused({ reason: 'invalid', message: 'accountPasswordWeak' })
    const refused = shopWith({ account: createFakeAccount({ faultModel: ({ name }) => (name === 'register' ? { failure: weak } : {}) }) })
    await refused.checkout.start('new@example.nl')
    expect(await refused.checkout.next('information', guest)).toEqual({
      type: 'stay',
      message: { backend: 'accountPasswordWeak', otherwise: 'checkout.accountCreateFailed' },
    })
    expect(refused.checkout.getSnapshot()).toMatchObject({ email: 'new@example.nl', existingSession: false })
    const known = shopWith()
    await known.checkout.start('new@example.nl')
    const theirs = { ...guest, form: { ...guest.form, emailAddress: ' anna@example.nl ' } }
    await known.checkout.next('information', theirs)
    expect(known.checkout.getSnapshot()).toMatchObject({ email: 'anna@example.nl', existingSession: true })
  })

  it.each<[string, BackendUnavailable | Refused, boolean]>([
    ['the connection', unreachable, false],
    ['a text of the backend', new Refused({ reason: 'unauthenticated', message: 'The password is not correct.' }), true],
    ['a message key of the backend', new Refused({ reason: 'temporary', message: 'tooManyRequests' }), true],
  ])('CHK-04 signing in to an account that may be older fails by %s', async (_what, failure, existing) => {
    const account = createFakeAccount({
      faultModel: ({ name, number }) =>
        name === 'register' && number === 2 ? { failure: unreachable, carriedOut: true } : name === 'login' ? { failure } : {},
    })
    const { checkout } = shopWith({ account })
    await checkout.start('new@example.nl')
    await checkout.next('information', guest)
    expect(await checkout.next('information', guest)).toEqual({
      type: 'stay',
      ...(existing
        ? { message: { key: 'phrases.accountEmailAddressExists' }, reason: 'emailTaken' }
        : { message: { key: 'error.connection' } }),
    })
    expect(checkout.getSnapshot().existingSession).toBe(existing)
  })

  it('CHK-04 a failed sign-in to a new account shows the login’s message', async () => {
    const account = createFakeAccount({
      faultModel: ({ name }) => (name === 'login' ? { failure: new Refused({ reason: 'temporary', message: 'tooManyRequests' }) } : {}),
    })
    const { checkout } = shopWith({ account })
    await checkout.start('new@example.nl')
    expect(await checkout.next('information', guest)).toEqual({ type: 'stay', message: { backend: 'tooManyRequests' } })
    expect(checkout.getSnapshot().existingSession).toBe(false)
  })
})

it('CHK-04 without a password field the account is still created, and with one field no second is compared', async () => {
  for (const [guestPassword, password] of [
    ['none', ''],
    ['once', 'Welkom01'],
  ] as const) {
    const { checkout, shop } = shopWith({ config: createFakeConfig({ config: { guestPassword } }) })
    await checkout.start('new@example.nl')
    const given = { form: { ...guest.form, password }, passwordConfirm: '' }
    expect(await checkout.next('information', given)).toEqual({ type: 'step', step: 'delivery' })
    expect(shop.session.getSnapshot().isAuthenticated).toBe(true)
  }
})
