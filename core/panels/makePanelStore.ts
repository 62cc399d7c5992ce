import type { ClockPort } from '../ports/ClockPort.ts'
import { makeStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'

/** The panels of the shop; one at a time is open (PNL-01). */
export type PanelName =
  | 'specifications'
  | 'variations'
  | 'description'
  | 'readMore'
  | 'paymentOrder'
  | 'configuration'
  | 'mediagallery'
  | 'discountCoupons'
  | 'search'
  | 'cart'
  | 'account'
  | 'addresses'
  | 'cookieWall'
  | 'mobileNavigationPanel'

/** Which panel stands over the page. */
export interface PanelState {
  readonly open: PanelName | null
  /** The panel in its 100 ms closing transition. */
  readonly closing: PanelName | null
}

/** Opens and closes panels (PNL-01, PNL-02); opening one closes the one before it. */
export interface PanelStore extends Store<PanelState> {
  readonly open: (name: PanelName) => void
  readonly close: () => void
  /** The page goes: its panels with it, except one that came up just now with something to say. */
  readonly leave: () => void
}

/** Milliseconds of the closing transition (PNL-02). */
const closingTime = 100
/** Milliseconds that it takes to see what a panel says. */
const seenAfter = 1_500

export interface PanelStoreParts {
  readonly clock: ClockPort
  readonly onOpen: (name: PanelName) => void
  readonly onClose: (name: PanelName) => void
  /** Whether a panel that is open has something to say that the shopper has hardly seen, and that nobody says again (CRT-13). */
  readonly mustStay: (name: PanelName) => boolean
}

/** The panels of one visitor: one open at a time (PNL-01), the one that goes is closing for 100 ms (PNL-02). */
export const makePanelStore = ({ clock, onOpen, onClose, mustStay }: PanelStoreParts): PanelStore & { readonly stop: () => void } => {
  const store = makeStore<PanelState>({ open: null, closing: null })
  let cancel = (): void => undefined
  let openedAt = 0

  const become = (open: PanelName | null): void => {
    const before = store.getSnapshot().open
    if (before === open) return
    cancel()
    store.set({ open, closing: before })
    if (before !== null) {
      cancel = clock.after(closingTime, () => store.set({ ...store.getSnapshot(), closing: null }))
      onClose(before)
    }
    openedAt = clock.now()
    if (open !== null) onOpen(open)
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open: become,
    close: () => become(null),
    leave: () => {
      const { open } = store.getSnapshot()
      if (open === null || clock.now() - openedAt >= seenAfter || !mustStay(open)) become(null)
    },
    stop: () => cancel(),
  }
}
