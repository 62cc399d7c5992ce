import { lazy, useState } from 'react'
import type { ComponentType } from 'react'

/** A component in a file of its own. */
export interface LazyPart<Props> {
  /** Loads the file when it is first rendered, so it stands in a `Suspense`. */
  readonly Part: ComponentType<Props>
  /** Loads the file before that; a failure is handled when the part is rendered. */
  readonly preload: () => void
}

/** Rendered during hydration it keeps the HTML of the server in the page. */
export const ServerHtml = lazy(() => new Promise<never>(() => undefined))

/**
 * A part whose file is there renders at once: React holds a `Suspense` boundary back for 300 ms after its fallback has shown, even when the file
 * arrives earlier. A file that fails to load does not take the page with it (ERR-01): offline the part waits for the connection, else `Failed`
 * takes its place.
 */
export const lazyPart = <Props extends object>(
  open: () => Promise<ComponentType<Props>>,
  Failed?: ComponentType<Props>,
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | null = null
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => ({ default: (loaded = await open()) })
  const fail = async (problem: unknown): Promise<{ readonly default: ComponentType<Props> }> => {
    if (!navigator.onLine) {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      return load().catch(fail)
    }
    if (Failed === undefined) throw problem
    return { default: Failed }
  }
  const Loading = lazy(() => load().catch(fail))
  return {
    // Once chosen it stays: another component would lose the state of this one.
    Part: (props) => {
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Loading)
      return <Shown {...props} />
    },
    preload: () => void load().catch(() => undefined),
  }
}
