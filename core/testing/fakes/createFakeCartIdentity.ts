import type { CartIdentityPort } from '../../cart/CartIdentityPort.ts'
import type { FakeCookies } from './createFakeCookies.ts'

/** The cart's identity as a cookie of the test's device; a signed-in customer has a cart without one. */
export const createFakeCartIdentity = (cookies: FakeCookies): CartIdentityPort => ({
  mayHaveCart: () => cookies.get('es_cuid') !== null || cookies.get('auth_token') !== null,
  remember: (cUid) => {
    if (cookies.get('es_cuid') !== cUid) cookies.set({ name: 'es_cuid', value: cUid })
  },
  forget: () => {
    for (const name of ['es_cuid', 'es_o', 'es_s']) cookies.remove(name)
  },
})
