import { describe, expect, it } from 'vitest'
import { mostWishes } from './wishlist.ts'
import { printWishes, readWishes } from './wishCookie.ts'

describe('wishes in a cookie', () => {
  it('are read as they were printed, each once, and no more than a list holds', () => {
    expect(readWishes(printWishes([1002, 5]))).toEqual([1002, 5])
    expect(readWishes('7.5.7')).toEqual([7, 5])
    expect(readWishes(printWishes(Array.from({ length: 300 }, (_, index) => index + 1)))).toHaveLength(mostWishes)
  })

  it('that somebody else wrote are none', () => {
    for (const text of [null, '', '.', '1.', 'a', '1;2', '-1', '1e9', '12345678901']) expect(readWishes(text)).toEqual([])
  })
})
