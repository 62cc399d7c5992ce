import { describe, expect, it } from 'vitest'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { createFakeStorage } from '../../core/testing/fakes/createFakeStorage.ts'
import { orderCookie, withOrderCookie } from './orderCookie.ts'

const key = 'thuishaven.checkout'

describe('a half-filled checkout of a browser without a script', () => {
  it('CHK-12 comes with the request and goes with the answer, and nothing else does', () => {
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

  it('CHK-12 ends with the sign-in, and never grows beyond a cookie', () => {
    const cookies = createFakeCookies({ [orderCookie]: 'before' })
    withOrderCookie(cookies, createFakeStorage()).set(key, 'é'.repeat(600))
    expect(cookies.get(orderCookie)).toBeNull()
    const signedIn = createFakeCookies({ [orderCookie]: 'before', auth_token: 't' })
    withOrderCookie(signedIn, createFakeStorage()).set(key, 'after')
    expect(signedIn.get(orderCookie)).toBeNull()
  })
})
