import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@thuishaven/core'
import type { CartState } from '@thuishaven/core/cart'
import { cartTotals, emptyCart } from '@thuishaven/core/cart'
import { defaultConfig } from '@thuishaven/core/config'
import { createPanels } from './createPanels.ts'

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

const open = (isMerged = false) => {
  const store = createStore(cartOf(isMerged))
  const heard: string[] = []
  const cartClosed = (): void => {
    heard.push('lookedAt')
    store.set(cartOf(false))
  }
  const panels = createPanels({ ...store, cartOpened: () => heard.push('lookAt'), cartClosed })
  return { panels, heard, merge: () => store.set(cartOf(true)) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the panels of a visitor', () => {
  it('PNL-01 one is open at a time', () => {
    const { panels } = open()
    panels.open('search')
    expect(panels.getSnapshot()).toMatchObject({ open: 'search', closing: null })
    panels.open('mobileNavigationPanel')
    expect(panels.getSnapshot()).toMatchObject({ open: 'mobileNavigationPanel', closing: 'search' })
  })

  it('PNL-02 a panel is closing for 100 ms', () => {
    const { panels } = open()
    panels.open('search')
    panels.close()
    expect(panels.getSnapshot()).toMatchObject({ open: null, closing: 'search' })
    vi.advanceTimersByTime(99)
    expect(panels.getSnapshot().closing).toBe('search')
    vi.advanceTimersByTime(1)
    expect(panels.getSnapshot()).toMatchObject({ open: null, closing: null })
  })

  it('PNL-02 a panel that is opened again while it closes stays open', () => {
    const { panels } = open()
    panels.open('search')
    panels.close()
    panels.open('search')
    vi.advanceTimersByTime(200)
    expect(panels.getSnapshot()).toMatchObject({ open: 'search', closing: null })
  })

  it('PNL-02 each panel has its own 100 ms', () => {
    const { panels } = open()
    panels.open('search')
    panels.open('discountCoupons')
    vi.advanceTimersByTime(60)
    panels.open('cart')
    vi.advanceTimersByTime(60)
    expect(panels.getSnapshot()).toMatchObject({ open: 'cart', closing: 'discountCoupons' })
    vi.advanceTimersByTime(40)
    expect(panels.getSnapshot()).toMatchObject({ open: 'cart', closing: null })
  })

  it('PNL-03 closing when nothing is open tells nobody', () => {
    const { panels } = open()
    let received = 0
    panels.subscribe(() => (received += 1))
    panels.close()
    expect(received).toBe(0)
  })

  it('PNL-04 the cart hears once that it is looked at, and that it was, with its coupons opened too', () => {
    const { panels, heard } = open()
    panels.open('cart')
    panels.open('cart')
    expect(heard).toEqual(['lookAt'])
    panels.open('search')
    panels.close()
    expect(heard).toEqual(['lookAt', 'lookedAt'])
    panels.open('discountCoupons')
    panels.close()
    expect(heard).toEqual(['lookAt', 'lookedAt', 'lookAt', 'lookedAt'])
  })

  it('CRT-13 a merge that the page came with opens the cart once there is a page, a later one when it is known', () => {
    const { panels, merge } = open(true)
    expect(panels.getSnapshot().open).toBeNull()
    const end = panels.watchCart()
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

  it('PNL-02 a panel goes at once with the page that is left, also one that was closing', () => {
    const { panels } = open()
    panels.open('cart')
    panels.leave()
    expect(panels.getSnapshot()).toMatchObject({ open: null, closing: null })
    panels.open('search')
    panels.close()
    expect(panels.getSnapshot().closing).toBe('search')
    panels.leave()
    expect(panels.getSnapshot().closing).toBeNull()
  })

  it('CRT-13 leaving the page takes its panels with it, but a merge that came up just now stays until it can have been seen', () => {
    const { panels, merge } = open()
    panels.open('cart')
    panels.leave()
    expect(panels.getSnapshot().open).toBeNull()
    panels.watchCart()
    merge()
    vi.advanceTimersByTime(1_499)
    panels.leave()
    expect(panels.getSnapshot().open).toBe('cart')
    vi.advanceTimersByTime(1)
    panels.leave()
    expect(panels.getSnapshot().open).toBeNull()
  })
})
