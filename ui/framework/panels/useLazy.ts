import { useEffect, useState } from 'react'
import { inTurn } from '../hydration/inTurn.ts'

/** A module that is loaded when it is first needed. */
export interface LazyModule<Module> {
  readonly load: () => Promise<Module>
  /** Null before it is loaded. */
  readonly loaded: () => Module | null
}

/**
 * The module once it is needed and loaded; 'missing' while it is needed and its file failed to load.
 * @param ahead whether to preload it when the browser is idle
 */
export const useLazy = <Module>(module: LazyModule<Module>, wanted: boolean, ahead = false): Module | 'missing' | null => {
  const [loaded, setLoaded] = useState<Module | 'missing' | null>(module.loaded)
  useEffect(() => {
    if (!wanted && !ahead) return undefined
    const load = (): void => {
      const coming = wanted ? module.load() : inTurn(module.load)
      coming.then(setLoaded, () => {
        setLoaded('missing')
        // Retries a failed load when the connection is back.
        addEventListener('online', load, { once: true })
      })
    }
    load()
    return () => {
      removeEventListener('online', load)
      // Whoever needs it again waits for the next try.
      setLoaded((now) => (now === 'missing' ? null : now))
    }
  }, [module, wanted, ahead])
  return loaded === 'missing' && !wanted ? null : loaded
}
