import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../hydration/afterPaint.ts'
import { useShopLocation } from './RouterContext.ts'
import type { DeferredRender } from './pageStack.ts'

/**
 * Whether to draw what lies below the first screen. A page that was pressed for first shows what is in view, so that the press is answered
 * sooner, and the rest once that is painted.
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
