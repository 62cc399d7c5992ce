import { useEffect, useState } from 'react'
import type { Lazy } from '@thuishaven/core'
import { inTurn } from '../inTurn.ts'

/**
 * The panels as soon as they are wanted and there; 'missing' while they are wanted and their file did not come.
 * @param ahead whether they may come before anybody wants them, when the browser has nothing to do
 */
export const useLazy = <Panels>(lazyPanels: Lazy<Panels>, wanted: boolean, ahead = false): Panels | 'missing' | null => {
  const [panels, setPanels] = useState<Panels | 'missing' | null>(lazyPanels.loaded)
  useEffect(() => {
    if (!wanted && !ahead) return undefined
    const load = (): void => {
      const coming = wanted ? lazyPanels.load() : inTurn(lazyPanels.load)
      coming.then(setPanels, () => {
        setPanels('missing')
        // What did not come without a connection comes with it.
        addEventListener('online', load, { once: true })
      })
    }
    load()
    return () => removeEventListener('online', load)
  }, [lazyPanels, wanted, ahead])
  return panels === 'missing' && !wanted ? null : panels
}
