import { expect, it } from 'vitest'
import { line } from '../testing/queueWorld.ts'
import { emptyCart } from './cart.ts'
import { isUnread } from './cartStore.ts'

const persisted = { ...emptyCart, lines: [line('a')] }

it('CRT-07b a cart is unread when it could not be read and the device has no copy', () => {
  expect(isUnread({ status: 'failed', cart: emptyCart })).toBe(true)
  expect(isUnread({ status: 'failed', cart: persisted })).toBe(false)
  for (const status of ['initial', 'loading', 'ready'] as const) expect(isUnread({ status, cart: emptyCart })).toBe(false)
})
