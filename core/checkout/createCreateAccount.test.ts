import { describe, expect, it } from 'vitest'
import type { BackendFailure } from '../ports/failures.ts'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { form } from '../testing/checkoutWorld.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { passwordStrength } from '../account/password.ts'
import type { FaultOutcome } from '../testing/fakes/faultModel.ts'
import { createFakeIds } from '../testing/fakes/createFakeIds.ts'
import { runWith } from '../testing/runWith.ts'
import { accountMessage, createCreateAccount } from './createCreateAccount.ts'
import type { AccountFailure } from './createCreateAccount.ts'

/** A guest whose attempts have the given outcomes, in order. */
const guestWith = (...fates: readonly FaultOutcome<BackendFailure | Refused>[]) => {
  const account = createFakeAccount({ faultModel: ({ number }) => fates[number - 1] ?? {} })
  const create = createCreateAccount({ ids: createFakeIds() })
  return {
    account,
    create: (own: Partial<typeof form> = {}) => runWith({ account })((backend) => create(backend.account, { ...form, ...own })),
  }
}
const failure = (message: string, reason: Refused['reason'] = 'invalid') => ({ failure: new Refused({ reason, message }) })
const lost = { failure: new BackendUnavailable({ reason: 'timeout' }) }
const credentials = { email: 'new@example.nl', password: 'Welkom01', isOutcomeUnknown: false }
const taken = failure('accountEmailAddressExists', 'emailTaken')
const failed = (failure: AccountFailure) => ({ ok: false, failure })

describe('the account of a guest', () => {
  it('CHK-04 a guest’s account is created from the trimmed form, and signed in to', async () => {
    const { create } = guestWith()
    expect(await create({ emailAddress: ' new@example.nl ' })).toEqual({ ok: true, value: credentials })
  })

  it('CHK-04 a refusal is distinguished from one without a message, from too many attempts and from a taken address', async () => {
    const refused = { _tag: 'AccountRefused', reason: 'accountPasswordWeak' } as const
    expect(await guestWith(failure('accountPasswordWeak')).create()).toEqual(failed(refused))
    expect(await guestWith(taken).create()).toEqual(failed({ _tag: 'EmailTaken' }))
    expect(await guestWith(failure('')).create()).toEqual(failed({ _tag: 'AccountNotCreated' }))
    expect(await guestWith(lost).create()).toEqual(failed({ _tag: 'AccountNotCreated' }))
    expect(await guestWith(failure('accountPasswordWeak', 'temporary')).create()).toEqual(failed({ _tag: 'TooManyRequests' }))
  })

  it("CHK-04 each of them has its message, a refusal the backend's own where there is one", () => {
    const failures: readonly AccountFailure[] = [
      { _tag: 'EmailTaken' },
      { _tag: 'TooManyRequests' },
      { _tag: 'AccountRefused', reason: 'accountPasswordWeak' },
      { _tag: 'AccountNotCreated' },
    ]
    expect(failures.map(accountMessage)).toEqual([
      { key: 'phrases.accountEmailAddressExists' },
      { key: 'phrases.tooManyRequests' },
      { backend: 'accountPasswordWeak', otherwise: 'checkout.accountCreateFailed' },
      { key: 'checkout.accountCreateFailed' },
    ])
  })

  it('CHK-04 one account is created per e-mail address', async () => {
    const { account, create } = guestWith()
    await create()
    expect(await create({ password: 'Welkom02' })).toEqual({ ok: true, value: { ...credentials, password: 'Welkom02' } })
    expect(account.calls).toEqual(['register'])
    await create({ emailAddress: 'other@example.nl' })
    expect(account.calls).toEqual(['register', 'register'])
    await create()
    expect(account.calls).toEqual(['register', 'register', 'register'])
  })

  it('CHK-04 after a lost response an existing account is not a refusal, for this e-mail address only', async () => {
    const { account, create } = guestWith({ ...lost, carriedOut: true })
    expect(await create()).toEqual(failed({ _tag: 'AccountNotCreated' }))
    expect(await create()).toEqual({ ok: true, value: { ...credentials, isOutcomeUnknown: true } })
    expect(account.calls).toEqual(['register', 'register'])
    const other = guestWith(lost, taken)
    await other.create()
    expect(await other.create({ emailAddress: 'other@example.nl' })).toEqual(failed({ _tag: 'EmailTaken' }))
  })

  it('CHK-04 after a lost response any other refusal counts, and no account was created', async () => {
    const { account, create } = guestWith(lost, failure('accountPasswordWeak'), {})
    await create()
    expect(await create()).toEqual(failed({ _tag: 'AccountRefused', reason: 'accountPasswordWeak' }))
    expect(await create()).toEqual({ ok: true, value: { ...credentials, isOutcomeUnknown: true } })
    expect(account.calls).toHaveLength(3)
  })

  it('CHK-04 without a password field an account has a random password, the same at every try', async () => {
    const { create } = guestWith({ ...lost, carriedOut: true })
    await create({ password: '' })
    const second = await create({ password: ' ' })
    const password = second.ok ? second.value.password : ''
    expect(passwordStrength(password).isValidated).toBe(true)
    expect(await create({ password: '' })).toMatchObject({ value: { password } })
    expect(await create()).toMatchObject({ value: { password: 'Welkom01' } })
    expect(await guestWith().create({ password: '' })).toMatchObject({ ok: true, value: { isOutcomeUnknown: false } })
  })

  it('CHK-04 a refused account is known not to exist', async () => {
    const { create } = guestWith(taken, taken)
    await create()
    expect(await create()).toEqual(failed({ _tag: 'EmailTaken' }))
  })
})
