import { useEffect, useState } from 'react'
import type { Later } from '@thuishaven/core'

/** The panels as soon as they are wanted and there; 'missing' when their file did not come. */
export const useLater = <Panels>(later: Later<Panels>, wanted: boolean): Panels | 'missing' | null => {
  const [panels, setPanels] = useState<Panels | 'missing' | null>(later.loaded)
  useEffect(() => {
    if (wanted) later.load().then(setPanels, () => setPanels('missing'))
  }, [later, wanted])
  return panels === 'missing' && !wanted ? null : panels
}
