import { describe, expect, it } from 'vitest'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { createCookieGuestWishlist, printWishlist, readWishlist } from './cookieGuestWishlist.ts'

describe('the wishlist cookie', () => {
  it('wishlist items in a cookie are read as written, each once', () => {
    expect(readWishlist(printWishlist([1002, 5]))).toEqual([1002, 5])
    expect(readWishlist('7.5.7')).toEqual([7, 5])
  })

  it('an invalid wishlist cookie is empty', () => {
    for (const text of [null, '', '.', '1.', 'a', '1;2', '-1', '1e9', '12345678901']) expect(readWishlist(text)).toEqual([])
  })

  it('the wishlist cookie is read once', () => {
    const cookies = createFakeCookies({ es_w: '7.5' })
    const guestWishlist = createCookieGuestWishlist(cookies)
    expect(guestWishlist.take()).toEqual([7, 5])
    expect(cookies.get('es_w')).toBeNull()
    expect(guestWishlist.take()).toEqual([])
    expect(cookies.written).toHaveLength(1)
  })
})
