import { useEffect, useEffectEvent } from 'react'
import { backEntry } from './backEntry.ts'

/** Makes the browser's Back close an open panel on a small screen. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const leave = useEffectEvent(close)
  useEffect(() => (isOpen ? backEntry?.stand(() => leave()) : undefined), [isOpen])
  // A choice in the panel may have changed the address or the page below.
  useEffect(() => {
    if (isOpen) backEntry?.settle()
  })
}
