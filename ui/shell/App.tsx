import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Shop } from '@thuishaven/core'
import { defaultConfig } from '@thuishaven/core/config'
import { configQuery } from '../bindings/queries.ts'
import { ConfigContext, useLoadedConfig } from '../bindings/useConfig.ts'
import { forgetWithCustomer } from '../bindings/forgetWithCustomer.ts'
import { ShopContext } from '../bindings/ShopContext.ts'
import type { Messages } from '../messages/createMessages.ts'
import { textOf } from '../messages/text.ts'
import { MadeAtContext } from '../bindings/useNow.ts'
import { TextsContext } from '../messages/useMessages.ts'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { ErrorView } from './errors/ErrorView.tsx'
import { LastResort } from './errors/LastResort.tsx'
import { newError, problemText } from './errors/reportedError.ts'
import type { ReportedError } from './errors/reportedError.ts'
import { defectPage } from './errors/defectPage.ts'
import { useReportError } from './errors/useReportError.ts'
import { Shell } from './layouts/Shell.tsx'
import { useShopLocation } from './location/RouterContext.ts'
import type { ShownAs } from './location/historyEntry.ts'
import type { HeadSite } from './location/headTags.ts'
import { RouterProvider } from './location/RouterProvider.tsx'
import type { DocumentReload } from './reloadDocument.browser.ts'
import type { Resolution, ResolvedPage } from './location/resolvedPage.ts'
import type { Panels } from './panels/createPanels.ts'
import { PanelsContext } from './panels/PanelsContext.ts'

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
    | {
        readonly side: 'browser'
        readonly resolve: (href: string, leaves: AbortSignal, sessionUnknown?: boolean) => Promise<Resolution>
        readonly isOutdated: () => boolean
        readonly shownAs: ShownAs
        readonly reloadDocument: (address: string) => Promise<DocumentReload>
        readonly listenAhead: (draw: (page: ResolvedPage) => void) => void
      }
  )

const stays = (): never => {
  throw new Error('There is no navigation on the server.')
}
const upToDate = (): boolean => false

const AloneInFrame = ({ error }: { readonly error: ReportedError }) => (
  <main id="main">
    <ErrorView error={error} />
  </main>
)

/** The frame of every page; when it breaks the error page stands alone, until the next navigation. */
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
  const { shop, panels, queries, texts, page, madeAt } = props
  // Looked at before the copy on the device is restored: only a cart that came with the page is known to be the backend's.
  const [cameWithCart] = useState(() => shop.cart.getSnapshot().status === 'ready')
  useEffect(() => {
    if (!cameWithCart) void shop.cart.load()
  }, [shop, cameWithCart])
  const site = useCallback(
    (): HeadSite => ({
      ...(queries.getQueryData(configQuery(shop).queryKey) ?? defaultConfig),
      origin: location.origin,
      locale: shop.locale,
    }),
    [queries, shop],
  )
  useEffect(() => forgetWithCustomer(shop, queries), [shop, queries])
  const onBegin = useCallback((): void => {
    shop.alert.reset()
    shop.toasts.leave()
  }, [shop])
  const onFailure = useCallback(
    (href: string, problem: unknown, isCutOff: boolean): ResolvedPage => {
      const text = textOf(texts.t)
      if (isCutOff) return defectPage(href, { because: 'host' }, text)
      const error = newError(problem)
      shop.log('A page could not be opened', { requestId: error.id, problem: problemText(problem) })
      return defectPage(href, { because: 'fault', id: error.id }, text)
    },
    [shop, texts],
  )
  return (
    <ShopContext value={shop}>
      <TextsContext value={texts}>
        <MadeAtContext value={madeAt}>
          <OuterBoundary>
            <QueryClientProvider client={queries}>
              <WithConfig>
                <RouterProvider
                  initial={page}
                  resolve={props.side === 'browser' ? props.resolve : stays}
                  isOutdated={props.side === 'browser' ? props.isOutdated : upToDate}
                  shownAs={props.side === 'browser' ? props.shownAs : stays}
                  reloadDocument={props.side === 'browser' ? props.reloadDocument : stays}
                  listenAhead={props.side === 'browser' ? props.listenAhead : stays}
                  site={site}
                  onFailure={onFailure}
                  onBegin={onBegin}
                  onLeave={panels.leave}
                >
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
