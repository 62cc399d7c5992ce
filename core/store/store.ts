/** A value that changes over time, in the form that view libraries can subscribe to. */
export interface Store<State> {
  readonly getSnapshot: () => State
  /** Calls `listener` after each change; the answer ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}
