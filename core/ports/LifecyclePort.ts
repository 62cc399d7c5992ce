/**
 * What happens to the page in which the shop stands: the network came back, the shopper looks at it again, it was left (perhaps for ever),
 * or it came back out of the browser's memory as it was when it was left.
 */
export type LifecycleEvent = 'online' | 'visible' | 'left' | 'restored'

/** Tells of the page's moments; a program without a page has none. */
export interface LifecyclePort {
  /** The returned function ends it. */
  readonly watch: (listener: (moment: LifecycleEvent) => void) => () => void
}
