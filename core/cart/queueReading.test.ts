import { expect, it } from 'vitest'
import { known, queueOf } from '../testing/queueWorld.ts'
import { isReading } from './queueReading.ts'
import { sendNext } from './queueRequest.ts'
import { wishQuantity } from './queueWish.ts'

it('CRT-07 a cart is being read from the wish to read it until its answer', () => {
  const calm = queueOf(known('1', 1))
  expect(isReading(calm)).toBe(false)
  expect(isReading({ ...calm, refresh: true })).toBe(true)
  const asked = sendNext({ ...calm, refresh: true })
  expect(asked.refresh).toBe(false)
  expect(isReading(asked)).toBe(true)
  expect(isReading(sendNext(wishQuantity(calm, 'a', '1', 2)))).toBe(false)
})
