import { expect, it } from 'vitest'
import { HostUnreachable, Refused } from '../ports/failures.ts'
import { makeFakePersonal } from '../testing/fakes/makeFakePersonal.ts'
import type { FakePersonalSettings } from '../testing/fakes/makeFakePersonal.ts'
import { makeRunner } from '../run.ts'
import { makePersonalActs } from './makePersonalActs.ts'

const desk = (settings: FakePersonalSettings = {}) => {
  const personal = makeFakePersonal(settings)
  const { run } = makeRunner()
  const told: string[] = []
  const session = {
    restore: () => {
      told.push('restore')
      return Promise.resolve('signed-in' as const)
    },
    logout: () => {
      told.push('logout')
      return Promise.resolve()
    },
  }
  const details = async () => {
    const outcome = await run(personal.details())
    if (!outcome.ok) throw new Error('there are details')
    return outcome.value
  }
  return { acts: makePersonalActs({ personal, run, session }), details, told }
}
const passwords = { currentPassword: 'Welkom01', password: 'Thuiskomen02', password_confirm: 'Thuiskomen02' }

it('ACC-01 what was changed is kept, and the session tells it', async () => {
  const { acts, details, told } = desk()
  const { emailAddress: _signsIn, ...known } = await details()
  expect(await acts.saveDetails({ ...known, countryCode: 'NL', firstName: ' Zoë ' }, await details())).toMatchObject({ ok: true })
  expect((await details()).firstName).toBe('Zoë')
  expect(told).toEqual(['restore'])
  expect(await acts.saveDetails({ ...known, countryCode: 'NL', firstName: '' }, await details())).toMatchObject({ ok: false })
  expect((await details()).firstName).toBe('Zoë')
})

it('RST-02 another password is sent only when it is typed twice alike and meets the rules', async () => {
  const { acts } = desk()
  const refused = { ok: false, failure: { key: 'phrases.accountPasswordResetErrorPasswordNoMatch' } }
  expect(await acts.changePassword({ ...passwords, password_confirm: 'Anders03' })).toEqual(refused)
  expect(await acts.changePassword({ ...passwords, currentPassword: 'Fout1234' })).toEqual({
    ok: false,
    failure: { key: 'phrases.accountPasswordWrong' },
  })
  expect(await acts.changePassword(passwords)).toEqual({ ok: true, value: { key: 'phrases.accountPasswordChanged' } })
})

it('ACC-01 an account that was deleted is signed out, one that was not stays', async () => {
  const { acts, told } = desk()
  expect(await acts.deleteAccount({ password: 'Fout1234' })).toMatchObject({ ok: false })
  expect(told).toEqual([])
  expect(await acts.deleteAccount({ password: 'Welkom01' })).toMatchObject({ ok: true })
  expect(told).toEqual(['logout'])
})

it('ACC-01 a deletion whose answer was lost has been done when the host knows nobody any more; without that doubt it has not', async () => {
  const nobody = new Refused({ because: 'stranger', message: 'sessionInvalid' })
  const lost = new HostUnreachable({ reason: 'timeout' })
  const connection = { ok: false, failure: { key: 'error.connection' } }
  const endings = (...failures: readonly (Refused | HostUnreachable)[]) => {
    let tries = 0
    return desk({
      weather: () => {
        const failure = failures[tries]
        tries += 1
        return failure === undefined ? {} : { failure }
      },
    })
  }
  const password = { password: 'Welkom01' }
  const doubtful = endings(lost, nobody)
  expect(await doubtful.acts.deleteAccount(password)).toEqual(connection)
  expect(doubtful.told).toEqual([])
  expect(await doubtful.acts.deleteAccount(password)).toEqual({ ok: true, value: { key: 'phrases.accountDeleted' } })
  expect(doubtful.told).toEqual(['logout'])
  const over = endings(nobody, nobody)
  for (let press = 1; press <= 2; press += 1) expect(await over.acts.deleteAccount(password)).toEqual(connection)
  expect(over.told).toEqual([])
  const refused = endings(lost, new Refused({ because: 'wish', message: 'accountPasswordWrong' }))
  await refused.acts.deleteAccount(password)
  expect(await refused.acts.deleteAccount(password)).toEqual({ ok: false, failure: { key: 'phrases.accountPasswordWrong' } })
})

it('ACC-01 an e-mail address is confirmed by the token of its mail', async () => {
  const { acts, details } = desk()
  expect(await acts.changeEmail({ emailAddress: 'geen', password: 'Welkom01' })).toMatchObject({ ok: false })
  expect(await acts.changeEmail({ emailAddress: 'a@voorbeeld.test', password: 'Welkom01' })).toMatchObject({ ok: true })
  expect(await acts.confirmEmail('anders')).toEqual({ ok: false, failure: { key: 'phrases.accountEmailTokenInvalid' } })
  expect(await acts.confirmEmail('email-a@voorbeeld.test')).toMatchObject({ ok: true })
  expect((await details()).emailAddress).toBe('a@voorbeeld.test')
})

it.each([
  [new Refused({ because: 'moment', message: 'tooManyRequests' }), 'phrases.tooManyRequests'],
  [new HostUnreachable({ reason: 'offline' }), 'error.connection'],
])('SES-01 what cannot be done now is told: %s', async (failure, key) => {
  const { acts } = desk({ weather: () => ({ failure }) })
  expect(await acts.changePassword(passwords)).toEqual({ ok: false, failure: { key } })
})
