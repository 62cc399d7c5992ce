import { describe, expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { createFakeAuthenticator } from '../testing/fakes/createFakeAuthenticator.ts'
import { createFakeCustomer } from '../testing/fakes/createFakeCustomer.ts'
import type { FakeCustomerSettings } from '../testing/fakes/createFakeCustomer.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createTestShop } from '../testing/createTestShop.ts'

const shopWith = async (settings: FakeCustomerSettings = {}) => {
  const shop = createTestShop(createFakePorts({ customer: createFakeCustomer(settings) }))
  return { shop, actions: await shop.customer.load() }
}

describe('a mailed link', () => {
  it('SES-01 a link is requested for a trimmed address that is one, and its token signs in', async () => {
    const { shop, actions } = await shopWith()
    expect(await actions.requestLoginLink(' anna@example.nl ')).toEqual({ ok: true, value: { backend: 'accountLoginLinkMailed' } })
    expect(await actions.requestLoginLink('anna')).toEqual({ ok: false, failure: { key: 'validation.email' } })
    expect(await actions.loginByLink('link-anna')).toMatchObject({ ok: true, value: { emailVerified: true } })
    expect(shop.session.getSnapshot().isAuthenticated).toBe(true)
  })

  it('SES-01 a link that was used leaves who is signed in, and says so', async () => {
    const { shop, actions } = await shopWith()
    await actions.loginByLink('link-anna')
    expect(await actions.loginByLink('old')).toEqual({ ok: false, failure: { backend: 'accountLoginLinkInvalid' } })
    expect(shop.session.getSnapshot()).toMatchObject({ isAuthenticated: true, loginFailed: false })
  })

  it('SES-06 the address is verified by the mailed token alone', async () => {
    const { actions } = await shopWith()
    expect(await actions.requestVerification()).toEqual({ ok: true, value: { backend: 'accountVerificationMailed' } })
    expect(await actions.confirmVerification('link-anna')).toEqual({ ok: true, value: { backend: 'accountEmailVerified' } })
    expect(await actions.confirmVerification('old')).toEqual({ ok: false, failure: { backend: 'accountVerificationTokenInvalid' } })
  })

  it('SES-01 too many requests, no response and a refusal without a name have their messages', async () => {
    for (const [failure, key] of [
      [new Refused({ reason: 'temporary', message: 'tooManyRequests' }), 'phrases.tooManyRequests'],
      [new Refused({ reason: 'invalid', message: '' }), 'error.connection'],
      [new BackendUnavailable({ reason: 'offline' }), 'error.connection'],
    ] as const) {
      const { actions } = await shopWith({ faultModel: () => ({ failure }) })
      expect(await actions.requestLoginLink('anna@example.nl')).toEqual({ ok: false, failure: { key } })
      expect(await actions.loginByLink('link-anna')).toEqual({ ok: false, failure: { key } })
    }
  })
})

describe('a passkey', () => {
  it('SES-01 ACC-01 one is made by the device, signs in, and is listed until it is removed', async () => {
    const { shop, actions } = await shopWith()
    expect(await actions.addPasskey({ name: ' Telefoon ', password: '' })).toEqual({ ok: true, value: { backend: 'accountPasskeyAdded' } })
    expect(await actions.api.passkeys(undefined)).toMatchObject({ ok: true, value: [{ name: 'Telefoon' }] })
    expect(await actions.loginByPasskey(false)).toMatchObject({ ok: true })
    expect(shop.session.getSnapshot().isAuthenticated).toBe(true)
    await actions.removePasskey({ id: 'Telefoon', password: 'Welkom01' })
    expect(await actions.api.passkeys(undefined)).toEqual({ ok: true, value: [] })
  })

  it('ACC-01 a passkey without a name, or with one of more than 60 characters, is not made', async () => {
    const { actions } = await shopWith()
    expect(await actions.addPasskey({ name: ' ', password: '' })).toEqual({ ok: false, failure: { key: 'validation.required' } })
    expect(await actions.addPasskey({ name: 'x'.repeat(61), password: '' })).toEqual({ ok: false, failure: { key: 'validation.tooLong' } })
  })

  it('SES-01 a shopper who chooses no passkey reads so at the button alone', async () => {
    const authenticator = () => Promise.resolve(createFakeAuthenticator(true))
    const shop = createTestShop(createFakePorts({ authenticator }))
    const actions = await shop.customer.load()
    const cancelled = { ok: false, failure: { backend: 'accountPasskeyCancelled' } }
    expect(await actions.addPasskey({ name: 'Telefoon', password: '' })).toEqual(cancelled)
    expect(await actions.loginByPasskey(false)).toEqual(cancelled)
    expect(await actions.loginByPasskey(true)).toEqual({ ok: false, failure: null })
  })
})
