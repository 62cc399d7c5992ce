import { describe, expect, it } from 'vitest'
import type { BackendFailure } from '../ports/failures.ts'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { customer, form } from '../testing/checkoutWorld.ts'
import { createFakeAccount } from '../testing/fakes/createFakeAccount.ts'
import { runWith } from '../testing/runWith.ts'
import { createAccountActions } from './createAccountActions.ts'

const actionsWith = (failure?: BackendFailure | Refused) => {
  const account = createFakeAccount({
    accounts: [{ password: 'Welkom01', session: customer }],
    faultModel: () => (failure === undefined ? {} : { failure }),
  })
  return { account, actions: createAccountActions(runWith({ account })) }
}
const unreachable = new BackendUnavailable({ reason: 'offline' })
const refused = (message: string) => new Refused({ reason: 'invalid', message })
const failed = (key: string) => ({ ok: false, failure: { key } })
const { companyName, firstName, lastName, countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city } = form
const address = { companyName, firstName, lastName, countryCode, zipCode, houseNumber, houseNumberAddition, streetName, city }

describe('the forms of an account', () => {
  it('SES-01 a login is sent trimmed, or names its missing fields', () => {
    const { actions } = actionsWith()
    expect(actions.checkLogin({ email: ' a@example.nl ', password: 'x' })).toEqual({
      ok: true,
      value: { email: 'a@example.nl', password: 'x' },
    })
    expect(actions.checkLogin({ email: 'a@example.nl', password: '' })).toEqual({ ok: false, failure: { _tag: 'LoginIncomplete' } })
    expect(actions.checkLogin({ email: ' ', password: 'x' })).toEqual({ ok: false, failure: { _tag: 'LoginIncomplete' } })
  })

  it('REG-01 RST-01 the backend’s message key chooses the message; without one it is the connection error', async () => {
    const requested = [
      ['register', 'accountRegisterSuccess', (given: ReturnType<typeof actionsWith>['actions']) => given.register(form)],
      [
        'requestPasswordReset',
        'accountPasswordResetMailed',
        (given: ReturnType<typeof actionsWith>['actions']) => given.requestPasswordReset(' a@example.nl '),
      ],
    ] as const
    for (const [call, message, request] of requested) {
      const { account, actions } = actionsWith()
      expect(await request(actions)).toEqual({ ok: true, value: { backend: message } })
      expect(account.calls).toEqual([call])
      expect(await request(actionsWith(refused('no')).actions)).toEqual({ ok: false, failure: { backend: 'no' } })
      expect(await request(actionsWith(refused('')).actions)).toEqual(failed('error.connection'))
      expect(await request(actionsWith(unreachable).actions)).toEqual(failed('error.connection'))
    }
  })

  it('RST-02 a new password is sent when it meets the rules and both entries match', async () => {
    const { account, actions } = actionsWith()
    expect(await actions.setPassword('reset-nobody', { password: 'Welkom02', password_confirm: 'Welkom02' })).toEqual({
      ok: false,
      failure: { backend: 'accountPasswordResetTokenInvalid' },
    })
    expect((await actions.setPassword('reset-nobody', { password: 'Welkom02', password_confirm: 'Welkom03' })).ok).toBe(false)
    expect(account.calls).toEqual(['setPassword'])
  })

  it('CHK-02 an address is saved as typed and returned as the session has it, or the failure is returned', async () => {
    const { account, actions } = actionsWith()
    const token = () => 'token-anna@example.nl'
    const added = await actions.addAddress({ ...address, city: ' Amsterdam ' }, token)
    expect(added.ok && added.value.address).toMatchObject({ uid: 'address-1011 AB', city: 'Amsterdam' })
    expect(added.ok && added.value.session.deliveryAddresses).toContainEqual(added.ok && added.value.address)
    expect(account.calls).toEqual(['addAddress', 'session'])
    expect(await actions.addAddress({ ...address, zipCode: 'x' }, token)).toEqual(failed('phrases.accountAddressCreateFailed'))
    expect(account.calls).toHaveLength(2)
    expect(await actions.addAddress(address, () => null)).toEqual(failed('error.connection'))
    expect(await actionsWith(refused('x')).actions.addAddress(address, token)).toEqual(failed('phrases.accountAddressCreateFailed'))
    expect(await actionsWith(unreachable).actions.addAddress(address, token)).toEqual(failed('error.connection'))
  })
})
