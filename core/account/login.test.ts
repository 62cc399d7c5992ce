import { expect, it } from 'vitest'
import { loginMessage } from './login.ts'
import type { LoginFailure } from './login.ts'

it("SES-01 a login that failed has its message, a refusal the backend's own where there is one", () => {
  const failures: readonly LoginFailure[] = [
    { _tag: 'LoginIncomplete' },
    { _tag: 'Refused', reason: 'unauthenticated', message: 'The password is not correct.' },
    { _tag: 'Refused', reason: 'temporary', message: 'tooManyRequests' },
    // A single word is the name of a message; a text may begin with one.
    { _tag: 'Refused', reason: 'temporary', message: 'Wait: tooManyRequests' },
    { _tag: 'Refused', reason: 'unauthenticated', message: '' },
    { _tag: 'BackendUnavailable', reason: 'timeout' },
  ]
  expect(failures.map(loginMessage)).toEqual([
    { key: 'phrases.accountLoginRequestError' },
    { text: 'The password is not correct.' },
    { backend: 'tooManyRequests' },
    { text: 'Wait: tooManyRequests' },
    { key: 'phrases.accountLoginRequestError' },
    { key: 'error.connection' },
  ])
})
