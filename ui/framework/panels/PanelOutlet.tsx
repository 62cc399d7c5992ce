import { Activity, use } from 'react'
import type { ReactNode } from 'react'
import { ToastSlot } from '../../kit/index.ts'
import { useStore } from '../hydration/useStore.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import type { ErrorBoundaryProps } from '../errors/ErrorBoundary.tsx'
import { useShopLocation } from '../router/RouterContext.ts'
import type { PanelName } from './createPanels.ts'
import { PanelFailed } from './PanelFailed.tsx'
import type { OutletPanelRow } from './PanelRow.ts'
import { usePanels } from './PanelsContext.ts'
import { useLazy } from './useLazy.ts'

interface PanelSlotProps {
  readonly row: OutletPanelRow
  /** The panel that is open, or closing. */
  readonly shown: PanelName | null
  readonly isIdle: boolean
}

/** The place of the panels of one module. */
const PanelSlot = ({ row: { names, module: lazyModule, isPreloaded, isPremounted }, shown, isIdle }: PanelSlotProps) => {
  const { current } = useShopLocation()
  const toasts = use(ToastSlot)
  const isShown = shown !== null && names.includes(shown)
  const ahead = isIdle && isPreloaded?.(current) === true
  const module = useLazy(lazyModule, isShown, ahead)
  if (module === 'missing') return <PanelFailed isMissing />
  if (module === null || !(isShown || (ahead && isPremounted))) return null
  const panel = <module.Panel name={isShown ? shown : names[0]} />
  if (!isPremounted) return panel
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {/* A hidden panel shows no notification, so that the one of the page is the only one in the document. */}
      <ToastSlot value={isShown ? toasts : null}>{panel}</ToastSlot>
    </Activity>
  )
}

interface PanelOutletProps {
  /** In the order in which they are loaded when the browser is idle. */
  readonly rows: readonly OutletPanelRow[]
  /** The browser has nothing to do: panels may be loaded ahead. */
  readonly isIdle: boolean
  /** Called when a panel broke while it was rendered. */
  readonly onError: ErrorBoundaryProps['onError']
  /** Rendered beside the panels, within their error boundary. */
  readonly children: ReactNode
}

/** Shows the open panel, if it is one of these. */
export const PanelOutlet = ({ rows, isIdle, onError, children }: PanelOutletProps) => {
  const { open, closing } = useStore(usePanels())
  const shown = open ?? closing
  return (
    <ErrorBoundary resetKey={shown} onError={onError} fallback={PanelFailed}>
      {rows.map((row) => (
        <PanelSlot key={row.names[0]} row={row} shown={shown} isIdle={isIdle} />
      ))}
      {children}
    </ErrorBoundary>
  )
}
