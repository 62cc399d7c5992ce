import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'wouter'
import { urlOf } from './urlOf.ts'
import { createNavigator, staying } from './createNavigator.ts'
import type { NavigatorOptions } from './createNavigator.ts'
import { firstPageStack } from './pageStack.ts'
import type { ResolvedPage } from './resolvedPage.ts'
import { DepartureContext, PageStackContext, RouterContext, useShopLocation } from './RouterContext.ts'

const useRouterLocation = (): [string, (to: string, options?: { replace?: boolean }) => Promise<void>] => {
  const { current, navigate } = useShopLocation()
  return [current.path, navigate]
}
const useRouterSearch = (): string => urlOf(useShopLocation().current.href).search

export interface RouterProviderProps {
  /** Read once: they stay the same as long as the document lives. */
  readonly options: NavigatorOptions
  /** Reports each prefetched page, once it is ready. */
  readonly onPrefetched: (prerender: (page: ResolvedPage) => void) => void
  readonly children: ReactNode
}

/** Holds the page on screen, and hands the location and the links of it to wouter's hooks. */
export const RouterProvider = ({ options, onPrefetched, children }: RouterProviderProps) => {
  const [pageStack, setPageStack] = useState(() => firstPageStack(options.initial))
  const [departure, setDeparture] = useState(staying)
  const [navigator] = useState(() =>
    createNavigator(options, {
      show: (next) =>
        flushSync(() => {
          setPageStack(next)
          setDeparture(staying)
        }),
      rename: setPageStack,
      prerender: (next) => startTransition(() => setPageStack(next)),
      depart: setDeparture,
    }),
  )
  useEffect(() => onPrefetched(navigator.prerender), [navigator, onPrefetched])
  useEffect(() => navigator.start(), [navigator])

  const { page: current, arrival } = pageStack.shown
  const { writeHead, reloadDocument } = options
  const { navigate, rename } = navigator
  const actions = useMemo(() => ({ writeHead, navigate, rename, reloadDocument }), [writeHead, navigate, rename, reloadDocument])
  const value = useMemo(() => ({ current, arrival, ...actions }), [current, arrival, actions])
  const drawn = useMemo(() => ({ ...pageStack, actions }), [pageStack, actions])
  return (
    <RouterContext value={value}>
      <DepartureContext value={departure}>
        <Router hook={useRouterLocation} searchHook={useRouterSearch}>
          <PageStackContext value={drawn}>{children}</PageStackContext>
        </Router>
      </DepartureContext>
    </RouterContext>
  )
}
