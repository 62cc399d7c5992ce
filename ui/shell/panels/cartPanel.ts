import type { ComponentType } from 'react'

/** The panels of the cart; they travel together. */
export interface CartPanels {
  readonly CartPanel: ComponentType
  readonly CouponsPanel: ComponentType
}

let panels: CartPanels | null = null
let loading: Promise<CartPanels> | null = null

/** Fetches the cart panel's code. When that fails, the next one who asks tries again. */
export const loadCartPanel = (): Promise<CartPanels> => {
  loading ??= import('../../pages/cart/index.ts').then(
    (module) => {
      panels = module
      return module
    },
    (problem: unknown) => {
      loading = null
      throw problem
    },
  )
  return loading
}

/** The same when a pointer or the focus comes near, so that the click finds it there; whether it came is for the click to see. */
export const preloadCartPanel = (): void => {
  loadCartPanel().catch(() => undefined)
}

/** The panels when their code is there already. */
export const loadedCartPanels = (): CartPanels | null => panels
