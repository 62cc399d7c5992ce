import { Activity, memo, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { FaultView } from '../errors/FaultView.tsx'
import { useLogFault } from '../errors/useLogFault.ts'
import { LocationContext, useSlots } from '../location/LocationContext.ts'
import type { LocationActs } from '../location/LocationContext.ts'
import type { PageSlot } from '../location/slots.ts'

/** What keeps the elements of a page together, in the document or out of it. */
interface Sheet {
  current: HTMLElement | null
}

/** Stands before the page: its elements are in the document by the time that their own effects look for them. */
const InDocument = ({ sheet }: { readonly sheet: Sheet }) => {
  useLayoutEffect(() => {
    if (sheet.current?.isConnected === false) document.getElementById('main')?.append(sheet.current)
    return () => sheet.current?.remove()
  }, [sheet])
  return null
}

interface SlotViewProps {
  readonly slot: PageSlot
  readonly acts: LocationActs
}

const SlotView = memo(({ slot, acts }: SlotViewProps) => {
  const logFault = useLogFault()
  const { page: current, arrival } = slot
  const value = useMemo(() => ({ current, arrival, ...acts }), [current, arrival, acts])
  const page = useMemo(() => {
    const { module, routeId, name, params, path, href } = current
    const { searchParams } = new URL(href, 'http://shop.invalid')
    return <module.Page key={routeId} name={name} params={params} path={path} search={searchParams} />
  }, [current])
  // The first page comes with the document; the elements of others are made outside of it.
  const [isOfDocument] = useState(slot.key === 0)
  const [sheet] = useState<Sheet>(() => ({ current: isOfDocument ? null : document.createElement('div') }))
  const view = (
    <LocationContext value={value}>
      <InDocument sheet={sheet} />
      <ErrorBoundary resetKey={slot} onFault={logFault} fallback={FaultView}>
        {page}
      </ErrorBoundary>
    </LocationContext>
  )
  if (!isOfDocument && sheet.current !== null) return createPortal(view, sheet.current)
  return (
    // The outer element is what React takes away: the inner one may be out of the document by then.
    <div>
      <div
        ref={(element) => {
          if (element !== null) sheet.current = element
        }}
      >
        {view}
      </div>
    </div>
  )
})

/**
 * The page on screen; behind it, out of the document, the one that a press is expected to lead to, and the one that this one was opened
 * from. What waits has no effects, and is brought up to date when nothing else is to be done.
 */
export const Pages = () => {
  const { shown, ahead, left, acts } = useSlots()
  return [shown, ahead, left].map((slot) =>
    slot === null ? null : (
      <Activity key={slot.key} mode={slot === shown ? 'visible' : 'hidden'}>
        <SlotView slot={slot} acts={acts} />
      </Activity>
    ),
  )
}
