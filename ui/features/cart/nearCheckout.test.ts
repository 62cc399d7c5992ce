import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import { createStore } from '@thuishaven/core'
import type { CartState } from '@thuishaven/core/cart'
import { cartTotals, emptyCart } from '@thuishaven/core/cart'
import { defaultConfig } from '@thuishaven/core/config'
import { createPanels } from '../../framework/panels/createPanels.ts'
import { nearCheckout } from './nearCheckout.ts'

const state = (pending: number, isFilled = true): CartState => ({
  cart: { ...emptyCart, lines: isFilled ? ([{}] as unknown as CartState['cart']['lines']) : [] },
  totals: cartTotals(emptyCart, defaultConfig),
  status: 'ready',
  pending,
  unsaved: false,
  added: null,
  loadingLines: [],
  changed: false,
})

const create = (first: CartState) => {
  const cart = createStore(first)
  const panels = createPanels()
  let isNear = false
  void nearCheckout(panels, cart).then(() => (isNear = true))
  const pass = async (ms: number): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(ms)
    return isNear
  }
  return { cart, panels, pass }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ERR-02c the checkout is near once a filled cart has been looked at for 1.5 s', async () => {
  const { panels, pass } = create(state(0))
  expect(await pass(10_000)).toBe(false)
  panels.open('cart')
  expect(await pass(1_400)).toBe(false)
  expect(await pass(200)).toBe(true)
})

it('ERR-02c the checkout is not near while the backend has not confirmed an add, nor when the cart closes again', async () => {
  const { cart, panels, pass } = create(state(1))
  panels.open('cart')
  expect(await pass(10_000)).toBe(false)
  cart.set(state(0))
  await pass(1_000)
  panels.close()
  expect(await pass(10_000)).toBe(false)
})

it('ERR-02c the checkout is not near an empty cart', async () => {
  const { panels, pass } = create(state(0, false))
  panels.open('cart')
  expect(await pass(10_000)).toBe(false)
})
