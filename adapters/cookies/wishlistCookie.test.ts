import { describe, expect, it } from 'vitest'
import { persistedWishlist, wishlistStorageKey } from '@thuishaven/core/wishlist'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { createFakeStorage } from '../../core/testing/fakes/createFakeStorage.ts'
import { wishlistCookie } from './cookieGuestWishlist.ts'
import { guestWishlistCookie } from './wishlistCookie.ts'

const change = (productId: number) => ({ productId, wished: true })

describe('the wishlist of a browser without JavaScript', () => {
  it('a guest’s wishlist is a cookie of the response; an empty one removes it', () => {
    const cookies = createFakeCookies()
    const storage = guestWishlistCookie(cookies, createFakeStorage())
    storage.set('thuishaven.cart', 'kept')
    expect(cookies.get(wishlistCookie)).toBeNull()
    storage.set(wishlistStorageKey, persistedWishlist.print({ owner: '', confirmed: [], changes: [change(5), change(1002)] }))
    expect(cookies.get(wishlistCookie)).toBe('1002.5')
    storage.set(wishlistStorageKey, persistedWishlist.print({ owner: '', confirmed: [], changes: [] }))
    expect(cookies.get(wishlistCookie)).toBeNull()
  })

  it('a customer’s wishlist is not in a cookie', () => {
    const cookies = createFakeCookies({ [wishlistCookie]: '5' })
    const storage = guestWishlistCookie(cookies, createFakeStorage())
    storage.set(wishlistStorageKey, persistedWishlist.print({ owner: 'anna', confirmed: [5], changes: [change(7)] }))
    expect(cookies.get(wishlistCookie)).toBeNull()
  })

  it('the wishlist cookie is removed when the device forgets the list', () => {
    const cookies = createFakeCookies({ [wishlistCookie]: '5' })
    guestWishlistCookie(cookies, createFakeStorage()).remove(wishlistStorageKey)
    expect(cookies.get(wishlistCookie)).toBeNull()
  })
})
