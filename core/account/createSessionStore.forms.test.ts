import { describe, expect, it } from 'vitest'
import type { RegistrationForm } from './address.ts'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import type { BackendFailure } from '../ports/failures.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { person } from '../testing/sampleRegistration.ts'

const form = { ...person, emailAddress: 'noor@voorbeeld.test' }

const sessionWith = (failure?: BackendFailure | Refused) => {
  const account = createFakeAccount({ faultModel: () => (failure === undefined ? {} : { failure }) })
  const { session } = createTestShop(createFakePorts({ account }))
  return { account, session }
}
const unreachable = new BackendUnavailable({ reason: 'offline' })

describe('registration', () => {
  it('REG-01 the backend’s registration message is chosen by its key, for success and failure', async () => {
    const { session } = sessionWith()
    expect(await session.register(form)).toEqual({ ok: true, value: { backend: 'accountRegisterSuccess' } })
    expect(await session.register(form)).toEqual({ ok: false, failure: { backend: 'accountEmailAddressExists' } })
    expect(session.getSnapshot().isAuthenticated).toBe(false)
  })

  it('REG-01 a registration is sent trimmed, and can sign in afterwards', async () => {
    const { session } = sessionWith()
    await session.register({ ...form, emailAddress: ` ${form.emailAddress} `, password: ` ${form.password} ` })
    expect(await session.login({ email: form.emailAddress, password: form.password })).toMatchObject({ ok: true })
  })

  it('REG-01 a registration that breaks a rule is not sent', async () => {
    const { account, session } = sessionWith()
    const wrong: readonly RegistrationForm[] = [
      { ...form, firstName: ' ' },
      { ...form, password: 'welkom' },
      { ...form, zipCode: '0011 AB' },
      { ...form, companyName: 'Atelier Noord' },
    ]
    for (const one of wrong) expect(await session.register(one)).toEqual({ ok: false, failure: { key: 'phrases.accountRegisterInvalid' } })
    expect(account.calls).toEqual([])
  })

  it('REG-02 a shop with closed registration reports it', async () => {
    const { session } = sessionWith(new Refused({ reason: 'invalid', message: 'accountRegistrationNotAllowed' }))
    expect(await session.register(form)).toEqual({ ok: false, failure: { backend: 'accountRegistrationNotAllowed' } })
  })

  it('REG-01 a registration without response or message reports the connection error', async () => {
    for (const failure of [unreachable, new Refused({ reason: 'invalid', message: '' })]) {
      expect(await sessionWith(failure).session.register(form)).toEqual({ ok: false, failure: { key: 'error.connection' } })
    }
  })
})

describe('a forgotten password', () => {
  it('RST-01 a reset link is requested with a trimmed address', async () => {
    const { account, session } = sessionWith()
    expect(await session.requestPasswordReset(` ${form.emailAddress} `)).toEqual({
      ok: true,
      value: { backend: 'accountPasswordResetMailed' },
    })
    expect(account.calls).toEqual(['requestPasswordReset'])
  })

  it('RST-01 a reset for an invalid address is not sent', async () => {
    const { account, session } = sessionWith()
    expect(await session.requestPasswordReset('noor')).toEqual({ ok: false, failure: { key: 'validation.email' } })
    expect(await session.requestPasswordReset('')).toEqual({ ok: false, failure: { key: 'validation.required' } })
    expect(account.calls).toEqual([])
  })

  it('RST-01 the token of the reset link sets the password', async () => {
    const { session } = sessionWith()
    await session.register(form)
    const request = { password: 'Thuiskomen02', password_confirm: 'Thuiskomen02' }
    expect(await session.setPassword(`reset-${form.emailAddress}`, request)).toEqual({
      ok: true,
      value: { backend: 'accountPasswordResetSuccess' },
    })
    expect(await session.login({ email: form.emailAddress, password: 'Thuiskomen02' })).toMatchObject({ ok: true })
    expect(await session.setPassword('reset-nobody', request)).toEqual({
      ok: false,
      failure: { backend: 'accountPasswordResetTokenInvalid' },
    })
  })

  it('RST-02 passwords that differ, or break the rules, are not sent', async () => {
    const { account, session } = sessionWith()
    for (const [password, again] of [
      ['Thuiskomen02', 'Thuiskomen03'],
      ['thuis', 'thuis'],
      ['', ''],
    ] as const) {
      expect(await session.setPassword('reset-x', { password, password_confirm: again })).toEqual({
        ok: false,
        failure: { key: 'phrases.accountPasswordResetErrorPasswordNoMatch' },
      })
    }
    expect(account.calls).toEqual([])
  })
})
