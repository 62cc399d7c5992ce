import { createStore } from '@thuishaven/core'
import type { Store } from '@thuishaven/core'
import type { CartStore } from '@thuishaven/core/cart'

/** The panels of a product, which its page shows (PNL-05). */
export const productPanelNames = ['specifications', 'description', 'readMore', 'variations', 'configuration', 'mediagallery'] as const
export type ProductPanelName = (typeof productPanelNames)[number]

/** The panels of the shop; one at a time is open (PNL-01). */
export type PanelName =
  | 'search'
  | 'cart'
  | 'discountCoupons'
  | 'mobileNavigationPanel'
  | 'paymentOrder'
  | 'account'
  | 'cookieWall'
  | 'addresses'
  | ProductPanelName

/** The cart, as it is or with its coupons opened: one view. */
export const isCartPanel = (name: PanelName | null): boolean => name === 'cart' || name === 'discountCoupons'

export const isProductPanel = (name: PanelName | null): name is ProductPanelName => productPanelNames.some((known) => known === name)

/** Which panel stands over the page. */
export interface PanelState {
  readonly open: PanelName | null
  /** The panel in its 100 ms closing transition. */
  readonly closing: PanelName | null
  /** What of the panel: the uid of an order, a group of options, a picture, something to read; stays while it closes. */
  readonly subject: string | null
}

/** Opens and closes panels (PNL-01, PNL-02); opening one closes the one before it. */
export interface Panels extends Store<PanelState> {
  readonly open: (name: PanelName, subject?: string) => void
  readonly close: () => void
  /** The page goes: its panels with it, at once, except one that came up just now with something to say. */
  readonly leave: () => void
  /** Opens the cart when it was merged with the account's, now or later (CRT-13); the answer ends it. */
  readonly watchCart: () => () => void
}

/** Milliseconds of the closing transition (PNL-02). */
const closingTime = 100
/** Milliseconds that it takes to see what a panel says. */
const seenAfter = 1_500

/** The panels of one visitor: one open at a time (PNL-01), the one that is closed is closing for 100 ms (PNL-02). The cart hears when it is looked at. */
export const createPanels = (cart: Pick<CartStore, 'getSnapshot' | 'subscribe' | 'cartOpened' | 'cartClosed'>): Panels => {
  const store = createStore<PanelState>({ open: null, closing: null, subject: null })
  let transition: ReturnType<typeof setTimeout> | undefined
  let openedAt = 0

  const become = (open: PanelName | null, subject?: string): void => {
    const before = store.getSnapshot().open
    if (before === open) return
    clearTimeout(transition)
    store.set({ open, closing: before, subject: open === null ? store.getSnapshot().subject : (subject ?? null) })
    if (before !== null) transition = setTimeout(() => store.set({ ...store.getSnapshot(), closing: null }), closingTime)
    if (isCartPanel(before)) cart.cartClosed()
    openedAt = performance.now()
    if (isCartPanel(open)) cart.cartOpened()
  }
  const isMerged = (): boolean => cart.getSnapshot().cart.isMerged

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open: become,
    close: () => become(null),
    leave: () => {
      // Nobody says again that the carts were merged: the shopper has to have seen it (CRT-13).
      const mustStay = store.getSnapshot().open === 'cart' && isMerged() && performance.now() - openedAt < seenAfter
      if (mustStay) return
      become(null)
      // Nothing plays over the page that comes: behind a panel on its way out it could not be used.
      clearTimeout(transition)
      const { closing, ...rest } = store.getSnapshot()
      if (closing !== null) store.set({ ...rest, closing: null })
    },
    watchCart: () => {
      const look = (): void => {
        if (isMerged()) become('cart')
      }
      const end = cart.subscribe(look)
      look()
      return end
    },
  }
}
