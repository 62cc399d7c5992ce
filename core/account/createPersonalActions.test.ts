import { expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { createFakePersonal } from '../testing/fakes/createFakePersonal.ts'
import type { FakePersonalSettings } from '../testing/fakes/createFakePersonal.ts'
import { runWith } from '../testing/runWith.ts'
import { createPersonalActions } from './createPersonalActions.ts'

const customer = (settings: FakePersonalSettings = {}) => {
  const personal = createFakePersonal(settings)
  const run = runWith({ personal })
  const events: string[] = []
  const session = {
    restore: () => {
      events.push('restore')
      return Promise.resolve('signed-in' as const)
    },
    logout: () => {
      events.push('logout')
      return Promise.resolve()
    },
  }
  const details = async () => {
    const result = await run((backend) => backend.personal.details())
    if (!result.ok) throw new Error('there are details')
    return result.value
  }
  const reloadCart = (): Promise<void> => {
    events.push('reload cart')
    return Promise.resolve()
  }
  return { actions: createPersonalActions({ run, session, reloadCart }), details, calls: events }
}
const passwords = { currentPassword: 'Welkom01', password: 'Thuiskomen02', password_confirm: 'Thuiskomen02' }

it('ACC-01 changed personal data are saved and appear in the session', async () => {
  const { actions, details, calls: events } = customer()
  const { emailAddress: _signsIn, ...known } = await details()
  expect(await actions.saveDetails({ ...known, countryCode: 'NL', firstName: ' Zoë ' }, await details())).toMatchObject({ ok: true })
  expect((await details()).firstName).toBe('Zoë')
  expect(events).toEqual(['restore'])
  expect(await actions.saveDetails({ ...known, countryCode: 'NL', firstName: '' }, await details())).toMatchObject({ ok: false })
  expect((await details()).firstName).toBe('Zoë')
})

it('PRC-08 another VAT number reloads the cart, because prices may be without VAT then', async () => {
  const { actions, details, calls: events } = customer()
  const { emailAddress: _signsIn, ...known } = await details()
  const company = { ...known, countryCode: 'BE', companyName: 'Vis', cocNumber: '', vatNumber: 'BE0403170701' } as const
  expect(await actions.saveDetails(company, await details())).toMatchObject({ ok: true })
  expect(events).toEqual(['restore', 'reload cart'])
})

it('RST-02 another password is sent only when both entries match and it meets the rules', async () => {
  const { actions } = customer()
  const refused = { ok: false, failure: { key: 'phrases.accountPasswordResetErrorPasswordNoMatch' } }
  expect(await actions.changePassword({ ...passwords, password_confirm: 'Anders03' })).toEqual(refused)
  expect(await actions.changePassword({ ...passwords, currentPassword: 'Fout1234' })).toEqual({
    ok: false,
    failure: { backend: 'accountPasswordWrong' },
  })
  expect(await actions.changePassword(passwords)).toEqual({ ok: true, value: { backend: 'accountPasswordChanged' } })
})

it('ACC-01 a deleted account is signed out; a failed deletion changes nothing', async () => {
  const { actions, calls: events } = customer()
  expect(await actions.deleteAccount({ password: 'Fout1234' })).toMatchObject({ ok: false })
  expect(events).toEqual([])
  expect(await actions.deleteAccount({ password: 'Welkom01' })).toMatchObject({ ok: true })
  expect(events).toEqual(['logout'])
})

it('ACC-01 a deletion with a lost response succeeded if the backend no longer knows the session, but not without that loss', async () => {
  const nobody = new Refused({ reason: 'unauthenticated', message: 'sessionInvalid' })
  const lost = new BackendUnavailable({ reason: 'timeout' })
  const connection = { ok: false, failure: { key: 'error.connection' } }
  const endings = (...failures: readonly (Refused | BackendUnavailable)[]) => {
    let retries = 0
    return customer({
      faultModel: () => {
        const failure = failures[retries]
        retries += 1
        return failure === undefined ? {} : { failure }
      },
    })
  }
  const password = { password: 'Welkom01' }
  const doubtful = endings(lost, nobody)
  expect(await doubtful.actions.deleteAccount(password)).toEqual(connection)
  expect(doubtful.calls).toEqual([])
  expect(await doubtful.actions.deleteAccount(password)).toEqual({ ok: true, value: { key: 'phrases.accountDeleted' } })
  expect(doubtful.calls).toEqual(['logout'])
  const over = endings(nobody, nobody)
  for (let press = 1; press <= 2; press += 1) expect(await over.actions.deleteAccount(password)).toEqual(connection)
  expect(over.calls).toEqual([])
  const refused = endings(lost, new Refused({ reason: 'invalid', message: 'accountPasswordWrong' }))
  await refused.actions.deleteAccount(password)
  expect(await refused.actions.deleteAccount(password)).toEqual({ ok: false, failure: { backend: 'accountPasswordWrong' } })
})

it('ACC-01 an e-mail address is confirmed by the token of its mail', async () => {
  const { actions, details } = customer()
  expect(await actions.changeEmail({ emailAddress: 'geen', password: 'Welkom01' })).toMatchObject({ ok: false })
  expect(await actions.changeEmail({ emailAddress: 'a@voorbeeld.test', password: 'Welkom01' })).toMatchObject({ ok: true })
  expect(await actions.confirmEmail('anders')).toEqual({ ok: false, failure: { backend: 'accountEmailTokenInvalid' } })
  expect(await actions.confirmEmail('email-a@voorbeeld.test')).toMatchObject({ ok: true })
  expect((await details()).emailAddress).toBe('a@voorbeeld.test')
})

it.each([
  [new Refused({ reason: 'temporary', message: 'tooManyRequests' }), 'phrases.tooManyRequests'],
  [new BackendUnavailable({ reason: 'offline' }), 'error.connection'],
])('SES-01 an impossible change is reported: %s', async (failure, key) => {
  const { actions } = customer({ faultModel: () => ({ failure }) })
  expect(await actions.changePassword(passwords)).toEqual({ ok: false, failure: { key } })
})
