import type { ComponentType } from 'react'

type CartPanel = ComponentType

let panel: CartPanel | null = null
let loading: Promise<CartPanel> | null = null

/** Fetches the cart panel's code; called when a pointer or the focus comes near, so that the click finds it there. */
export const preloadCartPanel = (): Promise<CartPanel> => {
  loading ??= import('../../pages/cart/index.ts').then((module) => {
    panel = module.CartPanel
    return module.CartPanel
  })
  return loading
}

/** The panel when its code is there already. */
export const loadedCartPanel = (): CartPanel | null => panel
