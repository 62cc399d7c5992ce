import { useEffect, useEffectEvent } from 'react'
import { backEntry } from './backEntry.ts'

/** While it is open, the browser's Back closes it on a small screen. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const leave = useEffectEvent(close)
  useEffect(() => (isOpen ? backEntry?.stand(() => leave()) : undefined), [isOpen])
  // What was chosen in it may have led to another address, or to another page under it.
  useEffect(() => {
    if (isOpen) backEntry?.settle()
  })
}
