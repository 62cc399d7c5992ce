import { expect, it } from 'vitest'
import { openTestShop } from './testing/visitTestShop.ts'
import { firstPictures } from './firstPictures.ts'

it('NET-03 the pictures drawn ahead are those of home and the first rugs, each once', () => {
  const names = firstPictures(openTestShop().host)
  expect(names.length).toBeGreaterThan(24)
  expect(new Set(names).size).toBe(names.length)
  expect(names.some((name) => name.startsWith('rug-1002'))).toBe(true)
})
