import { describe, expect, it } from 'vitest'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { createCookieCartIdentity } from './cookieCartIdentity.ts'

describe('the identity of a visitor’s cart', () => {
  it('CRT-01 the cart cookie lasts 90 days, and is written when the backend names another cart only', () => {
    const cookies = createFakeCookies()
    const identity = createCookieCartIdentity(cookies)
    expect(identity.mayHaveCart()).toBe(false)
    for (const cUid of ['a', 'a', 'b', 'b']) identity.remember(cUid)
    expect(cookies.written).toEqual([
      { name: 'es_cuid', value: 'a', maxAge: 7_776_000 },
      { name: 'es_cuid', value: 'b', maxAge: 7_776_000 },
    ])
    expect(identity.mayHaveCart()).toBe(true)
  })

  it('CRT-01 SES-05 a signed-in customer may have a cart without the cookie; forgetting also removes the order’s cookies', () => {
    const cookies = createFakeCookies({ auth_token: 't', es_o: '1', es_s: '2' })
    const identity = createCookieCartIdentity(cookies)
    expect(identity.mayHaveCart()).toBe(true)
    identity.forget()
    expect(['es_cuid', 'es_o', 'es_s', 'auth_token'].map(cookies.get)).toEqual([null, null, null, 't'])
  })
})
