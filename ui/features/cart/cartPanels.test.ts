import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '@thuishaven/core'
import type { CartState } from '@thuishaven/core/cart'
import { cartTotals, emptyCart } from '@thuishaven/core/cart'
import { defaultConfig } from '@thuishaven/core/config'
import { createPanels } from '../../framework/panels/createPanels.ts'
import { cartPanelCallbacks, openMergedCart } from './cartPanels.ts'

const cartOf = (isMerged: boolean): CartState => ({
  cart: { ...emptyCart, isMerged },
  totals: cartTotals(emptyCart, defaultConfig),
  status: 'ready',
  pending: 0,
  unsaved: false,
  added: null,
  loadingLines: [],
  changed: false,
})

const create = (isMerged = false) => {
  const store = createStore(cartOf(isMerged))
  const reported: string[] = []
  const cart = {
    ...store,
    cartOpened: () => reported.push('opened'),
    cartClosed: () => {
      reported.push('closed')
      store.set(cartOf(false))
    },
  }
  return { cart, panels: createPanels(cartPanelCallbacks(cart)), reported, merge: () => store.set(cartOf(true)) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('PNL-04 the cart reports once that it was opened, and once that it was closed, also with its coupons open', () => {
  const { panels, reported } = create()
  panels.open('cart')
  panels.open('cart')
  expect(reported).toEqual(['opened'])
  panels.open('search')
  panels.close()
  expect(reported).toEqual(['opened', 'closed'])
  panels.open('discountCoupons')
  panels.close()
  expect(reported).toEqual(['opened', 'closed', 'opened', 'closed'])
})

it('CRT-13 a merge at page load opens the cart after hydration, a later merge immediately', () => {
  const { cart, panels, merge } = create(true)
  expect(panels.getSnapshot().open).toBeNull()
  const end = openMergedCart(cart, panels)
  expect(panels.getSnapshot().open).toBe('cart')
  panels.close()
  expect(panels.getSnapshot().open).toBeNull()
  merge()
  expect(panels.getSnapshot().open).toBe('cart')
  panels.close()
  end()
  merge()
  expect(panels.getSnapshot().open).toBeNull()
})

it('CRT-13 leaving the page closes its panels, but a new merge panel stays until the shopper can have seen it', () => {
  const { cart, panels, merge } = create()
  panels.open('cart')
  panels.leave()
  expect(panels.getSnapshot().open).toBeNull()
  openMergedCart(cart, panels)
  merge()
  vi.advanceTimersByTime(1_499)
  panels.leave()
  expect(panels.getSnapshot().open).toBe('cart')
  vi.advanceTimersByTime(1)
  panels.leave()
  expect(panels.getSnapshot().open).toBeNull()
})
