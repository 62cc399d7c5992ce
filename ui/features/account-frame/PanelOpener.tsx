import type { ComponentProps } from 'react'
import { Button } from '../../kit/index.ts'
import type { PanelName } from '../../framework/panels/createPanels.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'

export interface PanelOpenerProps extends Omit<ComponentProps<typeof Button>, 'type' | 'onClick' | 'name' | 'value'> {
  readonly panel: PanelName
  /** The uid of what the panel is about. */
  readonly about: string
}

/** Opens a panel about an order or an address. Before hydration it requests the page with the panel open, so that no press is lost. */
export const PanelOpener = ({ panel, about, ...look }: PanelOpenerProps) => {
  const panels = usePanels()
  const hydrated = useHydrated()
  return (
    <form method="get">
      <input type="hidden" name="about" value={about} />
      <Button
        {...look}
        type={hydrated ? 'button' : 'submit'}
        name="panel"
        value={panel}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          panels.open(panel, about)
        }}
      />
    </form>
  )
}
