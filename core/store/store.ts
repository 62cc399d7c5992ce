/** A value that changes over time, in the form that view libraries can subscribe to. */
export interface Store<State> {
  readonly getSnapshot: () => State
  /** Calls `listener` after each change; the returned function ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store that its owner can write. Setting the present value again notifies no subscriber. */
export interface WritableStore<State> extends Store<State> {
  readonly set: (state: State) => void
}

/**
 * A value with subscribers.
 * @param onFirstListener runs before the first subscription, so that persisted state is read after the first render, never during it.
 */
export const createStore = <State>(initial: State, onFirstListener: () => void = () => undefined): WritableStore<State> => {
  let state = initial
  let watched = false
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      if (!watched) {
        watched = true
        onFirstListener()
      }
      // A listener may subscribe more than once: each subscription ends for itself.
      const own = () => listener()
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    set: (next) => {
      if (Object.is(state, next)) return
      state = next
      for (const listener of Array.from(listeners)) listener()
    },
  }
}
