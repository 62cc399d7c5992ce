import { describe, expect, it } from 'vitest'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { createFakeStorage } from '../../core/testing/fakes/createFakeStorage.ts'
import { orderCookie, withOrderCookie } from './orderCookie.ts'

const key = 'thuishaven.checkout'

describe('a half-filled checkout of a browser without JavaScript', () => {
  it('CHK-12 only the order cookie carries the draft, from request to response', () => {
    const cookies = createFakeCookies({ [orderCookie]: 'before' })
    const storage = withOrderCookie(cookies, createFakeStorage())
    expect(storage.get(key)).toBe('before')
    storage.set(key, 'after')
    storage.set('thuishaven.payment', 'k')
    expect([cookies.get(orderCookie), storage.get(key), storage.get('thuishaven.payment')]).toEqual(['after', 'after', 'k'])
    storage.remove('thuishaven.payment')
    expect(cookies.get(orderCookie)).toBe('after')
    storage.remove(key)
    expect([cookies.get(orderCookie), storage.get(key)]).toEqual([null, null])
  })

  it("CHK-12 the order cookie ends with the sign-in, and never exceeds a cookie's size", () => {
    const cookies = createFakeCookies({ [orderCookie]: 'before' })
    withOrderCookie(cookies, createFakeStorage()).set(key, 'é'.repeat(600))
    expect(cookies.get(orderCookie)).toBeNull()
    const signedIn = createFakeCookies({ [orderCookie]: 'before', auth_token: 't' })
    withOrderCookie(signedIn, createFakeStorage()).set(key, 'after')
    expect(signedIn.get(orderCookie)).toBeNull()
  })
})
