import { useCallback } from 'react'
import { dateText } from '@thuishaven/core/locale'
import type { DateFormat } from '@thuishaven/core/locale'
import { useConfig } from './useConfig.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** Writes a moment of the backend (RFC 3339) as the calendar and the clock of the shop's own place show it (LOC-05). */
export const useDateText = (): ((moment: string | null, format?: DateFormat) => string) => {
  const { t } = useMessages()
  const { timeZone } = useConfig()
  return useCallback((moment, format = 'DD-MM-YYYY') => t(dateText(moment, format, timeZone)), [t, timeZone])
}
