import { describe, expect, it } from 'vitest'
import { persistedWishlist, wishlistCookie, wishlistStorageKey } from '@thuishaven/core/wishlist'
import { createFakeCookies } from '../../core/testing/fakes/createFakeCookies.ts'
import { createFakeStorage } from '../../core/testing/fakes/createFakeStorage.ts'
import { guestWishlistCookie } from './wishlistCookie.ts'

const change = (productId: number) => ({ productId, wished: true })

describe('the wish list of a browser without a script', () => {
  it('goes with the answer while it is a guest’s; an empty one takes the cookie away', () => {
    const cookies = createFakeCookies()
    const storage = guestWishlistCookie(cookies, createFakeStorage())
    storage.set('thuishaven.cart', 'kept')
    expect(cookies.get(wishlistCookie)).toBeNull()
    storage.set(wishlistStorageKey, persistedWishlist.print({ owner: '', confirmed: [], changes: [change(5), change(1002)] }))
    expect(cookies.get(wishlistCookie)).toBe('1002.5')
    storage.set(wishlistStorageKey, persistedWishlist.print({ owner: '', confirmed: [], changes: [] }))
    expect(cookies.get(wishlistCookie)).toBeNull()
  })

  it('of a customer stands in no cookie', () => {
    const cookies = createFakeCookies({ [wishlistCookie]: '5' })
    const storage = guestWishlistCookie(cookies, createFakeStorage())
    storage.set(wishlistStorageKey, persistedWishlist.print({ owner: 'anna', confirmed: [5], changes: [change(7)] }))
    expect(cookies.get(wishlistCookie)).toBeNull()
  })

  it('goes when the device forgets it', () => {
    const cookies = createFakeCookies({ [wishlistCookie]: '5' })
    guestWishlistCookie(cookies, createFakeStorage()).remove(wishlistStorageKey)
    expect(cookies.get(wishlistCookie)).toBeNull()
  })
})
