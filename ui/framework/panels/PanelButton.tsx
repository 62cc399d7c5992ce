import type { ComponentProps } from 'react'
import { urlOf } from '../router/urlOf.ts'
import { useShopLocation } from '../router/RouterContext.ts'
import { withoutPanel } from '../router/withoutPanel.ts'
import type { PanelName } from './createPanels.ts'
import { usePanels } from './PanelsContext.ts'

export interface PanelButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'value' | 'type' | 'onClick'> {
  readonly panel: PanelName
}

/** Opens a panel. Without hydration it submits a form for the page with the panel open, so that no click is lost. */
export const PanelButton = ({ panel, ...rest }: PanelButtonProps) => {
  const panels = usePanels()
  const { current } = useShopLocation()
  const address = urlOf(withoutPanel(current.href))
  return (
    <form method="get" action={address.pathname}>
      {[...address.searchParams].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button
        {...rest}
        type="submit"
        name="panel"
        value={panel}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          panels.open(panel)
        }}
      />
    </form>
  )
}
