import { useCallback } from 'react'
import { dateText } from '@thuishaven/core/locale'
import { useText } from '../../../messages/useText.ts'

/** Where the shop is: its days begin and end there. */
const zone = 'Europe/Amsterdam'

/** A moment of the host as the shop writes days (LOC-05). */
export const useDateText = (): ((moment: string | null) => string) => {
  const { say } = useText()
  return useCallback((moment) => say(dateText(moment, 'DD-MM-YYYY', zone)), [say])
}
