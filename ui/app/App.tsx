import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Shop } from '@thuishaven/core'
import { defaultConfig } from '@thuishaven/core/config'
import {
  configQuery,
  ConfigContext,
  useLoadedConfig,
  forgetWithCustomer,
  ShopContext,
  MadeAtContext,
  useReportError,
} from '../features/shop/index.ts'
import type { Messages } from '../messages/createMessages.ts'
import { textOf } from '../messages/text.ts'
import { TextsContext } from '../messages/useMessages.ts'
import { ErrorBoundary } from '../framework/errors/ErrorBoundary.tsx'
import { ErrorView } from './errors/ErrorView.tsx'
import { LastResort } from './errors/LastResort.tsx'
import { newError, problemText } from '../framework/errors/reportedError.ts'
import type { ReportedError } from '../framework/errors/reportedError.ts'
import { defectPage } from './errors/defectPage.ts'
import { Shell } from './Shell.tsx'
import { useShopLocation } from '../framework/router/RouterContext.ts'
import type { NavigatorOptions } from '../framework/router/createNavigator.ts'
import { RouterProvider } from '../framework/router/RouterProvider.tsx'
import type { ResolvedPage } from '../framework/router/resolvedPage.ts'
import { listPlace } from '../features/catalogue/index.ts'
import type { Panels } from '../framework/panels/createPanels.ts'
import { PanelsContext } from '../framework/panels/PanelsContext.ts'

interface Common {
  readonly shop: Shop
  readonly panels: Panels
  readonly queries: QueryClient
  readonly texts: Messages
  /** The first page. */
  readonly page: ResolvedPage
  /** When the server made it, by its own clock. */
  readonly madeAt: number
}

export type AppProps = Common &
  (
    | { readonly side: 'server' }
    | ({
        readonly side: 'browser'
        readonly onPrefetched: (prerender: (page: ResolvedPage) => void) => void
      } & NavigationInBrowser)
  )

/** Functions that exist only in a browser. */
type NavigationInBrowser = Pick<NavigatorOptions, 'load' | 'isOutdated' | 'shownAs' | 'reloadDocument'>

const refuseNavigation = (): never => {
  throw new Error('There is no navigation on the server.')
}
const noNavigation: NavigationInBrowser = {
  load: refuseNavigation,
  isOutdated: () => false,
  shownAs: refuseNavigation,
  reloadDocument: refuseNavigation,
}

const navigatorOptions = (props: AppProps): NavigatorOptions => {
  const { shop, panels, queries, texts, page } = props
  return {
    ...(props.side === 'browser' ? props : noNavigation),
    initial: page,
    listPlace,
    writeHead: async (head, isCurrent) => {
      const { writeShopHead } = await import('./headWriter.ts')
      const config = queries.getQueryData(configQuery(shop).queryKey) ?? defaultConfig
      if (isCurrent()) writeShopHead(head, { ...config, origin: location.origin, locale: shop.locale }, isCurrent)
    },
    onBegin: () => {
      shop.alert.reset()
      shop.toasts.leave()
    },
    onLeave: panels.leave,
    onFailure: (href, problem, isCutOff) => {
      const text = textOf(texts.t)
      if (isCutOff) return defectPage(href, { reason: 'unavailable' }, text)
      const error = newError(problem)
      shop.log('Page failed to load', { requestId: error.id, error: problemText(problem) })
      return defectPage(href, { reason: 'defect', id: error.id }, text)
    },
  }
}

const AloneInFrame = ({ error }: { readonly error: ReportedError }) => (
  <main id="main">
    <ErrorView error={error} />
  </main>
)

/** The frame of every page; when it throws only the error page is shown, until the next navigation. */
const ShellInBoundary = () => {
  const { current } = useShopLocation()
  return (
    <ErrorBoundary resetKey={current} onError={useReportError()} fallback={AloneInFrame}>
      <Shell />
    </ErrorBoundary>
  )
}

const OuterBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary resetKey={null} onError={useReportError()} fallback={LastResort}>
    {children}
  </ErrorBoundary>
)

const WithConfig = ({ children }: { readonly children: ReactNode }) => <ConfigContext value={useLoadedConfig()}>{children}</ConfigContext>

/** The whole shop as one tree, the same on both sides. */
export const App = (props: AppProps) => {
  const { shop, panels, queries, texts, madeAt } = props
  // Looked at before the copy on the device is restored: only a cart that came with the page is known to be the backend's.
  const [cameWithCart] = useState(() => shop.cart.getSnapshot().status === 'ready')
  useEffect(() => {
    if (!cameWithCart) void shop.cart.load()
  }, [shop, cameWithCart])
  useEffect(() => forgetWithCustomer(shop, queries), [shop, queries])
  const [options] = useState(() => navigatorOptions(props))
  return (
    <ShopContext value={shop}>
      <TextsContext value={texts}>
        <MadeAtContext value={madeAt}>
          <OuterBoundary>
            <QueryClientProvider client={queries}>
              <WithConfig>
                <RouterProvider options={options} onPrefetched={props.side === 'browser' ? props.onPrefetched : refuseNavigation}>
                  <PanelsContext value={panels}>
                    <ShellInBoundary />
                  </PanelsContext>
                </RouterProvider>
              </WithConfig>
            </QueryClientProvider>
          </OuterBoundary>
        </MadeAtContext>
      </TextsContext>
    </ShopContext>
  )
}
