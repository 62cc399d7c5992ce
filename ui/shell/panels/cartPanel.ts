import type { ComponentType } from 'react'

/** The panels of the cart; they travel together. */
export interface CartPanels {
  readonly CartPanel: ComponentType
  readonly CouponsPanel: ComponentType
}

let panels: CartPanels | null = null
let loading: Promise<CartPanels> | null = null

/** Fetches the cart panel's code; called when a pointer or the focus comes near, so that the click finds it there. */
export const preloadCartPanel = (): Promise<CartPanels> => {
  loading ??= import('../../pages/cart/index.ts').then((module) => {
    panels = module
    return module
  })
  return loading
}

/** The panels when their code is there already. */
export const loadedCartPanels = (): CartPanels | null => panels
