import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '@thuishaven/core'
import type { CartState } from '@thuishaven/core/cart'
import { cartTotals, emptyCart } from '@thuishaven/core/cart'
import { defaultConfig } from '@thuishaven/core/config'
import { createPanels } from '../../framework/panels/createPanels.ts'
import { cartPanelOptions, openMergedCart } from './cartPanels.ts'

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
  const heard: string[] = []
  const cart = {
    ...store,
    cartOpened: () => heard.push('opened'),
    cartClosed: () => {
      heard.push('closed')
      store.set(cartOf(false))
    },
  }
  return { cart, panels: createPanels(cartPanelOptions(cart)), heard, merge: () => store.set(cartOf(true)) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('PNL-04 the cart hears once that it is looked at, and that it was, with its coupons opened too', () => {
  const { panels, heard } = create()
  panels.open('cart')
  panels.open('cart')
  expect(heard).toEqual(['opened'])
  panels.open('search')
  panels.close()
  expect(heard).toEqual(['opened', 'closed'])
  panels.open('discountCoupons')
  panels.close()
  expect(heard).toEqual(['opened', 'closed', 'opened', 'closed'])
})

it('CRT-13 a merge that the page came with opens the cart once there is a page, a later one when it is known', () => {
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

it('CRT-13 leaving the page takes its panels with it, but a merge that came up just now stays until it can have been seen', () => {
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
