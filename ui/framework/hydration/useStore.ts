import { useSyncExternalStore } from 'react'

/** A value that changes over time. */
export interface Store<State> {
  readonly getSnapshot: () => State
  /** Calls `listener` after each change; the result ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

const atFirst = new WeakMap<Store<unknown>, unknown>()

/**
 * Remembers what the stores hold just before hydration. A part of the page that hydrates later than the rest is compared with what the
 * server wrote, not with what the rest has learnt meanwhile, such as the cart that is persisted on the device.
 */
export const snapshotForHydration = (stores: readonly Store<unknown>[]): void => {
  for (const store of stores) atFirst.set(store, store.getSnapshot())
}

/** The present value of a store; renders again when it changes. */
export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, () => (atFirst.has(store) ? (atFirst.get(store) as State) : store.getSnapshot()))
