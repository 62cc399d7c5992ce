import { describe, expect, it } from 'vitest'
import { keptWishlist, wishCookie, wishlistDrawer } from '@thuishaven/core/wishlist'
import { makeFakeCookies } from '../../core/testing/fakes/makeFakeCookies.ts'
import { makeFakeStorage } from '../../core/testing/fakes/makeFakeStorage.ts'
import { withWishCookie } from './wishCookie.ts'

const wish = (productId: number) => ({ productId, wished: true })

describe('the wish list of a browser without a script', () => {
  it('goes with the answer while it is a guest’s; an empty one takes the cookie away', () => {
    const cookies = makeFakeCookies()
    const storage = withWishCookie(cookies, makeFakeStorage())
    storage.set('thuishaven.cart', 'kept')
    expect(cookies.get(wishCookie)).toBeNull()
    storage.set(wishlistDrawer, keptWishlist.print({ owner: '', confirmed: [], changes: [wish(5), wish(1002)] }))
    expect(cookies.get(wishCookie)).toBe('1002.5')
    storage.set(wishlistDrawer, keptWishlist.print({ owner: '', confirmed: [], changes: [] }))
    expect(cookies.get(wishCookie)).toBeNull()
  })

  it('of a customer stands in no cookie', () => {
    const cookies = makeFakeCookies({ [wishCookie]: '5' })
    const storage = withWishCookie(cookies, makeFakeStorage())
    storage.set(wishlistDrawer, keptWishlist.print({ owner: 'anna', confirmed: [5], changes: [wish(7)] }))
    expect(cookies.get(wishCookie)).toBeNull()
  })

  it('goes when the device forgets it', () => {
    const cookies = makeFakeCookies({ [wishCookie]: '5' })
    withWishCookie(cookies, makeFakeStorage()).remove(wishlistDrawer)
    expect(cookies.get(wishCookie)).toBeNull()
  })
})
