import type { PickupLocation } from './checkout.ts'
import { describe, expect, it } from 'vitest'
import { consentChoices } from '../consent/consent.ts'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeConfig } from '../testing/fakes/createFakeConfig.ts'
import { createFakeCookies } from '../testing/fakes/createFakeCookies.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { form, guest, customer, shopWith, readyToPay } from '../testing/checkoutWorld.ts'

describe('the start of the checkout', () => {
  it('CHK-01 an unknown e-mail address continues as a guest', async () => {
    const { checkout, events, shop } = shopWith()
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    expect(await checkout.start(' new@example.nl ')).toEqual({ type: 'step', step: 'information' })
    expect(checkout.getSnapshot()).toMatchObject({
      email: 'new@example.nl',
      existingSession: false,
      busy: false,
      draft: { emailAddress: 'new@example.nl' },
    })
    expect(events()).toEqual(['begin_checkout'])
  })

  it('CHK-01 a known e-mail address leads to the login, and then to the checkout', async () => {
    const { checkout, ports } = shopWith()
    expect(await checkout.start('anna@example.nl')).toEqual({ type: 'login' })
    expect(checkout.getSnapshot()).toMatchObject({ email: 'anna@example.nl', existingSession: true })
    expect(ports.storage.stored()['thuishaven.checkout']).toContain('"existingSession":true')
  })

  it('CHK-01 without registration an unknown address is an error', async () => {
    const { checkout } = shopWith({ config: createFakeConfig({ config: { registrationAllowed: false } }) })
    expect(await checkout.start('new@example.nl')).toEqual({
      type: 'stay',
      message: { key: 'phrases.accountRegistrationNotAllowed' },
      reason: 'registrationClosed',
    })
    expect(checkout.getSnapshot().email).toBe('')
  })

  it.each([
    ['the backend does not support them', { capabilities: { idempotent: true, guestCheckout: false } }],
    ['the owner does not want them', { config: createFakeConfig({ config: { guestCheckout: false } }) }],
  ])('CHK-01b guests are sent to the login when %s, and reach no step', async (_why, own) => {
    const { checkout, ports, shop } = shopWith(own)
    expect(await checkout.start('new@example.nl')).toEqual({ type: 'login' })
    expect(ports.account.calls).toEqual([])
    expect(checkout.takesGuests()).toBe(false)
    expect(checkout.reachable('information')).toBe('start')
    expect(await checkout.next('information', guest)).toEqual({ type: 'login' })
    await shop.session.login({ email: 'anna@example.nl', password: 'Welkom01' })
    expect(checkout.reachable('information')).toBe('information')
    expect(await checkout.next('information')).toEqual({ type: 'step', step: 'delivery' })
  })

  it('CHK-01b guests are allowed if backend and owner allow them', () => {
    expect(shopWith().checkout.takesGuests()).toBe(true)
  })

  it('CHK-01 an invalid e-mail address is not sent; an unavailable backend is reported', async () => {
    const { checkout, ports } = shopWith({
      account: createFakeAccount({ faultModel: () => ({ failure: new BackendUnavailable({ reason: 'offline' }) }) }),
    })
    expect(await checkout.start('anna')).toMatchObject({ type: 'stay', message: { key: expect.stringMatching(/^validation\./) } })
    expect(ports.account.calls).toEqual([])
    expect(await checkout.start('anna@example.nl')).toEqual({ type: 'stay', message: { key: 'error.connection' } })
  })

  it('CHK-01 a rate-limited e-mail check tells the shopper to wait', async () => {
    const { checkout } = shopWith({
      account: createFakeAccount({ faultModel: () => ({ failure: new BackendUnavailable({ reason: 'rateLimited' }) }) }),
    })
    expect(await checkout.start('anna@example.nl')).toEqual({ type: 'stay', message: { key: 'phrases.tooManyRequests' } })
  })

  it('CHK-01 a known address marks an existing session until the checkout continues', async () => {
    const { checkout, shop } = shopWith()
    await checkout.start('anna@example.nl')
    await shop.session.login({ email: 'anna@example.nl', password: 'Welkom01' })
    expect(checkout.getSnapshot().existingSession).toBe(true)
    expect(await checkout.next('information')).toEqual({ type: 'step', step: 'delivery' })
    expect(checkout.getSnapshot().existingSession).toBe(false)
  })

  it('CHK-01 a signed-in customer needs no e-mail address', async () => {
    const { checkout, shop } = shopWith({ cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    await shop.session.restore()
    expect(await checkout.start('')).toEqual({ type: 'step', step: 'information' })
  })

  it('CHK-12 a half-filled checkout survives a reload, without passwords', async () => {
    const storage = createFakeStorage()
    const before = shopWith({ storage })
    await before.checkout.start('new@example.nl')
    const typed = { firstName: 'Anna', password: 'Welkom01', passwordConfirm: 'Welkom01' }
    before.checkout.saveDraft(typed)
    before.checkout.saveDraft({ city: 'Amsterdam' })
    expect(JSON.stringify(storage.stored())).not.toContain('Welkom01')
    expect(JSON.stringify(before.checkout.getSnapshot())).not.toContain('Welkom01')
    const { checkout } = shopWith({ storage })
    expect(checkout.reachable('information')).toBe('information')
    expect(checkout.getSnapshot()).toMatchObject({
      email: 'new@example.nl',
      draft: { firstName: 'Anna', city: 'Amsterdam', emailAddress: 'new@example.nl' },
    })
  })

  it.each(['', '{', 'null', '{"email":1}', '{"email":"a","draft":7}'])('CHK-12 a damaged copy is no copy: %j', (text) => {
    const { checkout } = shopWith({ storage: createFakeStorage({ 'thuishaven.checkout': text }) })
    checkout.subscribe(() => undefined)
    expect(checkout.getSnapshot()).toEqual({ email: '', existingSession: false, draft: {}, busy: false })
  })

  it('CHK-12 only text fields of an unknown copy are restored', () => {
    const { checkout } = shopWith({
      storage: createFakeStorage({ 'thuishaven.checkout': '{"email":"a@b.nl","draft":{"firstName":7,"city":"Delft","isAdmin":"yes"}}' }),
    })
    checkout.subscribe(() => undefined)
    expect(checkout.getSnapshot().draft).toEqual({ city: 'Delft' })
  })

  it('CHK-12 the steps of the checkout are reached in order', async () => {
    const { checkout, shop } = shopWith({ cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }) })
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
  it('CHK-02 CHK-03 an incomplete or invalid guest form stays on its step', async () => {
    const { checkout, ports } = shopWith()
    await checkout.start('new@example.nl')
    const requests = [
      [undefined, 'checkout.fieldsMissing'],
      [{ ...guest, form: { ...form, city: ' ' } }, 'checkout.fieldsMissing'],
      [{ ...guest, form: { ...form, zipCode: 'nope' } }, 'checkout.checkInformation'],
      [{ ...guest, passwordConfirm: 'Welkom02' }, 'checkout.checkInformation'],
      [{ form: { ...form, password: '' }, passwordConfirm: '' }, 'checkout.fieldsMissing'],
    ] as const
    for (const [given, key] of requests) expect(await checkout.next('information', given)).toEqual({ type: 'stay', message: { key } })
    expect(ports.account.calls).toEqual(['emailIsKnown'])
  })

  it('CHK-04 a guest gets an account, is signed in, and the form’s address is the delivery address', async () => {
    const { checkout, ports, shop } = shopWith()
    shop.cart.add(sampleProduct(20), [])
    await checkout.start('new@example.nl')
    expect(await checkout.next('information', { ...guest, form: { ...form, firstName: ' Anna ' } })).toEqual({
      type: 'step',
      step: 'delivery',
    })
    expect(shop.session.getSnapshot()).toMatchObject({
      isAuthenticated: true,
      session: { firstName: 'Anna', emailAddress: 'new@example.nl' },
    })
    expect(ports.cart.truth().addressId).toBe('address-of-new@example.nl')
    expect(shop.cart.getSnapshot().changed).toBe(false)
  })

  it('CHK-04 when the account cannot be created the step stays with the reason', async () => {
    const { checkout } = shopWith()
    await checkout.start('new@example.nl')
    const taken = { ...guest, form: { ...form, emailAddress: 'anna@example.nl' } }
    expect(await checkout.next('information', taken)).toEqual({
      type: 'stay',
      message: { key: 'phrases.accountEmailAddressExists' },
      reason: 'emailTaken',
    })
    const lost = shopWith({
      account: createFakeAccount({
        faultModel: ({ name }) => (name === 'register' ? { failure: new BackendUnavailable({ reason: 'timeout' }) } : {}),
      }),
    })
    await lost.checkout.start('new@example.nl')
    expect(await lost.checkout.next('information', guest)).toEqual({ type: 'stay', message: { key: 'checkout.accountCreateFailed' } })
    const busy = shopWith({
      account: createFakeAccount({
        faultModel: ({ name }) => (name === 'register' ? { failure: new Refused({ reason: 'temporary', message: 'slowDown' }) } : {}),
      }),
    })
    await busy.checkout.start('new@example.nl')
    expect(await busy.checkout.next('information', guest)).toEqual({ type: 'stay', message: { key: 'phrases.tooManyRequests' } })
  })

  it.each([
    [new Refused({ reason: 'invalid', message: 'addressInvalid' }), 'checkout.choiceFailed'],
    [new BackendUnavailable({ reason: 'offline' }), 'error.connection'],
  ])('CHK-04 CHK-06 when the address of the form cannot be chosen the shopper stays: %s', async (failure, key) => {
    const { checkout } = shopWith({ cart: createFakeCart({ faultModel: ({ name }) => (name === 'choose' ? { failure } : {}) }) })
    await checkout.start('new@example.nl')
    expect(await checkout.next('information', guest)).toEqual({ type: 'stay', message: { key } })
    // The next press retries, with the same message while the backend refuses.
    expect(await checkout.next('information')).toEqual({ type: 'stay', message: { key } })
  })

  it('CHK-04 a retry after a failed sign-in creates no second account', async () => {
    let down = true
    const account = createFakeAccount({
      faultModel: ({ name }) => (name === 'login' && down ? { failure: new BackendUnavailable({ reason: 'timeout' }) } : {}),
    })
    const { checkout, ports } = shopWith({ account })
    await checkout.start('new@example.nl')
    expect(await checkout.next('information', guest)).toEqual({ type: 'stay', message: { key: 'error.connection' } })
    down = false
    expect(await checkout.next('information', guest)).toEqual({ type: 'step', step: 'delivery' })
    expect(ports.account.calls).toEqual(['emailIsKnown', 'register', 'login', 'login'])
  })

  it('CHK-02 CHK-05 a signed-in customer continues with the default address, or stays without one', async () => {
    const { checkout, ports, shop } = shopWith({ cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    await shop.session.restore()
    expect(await checkout.next('information')).toEqual({ type: 'step', step: 'delivery' })
    expect(ports.cart.truth().addressId).toBe('work')
    const homeless = createFakeAccount({
      accounts: [{ password: 'x', session: { ...customer, deliveryAddresses: [], defaultDeliveryAddressId: null } }],
    })
    const other = shopWith({ account: homeless, cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    await other.shop.session.restore()
    expect(await other.checkout.next('information')).toEqual({ type: 'stay', message: { key: 'checkout.checkInformation' } })
  })

  it('CHK-02 CHK-03 without a delivery option or payment method the step stays with a message', async () => {
    const { checkout, shop } = shopWith({ cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }) })
    await shop.session.restore()
    expect(await checkout.next('delivery')).toEqual({ type: 'stay', message: { key: 'checkout.noDeliveryOption' } })
    expect(await checkout.next('overview')).toEqual({ type: 'stay', message: { key: 'checkout.noPaymentMethod' } })
  })

  it('CHK-08 a changed cart leads back to delivery, once, with a message', async () => {
    const { checkout, shop } = await readyToPay()
    shop.cart.add(sampleProduct(30), [])
    expect(await checkout.next('overview')).toEqual({ type: 'step', step: 'delivery', reload: ['deliveryOptions'] })
    expect(shop.toasts.getSnapshot()).toMatchObject([{ type: 'info', message: { key: 'phrases.checkoutCartUpdated' } }])
    expect(await checkout.next('delivery')).toEqual({ type: 'step', step: 'overview' })
  })

  it('ANA-01 the checkout sends its events in order', async () => {
    const { events, shop } = await readyToPay()
    const consent = await shop.consent.load()
    consent.choose(consentChoices.all)
    expect(events()).toEqual(['add_to_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info'])
  })
})

describe('choices that the backend did not accept', () => {
  const option = (id: string, pickupLocations: readonly PickupLocation[] = [], deliveryDays: readonly number[] = []) => ({
    id,
    uid: id,
    type: pickupLocations.length > 0 ? ('pickup' as const) : ('shipping' as const),
    label: id,
    description: '',
    price: 0 as never,
    expectedDay: null,
    pickupLocations,
    deliveryDays,
    services: [],
  })
  const signedIn = () => ({ cookies: createFakeCookies({ auth_token: 'token-anna@example.nl' }) })

  it('CHK-02 CHK-06 a refused or pending selection does not complete a step', async () => {
    const refused = { failure: new Refused({ reason: 'invalid', message: '' }) }
    const cart = createFakeCart({ faultModel: ({ name }) => (name === 'choose' ? refused : {}) })
    const { checkout, shop } = shopWith({ ...signedIn(), cart })
    await shop.session.restore()
    const choosing = shop.cart.choose({ shippingOptionId: 'post' })
    expect(shop.cart.getSnapshot().cart.shippingOptionId).toBe('post')
    expect(await checkout.next('delivery')).toEqual({ type: 'stay', message: { key: 'checkout.noDeliveryOption' } })
    expect(await choosing).toMatchObject({ ok: false })
  })

  it('CHK-02 an option that the backend no longer offers does not count', async () => {
    const { checkout, shop } = await readyToPay()
    checkout.offer({
      delivery: [option('post')],
      payments: [{ ...option('ideal'), icon: '', kind: 'whole', priceInclVat: 0 as never, priceExclVat: 0 as never, room: null }],
    })
    expect(checkout.reachable('pay')).toBe('pay')
    checkout.offer({ delivery: [option('other')] })
    expect(checkout.reachable('pay')).toBe('delivery')
    expect(await checkout.next('delivery')).toEqual({ type: 'stay', message: { key: 'checkout.noDeliveryOption' } })
    checkout.offer({ delivery: [option('post')], payments: [] })
    expect(await checkout.next('overview')).toEqual({ type: 'stay', message: { key: 'checkout.noPaymentMethod' } })
    expect(shop.cart.getSnapshot().cart.paymentOptionId).toBe('ideal')
  })

  it('CHK-02 collection needs a pick-up location', async () => {
    const { checkout, shop } = await readyToPay()
    checkout.offer({ delivery: [option('collect', [{ id: 'utrecht', label: 'Utrecht', address: '', openingHours: '' }])] })
    await shop.cart.choose({ shippingOptionId: 'collect' })
    expect(await checkout.next('delivery')).toEqual({ type: 'stay', message: { key: 'checkout.noPickupPoint' } })
    await shop.cart.choose({ shippingOptionId: 'collect', pickupLocationId: 'utrecht' })
    expect(await checkout.next('delivery')).toEqual({ type: 'step', step: 'overview' })
  })

  it('CHK-02 large goods need a day that is still offered', async () => {
    const { checkout, shop } = await readyToPay()
    checkout.offer({ delivery: [option('post', [], [20_001, 20_002])] })
    expect(checkout.reachable('pay')).toBe('delivery')
    await shop.cart.choose({ shippingOptionId: 'post', deliveryDay: 20_000 })
    expect(await checkout.next('delivery')).toEqual({ type: 'stay', message: { key: 'checkout.noDeliveryDay' } })
    await shop.cart.choose({ shippingOptionId: 'post', deliveryDay: 20_002 })
    expect(await checkout.next('delivery')).toEqual({ type: 'step', step: 'overview' })
  })

  it.each<[string, string, object, readonly string[]]>([
    ['the same password', 'Welkom01', { type: 'step', step: 'delivery' }, ['register', 'register', 'login']],
    [
      'another password',
      'Welkom02',
      { type: 'stay', message: { key: 'phrases.accountEmailAddressExists' }, reason: 'emailTaken' },
      ['register', 'register', 'login'],
    ],
  ])('CHK-04 an account whose making got no answer is signed in to with %s', async (_what, password, move, calls) => {
    const account = createFakeAccount({
      faultModel: ({ name, number }) =>
        name === 'register' && number === 2 ? { failure: new BackendUnavailable({ reason: 'timeout' }), carriedOut: true } : {},
    })
    const { checkout, ports } = shopWith({ account })
    await checkout.start('new@example.nl')
    expect(await checkout.next('information', guest)).toEqual({ type: 'stay', message: { key: 'checkout.accountCreateFailed' } })
    const again = { form: { ...form, password }, passwordConfirm: password }
    expect(await checkout.next('information', again)).toEqual(move)
    expect(ports.account.calls).toEqual(['emailIsKnown', ...calls])
    expect(checkout.getSnapshot().existingSession).toBe(password !== 'Welkom01')
  })

  it('CHK-04 for an existing account the login is offered, and no sign-in is tried', async () => {
    const { checkout, ports } = shopWith()
    await checkout.start('new@example.nl')
    const theirs = { form: { ...form, emailAddress: 'anna@example.nl' }, passwordConfirm: 'Welkom01' }
    expect(await checkout.next('information', theirs)).toEqual({
      type: 'stay',
      message: { key: 'phrases.accountEmailAddressExists' },
      reason: 'emailTaken',
    })
    expect(ports.account.calls).toEqual(['emailIsKnown', 'register'])
    expect(checkout.getSnapshot()).toMatchObject({ email: 'anna@example.nl', existingSession: true })
  })
})
