import { expect, it } from 'vitest'
import { loginMessage } from './login.ts'
import type { LoginFailure } from './login.ts'

it("SES-01 a login that failed has its message, a refusal the backend's own where there is one", () => {
  const failures: readonly LoginFailure[] = [
    { _tag: 'LoginIncomplete' },
    { _tag: 'LoginRefused', reason: { text: 'The password is not correct.' } },
    { _tag: 'LoginRefused', reason: { backend: 'tooManyRequests' } },
    { _tag: 'LoginRefused', reason: null },
    { _tag: 'LoginUnanswered' },
  ]
  expect(failures.map(loginMessage)).toEqual([
    { key: 'phrases.accountLoginRequestError' },
    { text: 'The password is not correct.' },
    { backend: 'tooManyRequests' },
    { key: 'phrases.accountLoginRequestError' },
    { key: 'error.connection' },
  ])
})
