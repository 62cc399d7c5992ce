import { describe, expect, it } from 'vitest'
import { maxWishlistItems } from './wishlist.ts'
import { printWishlist, readWishlist } from './wishlistCookie.ts'

describe('wishes in a cookie', () => {
  it('are read as they were printed, each once, and no more than a list holds', () => {
    expect(readWishlist(printWishlist([1002, 5]))).toEqual([1002, 5])
    expect(readWishlist('7.5.7')).toEqual([7, 5])
    expect(readWishlist(printWishlist(Array.from({ length: 300 }, (_, index) => index + 1)))).toHaveLength(maxWishlistItems)
  })

  it('that somebody else wrote are none', () => {
    for (const text of [null, '', '.', '1.', 'a', '1;2', '-1', '1e9', '12345678901']) expect(readWishlist(text)).toEqual([])
  })
})
