import type { PanelName } from '../../framework/panels/createPanels.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { FormButton } from './FormButton.tsx'
import type { FormButtonProps } from './FormButton.tsx'

export interface PanelOpenerProps extends Omit<FormButtonProps, 'method' | 'action' | 'field' | 'onPress' | 'name' | 'value'> {
  readonly panel: PanelName
  /** The uid of what the panel is about. */
  readonly about: string
}

/** Opens a panel about an order or an address. Before hydration it requests the page with the panel open. */
export const PanelOpener = ({ panel, about, ...look }: PanelOpenerProps) => {
  const panels = usePanels()
  return (
    <FormButton
      {...look}
      method="get"
      field={['about', about]}
      name="panel"
      value={panel}
      aria-haspopup="dialog"
      onPress={() => panels.open(panel, about)}
    />
  )
}
