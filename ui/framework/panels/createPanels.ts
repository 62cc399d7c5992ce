import type { Store } from '../hydration/useStore.ts'

/** The app's table of panels augments it with `panel`, the union of their names, so that `open` takes no other. */
export interface Register {}

export type PanelName = Register extends { readonly panel: infer Name extends string } ? Name : string

/** The open panel. */
export interface PanelState {
  readonly open: PanelName | null
  /** The panel in its 100 ms closing transition. */
  readonly closing: PanelName | null
  /** The panel's parameter: the uid of an order, a group of options, a picture, a text; kept while it closes. */
  readonly subject: string | null
}

/** Opens and closes panels (PNL-01, PNL-02); opening one closes the one before it. */
export interface Panels extends Store<PanelState> {
  readonly open: (name: PanelName, subject?: string) => void
  readonly close: () => void
  /** Closes a panel that could not be shown, and reports it. */
  readonly fail: () => void
  /** Closes the panels of a page that is left immediately, except one that must stay. */
  readonly leave: () => void
}

export interface PanelsOptions {
  /** Another panel is open, or none, after `before`. */
  readonly onChange?: (open: PanelName | null, before: PanelName | null) => void
  /** Notifies the shopper that a panel failed to render. */
  readonly onFailed?: () => void
  /** Whether an open panel closes with the page that is left. `openFor`: for how many milliseconds it has been open. */
  readonly mayLeave?: (name: PanelName, openFor: number) => boolean
}

/** Milliseconds of the closing transition (PNL-02). */
const closingTime = 100

/** The panels of one visitor: one open at a time (PNL-01), the one that is closed is closing for 100 ms (PNL-02). */
export const createPanels = ({ onChange, onFailed, mayLeave }: PanelsOptions = {}): Panels => {
  let state: PanelState = { open: null, closing: null, subject: null }
  const listeners = new Set<() => void>()
  let transition: ReturnType<typeof setTimeout> | undefined
  let openedAt = 0

  const set = (next: PanelState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const become = (open: PanelName | null, subject?: string): void => {
    const before = state.open
    if (before === open) return
    clearTimeout(transition)
    set({ open, closing: before, subject: open === null ? state.subject : (subject ?? null) })
    if (before !== null) transition = setTimeout(() => set({ ...state, closing: null }), closingTime)
    openedAt = performance.now()
    onChange?.(open, before)
  }
  const close = (): void => become(null)
  /** Closes without a transition. */
  const vanish = (): void => {
    close()
    clearTimeout(transition)
    if (state.closing !== null) set({ ...state, closing: null })
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: become,
    close,
    fail: () => {
      // Nothing is shown that could close, and whoever opens it again at once tries again.
      vanish()
      onFailed?.()
    },
    leave: () => {
      if (state.open !== null && mayLeave?.(state.open, performance.now() - openedAt) === false) return
      // No exit animation over the next page, which could not be used behind a closing panel.
      vanish()
    },
  }
}
