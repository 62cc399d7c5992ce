import type { ClockPort } from '../ports/ClockPort.ts'
import type { PanelName, PanelState, PanelStore } from '../shop.ts'
import { makeStore } from '../store/makeStore.ts'

/** Milliseconds of the closing transition (PNL-02). */
const closingTime = 100

export interface PanelStoreParts {
  readonly clock: ClockPort
  readonly onOpen: (name: PanelName) => void
  readonly onClose: (name: PanelName) => void
}

/** The panels of one visitor: one open at a time (PNL-01), the one that goes is closing for 100 ms (PNL-02). */
export const makePanelStore = ({ clock, onOpen, onClose }: PanelStoreParts): PanelStore & { readonly stop: () => void } => {
  const store = makeStore<PanelState>({ open: null, closing: null })
  let cancel = (): void => undefined

  const become = (open: PanelName | null): void => {
    const before = store.getSnapshot().open
    if (before === open) return
    cancel()
    store.set({ open, closing: before })
    if (before !== null) {
      cancel = clock.after(closingTime, () => store.set({ ...store.getSnapshot(), closing: null }))
      onClose(before)
    }
    if (open !== null) onOpen(open)
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open: become,
    close: () => become(null),
    stop: () => cancel(),
  }
}
