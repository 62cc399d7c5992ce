import { describe, expect, it } from 'vitest'
import { maxWishlistItems } from './wishlist.ts'
import { printWishlist, readWishlist } from './wishlistCookie.ts'

describe('the wishlist cookie', () => {
  it('wishlist items in a cookie are read as written, each once, up to the limit of a list', () => {
    expect(readWishlist(printWishlist([1002, 5]))).toEqual([1002, 5])
    expect(readWishlist('7.5.7')).toEqual([7, 5])
    expect(readWishlist(printWishlist(Array.from({ length: 300 }, (_, index) => index + 1)))).toHaveLength(maxWishlistItems)
  })

  it('an invalid wishlist cookie is empty', () => {
    for (const text of [null, '', '.', '1.', 'a', '1;2', '-1', '1e9', '12345678901']) expect(readWishlist(text)).toEqual([])
  })
})
