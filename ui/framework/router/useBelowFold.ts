import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../hydration/afterPaint.ts'
import { useShopLocation } from './RouterContext.ts'
import type { DeferredRender } from './pageStack.ts'

/**
 * Whether to render content below the first screen. After a click a page first renders the visible part, so that it shows sooner, and the rest
 * once that is painted.
 */
export const useBelowFold = (): boolean => {
  const { arrival } = useShopLocation()
  const [followed, setFollowed] = useState<DeferredRender>(null)
  const isWhole = arrival === null || followed === arrival
  useEffect(() => {
    if (!isWhole) afterPaint(() => startTransition(() => setFollowed(arrival)))
  }, [isWhole, arrival])
  return isWhole
}
