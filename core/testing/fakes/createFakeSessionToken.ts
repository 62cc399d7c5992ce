import type { SessionTokenPort } from '../../account/SessionTokenPort.ts'
import type { FakeCookies } from './createFakeCookies.ts'

/** The token as a cookie of the test's device, beside the name of the customer. */
export const createFakeSessionToken = (cookies: FakeCookies): SessionTokenPort => ({
  read: () => cookies.get('auth_token'),
  keep: (token) => {
    if (cookies.get('auth_token') === null) cookies.set({ name: 'auth_token', value: token })
  },
  forget: () => {
    for (const name of ['auth_token', 'customer_id']) if (cookies.get(name) !== null) cookies.remove(name)
  },
})
