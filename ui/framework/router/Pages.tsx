import { Activity, memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { urlOf } from './urlOf.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import type { ErrorBoundaryProps } from '../errors/ErrorBoundary.tsx'
import { RouterContext, usePageStack } from './RouterContext.ts'
import type { RouterActions } from './RouterContext.ts'
import type { StackedPage } from './pageStack.ts'

/** The elements of the page that came with the document. */
const firstPage = 'first-page'

/** Rendered before the page, so that its elements are in the document before their own effects run, and out of it while it is hidden. */
const InDocument = ({ made }: { readonly made: HTMLElement | null }) => {
  const persisted = useRef(made)
  useLayoutEffect(() => {
    const elements = (persisted.current ??= document.getElementById(firstPage))
    if (elements?.isConnected === false) document.getElementById('main')?.append(elements)
    return () => elements?.remove()
  }, [])
  return null
}

/** The replacement of a page that threw while rendering, and the callback that reports it. */
type PagesProps = Pick<ErrorBoundaryProps, 'onError' | 'fallback'>

interface StackedPageViewProps extends PagesProps {
  readonly slot: StackedPage
  readonly actions: RouterActions
}

const StackedPageView = memo(({ slot, actions, onError, fallback }: StackedPageViewProps) => {
  const { page: current, arrival } = slot
  const value = useMemo(() => ({ current, arrival, ...actions }), [current, arrival, actions])
  const page = useMemo(() => {
    const { module, routeId, name, params, path, href } = current
    const { searchParams } = urlOf(href)
    return <module.Page key={routeId} name={name} params={params} path={path} search={searchParams} />
  }, [current])
  // The first page is in the document; elements of other pages are created outside of it.
  const [made] = useState(() => (slot.key === 0 ? null : document.createElement('div')))
  const view = (
    <RouterContext value={value}>
      <InDocument made={made} />
      <ErrorBoundary resetKey={slot} onError={onError} fallback={fallback}>
        {page}
      </ErrorBoundary>
    </RouterContext>
  )
  if (made !== null) return createPortal(view, made)
  return (
    // The outer element is what React takes away: the inner one may be out of the document by then.
    <div>
      <div id={firstPage}>{view}</div>
    </div>
  )
})

/**
 * The current page, and outside the document the prerendered page and the previous one. Hidden pages run no effects, and are updated when the
 * browser is idle.
 */
export const Pages = ({ onError, fallback }: PagesProps) => {
  const { shown, prerendered: ahead, previous: left, actions } = usePageStack()
  return [shown, ahead, left].map((slot) =>
    slot === null ? null : (
      <Activity key={slot.key} mode={slot === shown ? 'visible' : 'hidden'}>
        <StackedPageView slot={slot} actions={actions} onError={onError} fallback={fallback} />
      </Activity>
    ),
  )
}
