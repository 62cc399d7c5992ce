import { Activity } from 'react'
import type { ReactNode } from 'react'
import { useStore } from '../../bindings/useStore.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import type { ErrorBoundaryProps } from '../errors/ErrorBoundary.tsx'
import { useShopLocation } from '../location/RouterContext.ts'
import type { PanelName } from './createPanels.ts'
import { PanelFailed } from './PanelFailed.tsx'
import type { PanelRow, PanelTable } from './PanelRow.ts'
import { usePanels } from './PanelsContext.ts'
import { useLazy } from './useLazy.ts'

interface PanelSlotProps {
  readonly row: Extract<PanelRow, { readonly shownBy: 'outlet' }>
  /** The panel that is open, or closing. */
  readonly shown: PanelName | null
  readonly isIdle: boolean
}

/** The place of the panels of one module. */
const PanelSlot = ({ row, shown, isIdle }: PanelSlotProps) => {
  const { current } = useShopLocation()
  const [first] = row.names
  const name = row.names.find((known) => known === shown)
  const isShown = name !== undefined
  const ahead = isIdle && row.isPreloaded?.(current) === true
  const module = useLazy(row.module, isShown, ahead)
  if (module === 'missing') return <PanelFailed isMissing />
  if (module === null || !(isShown || (ahead && row.isPremounted))) return null
  const panel = <module.Panel name={name ?? first} />
  return row.isPremounted ? <Activity mode={isShown ? 'visible' : 'hidden'}>{panel}</Activity> : panel
}

interface PanelOutletProps {
  readonly table: PanelTable
  /** The browser has nothing to do: panels may be loaded ahead. */
  readonly isIdle: boolean
  /** Is told of a panel that broke while it was rendered. */
  readonly onError: ErrorBoundaryProps['onError']
  /** Stands beside the panels, within their error boundary. */
  readonly children: ReactNode
}

/** Shows the open panel, from the app's table of panels. */
export const PanelOutlet = ({ table, isIdle, onError, children }: PanelOutletProps) => {
  const { open, closing } = useStore(usePanels())
  const shown = open ?? closing
  return (
    <ErrorBoundary resetKey={shown} onError={onError} fallback={PanelFailed}>
      {table.map((row) => (row.shownBy === 'outlet' ? <PanelSlot key={row.source} row={row} shown={shown} isIdle={isIdle} /> : null))}
      {children}
    </ErrorBoundary>
  )
}
