import { lazy, useState } from 'react'
import type { ComponentType } from 'react'

/** A component in a file of its own. */
export interface LazyPart<Props> {
  /** Loads the file when it is first rendered, so it stands in a `Suspense`. */
  readonly Part: ComponentType<Props>
  /** Loads the file before that; a failure is handled when the part is rendered. */
  readonly preload: () => void
}

/**
 * A part whose file is there renders at once: React holds a `Suspense` boundary back for 300 ms after its fallback has shown, even when the file
 * arrives earlier.
 */
export const lazyPart = <Props extends object>(open: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let loaded: ComponentType<Props> | null = null
  const load = async () => ({ default: (loaded = await open()) })
  const Loading = lazy(load)
  return {
    // Once chosen it stays: another component would lose the state of this one.
    Part: (props) => {
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Loading)
      return <Shown {...props} />
    },
    preload: () => void load().catch(() => undefined),
  }
}
