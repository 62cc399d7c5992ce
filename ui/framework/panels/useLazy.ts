import { useEffect, useState } from 'react'
import { inTurn } from '../hydration/inTurn.ts'

/** A module that is loaded when it is first needed. */
export interface LazyModule<Module> {
  readonly load: () => Promise<Module>
  /** Null before it is loaded. */
  readonly loaded: () => Module | null
}

/**
 * The module as soon as it is wanted and there; 'missing' while it is wanted and its file did not come.
 * @param ahead whether it may come before anybody wants it, when the browser has nothing to do
 */
export const useLazy = <Module>(module: LazyModule<Module>, wanted: boolean, ahead = false): Module | 'missing' | null => {
  const [loaded, setLoaded] = useState<Module | 'missing' | null>(module.loaded)
  useEffect(() => {
    if (!wanted && !ahead) return undefined
    const load = (): void => {
      const coming = wanted ? module.load() : inTurn(module.load)
      coming.then(setLoaded, () => {
        setLoaded('missing')
        // What did not come without a connection comes with it.
        addEventListener('online', load, { once: true })
      })
    }
    load()
    return () => removeEventListener('online', load)
  }, [module, wanted, ahead])
  return loaded === 'missing' && !wanted ? null : loaded
}
