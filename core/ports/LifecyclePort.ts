/**
 * Lifecycle events of the page: the network is back, the page became visible, it was left (possibly for good), or it was restored unchanged
 * from the back/forward cache.
 */
export type LifecycleEvent = 'online' | 'visible' | 'left' | 'restored'

/** Reports the page's lifecycle events; a script without a page has none. */
export interface LifecyclePort {
  /** The returned function ends it. */
  readonly watch: (listener: (moment: LifecycleEvent) => void) => () => void
}
