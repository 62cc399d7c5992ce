import { createContext, useContext } from 'react'
import type { Panels } from './createPanels.ts'

export const PanelsContext = createContext<Panels | null>(null)

/** The panels over the page. */
export const usePanels = (): Panels => {
  const panels = useContext(PanelsContext)
  if (panels === null) throw new Error('usePanels was called outside the App component.')
  return panels
}
