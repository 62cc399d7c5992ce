import { Activity, useCallback, useEffect, useImperativeHandle, useState } from 'react'
import type { Ref } from 'react'
import { lazy } from '@thuishaven/core'
import { savesData } from '../../framework/hydration/savesData.ts'
import { useIdle } from '../../framework/hydration/useIdle.ts'
import { PanelFailed } from '../../framework/panels/PanelFailed.tsx'
import { useLazy } from '../../framework/panels/useLazy.ts'
import type { FilterSheetProps } from './FilterSheet.tsx'
import { priceFacet } from './priceFacet.ts'

/** With the slider, which a hidden sheet would load only when it is shown; without that file the sheet says so itself. */
const filterSheet = lazy(async () => (await Promise.all([import('./FilterSheet.tsx'), priceFacet.load().catch(() => null)]))[0])

const SheetMissing = ({ onClosed }: Pick<FilterSheetProps, 'onClosed'>) => {
  useEffect(onClosed, [onClosed])
  return <PanelFailed isMissing />
}

export interface FilterSheetSlotProps extends Omit<FilterSheetProps, 'onClosed'> {
  /** Receives the function that opens the sheet: a press renders the sheet alone, not the list. */
  readonly opener: Ref<() => void>
}

/** The place of the filter sheet. A phone draws it out of sight when it is idle, so that the press has only to show it. */
export const FilterSheetSlot = ({ opener, ...sheet }: FilterSheetSlotProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useImperativeHandle(opener, () => () => setOpen(true), [])
  const ahead = useIdle() && !savesData() && matchMedia('(width < 64rem)').matches
  const file = useLazy(filterSheet, isOpen, ahead)
  if (file === 'missing') return <SheetMissing onClosed={close} />
  if (file === null || !(isOpen || ahead)) return null
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <file.FilterSheet {...sheet} onClosed={close} />
    </Activity>
  )
}
