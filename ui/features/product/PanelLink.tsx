import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../kit/index.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { panelAddress } from '../../framework/panels/addressedPanel.ts'
import { productPanels } from './productPanels.ts'
import type { ProductPanelName } from './productPanelNames.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'

export interface PanelLinkProps {
  readonly panel: ProductPanelName
  /** The content of the panel: a group of options, a picture, a text. */
  readonly about?: string | undefined
  readonly children: ReactNode
  readonly variant?: ComponentProps<typeof Link>['variant']
}

/** Opens a panel of a product; a link to the page with the panel open, which can be shared and works without a script. */
export const PanelLink = ({ panel, about, children, variant }: PanelLinkProps) => {
  const panels = usePanels()
  const { current } = useShopLocation()
  return (
    <Link
      href={panelAddress(current.href, panel, about)}
      variant={variant}
      aria-haspopup="dialog"
      onPointerEnter={productPanels.preload}
      onFocus={productPanels.preload}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        panels.open(panel, about)
      }}
    >
      {children}
    </Link>
  )
}
