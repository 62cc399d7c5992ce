import { useEffect } from 'react'
import type { ReportedError } from '../errors/reportedError.ts'
import { useShopLocation } from '../router/RouterContext.ts'
import { usePanels } from './PanelsContext.ts'

/** Whether a reload would lose what the shopper typed. */
const isFormOpen = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')].some(({ value, defaultValue }) => value !== defaultValue)

interface PanelFailedProps {
  readonly isMissing?: boolean
  /** The error of a panel that threw while rendering. */
  readonly error?: ReportedError
}

/**
 * Closes a panel that could not be shown, and reports it; the page below is unchanged. When the panel's file is missing, as after a deploy,
 * the page is reloaded instead (ERR-02), unless a form on it is being filled in.
 */
export const PanelFailed = ({ isMissing }: PanelFailedProps) => {
  const panels = usePanels()
  const { reloadDocument } = useShopLocation()
  useEffect(() => {
    const fail = async (): Promise<void> => {
      if (isMissing && !isFormOpen() && (await reloadDocument(location.href)) === 'loads') return
      panels.fail()
    }
    void fail()
  }, [isMissing, reloadDocument, panels])
  return null
}
