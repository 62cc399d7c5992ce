import { describe, expect, it } from 'vitest'
import { makeFakeCookies } from '../../core/testing/fakes/makeFakeCookies.ts'
import { makeFakeStorage } from '../../core/testing/fakes/makeFakeStorage.ts'
import { orderCookie, withOrderCookie } from './orderCookie.ts'

const key = 'thuishaven.checkout'

describe('a half-filled checkout of a browser without a script', () => {
  it('CHK-12 comes with the request and goes with the answer, and nothing else does', () => {
    const cookies = makeFakeCookies({ [orderCookie]: 'before' })
    const storage = withOrderCookie(cookies, makeFakeStorage())
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
    const cookies = makeFakeCookies({ [orderCookie]: 'before' })
    withOrderCookie(cookies, makeFakeStorage()).set(key, 'é'.repeat(600))
    expect(cookies.get(orderCookie)).toBeNull()
    const signedIn = makeFakeCookies({ [orderCookie]: 'before', auth_token: 't' })
    withOrderCookie(signedIn, makeFakeStorage()).set(key, 'after')
    expect(signedIn.get(orderCookie)).toBeNull()
  })
})
