import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * For a row of links that is wider than a telephone: the one that one is at stands in the middle of what is seen of it.
 * @param current changes with the link that has aria-current
 */
export const useCurrentInSight = (current: string | null): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const here = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (list.current === null || here === undefined) return
    const row = list.current.getBoundingClientRect()
    list.current.scrollLeft += here.left + here.width / 2 - row.left - row.width / 2
  }, [current])
  return list
}
