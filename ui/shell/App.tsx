import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Shop } from '@thuishaven/core'
import { defaultConfig } from '@thuishaven/core/config'
import { configQuery } from '../bindings/queries.ts'
import { ConfigContext, useAskedConfig } from '../bindings/useConfig.ts'
import { forgetWithCustomer } from '../bindings/forgetWithCustomer.ts'
import { ShopContext } from '../bindings/ShopContext.ts'
import type { Texts } from '../messages/createTexts.ts'
import { textOf } from '../messages/text.ts'
import { MadeAtContext } from '../bindings/useNow.ts'
import { TextsContext } from '../messages/useText.ts'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { FaultView } from './errors/FaultView.tsx'
import { LastResort } from './errors/LastResort.tsx'
import { newFault, problemText } from './errors/fault.ts'
import type { Fault } from './errors/fault.ts'
import { faultPage } from './errors/faultPage.ts'
import { useLogFault } from './errors/useLogFault.ts'
import { Shell } from './layouts/Shell.tsx'
import { useShopLocation } from './location/LocationContext.ts'
import type { ShownAs } from './location/historyEntry.ts'
import type { HeadSite } from './location/headTags.ts'
import { LocationProvider } from './location/LocationProvider.tsx'
import type { WholeLoad } from './loadWhole.browser.ts'
import type { Resolution, ResolvedPage } from './location/resolvedPage.ts'
import type { Panels } from './panels/makePanels.ts'
import { PanelsContext } from './panels/PanelsContext.ts'

interface Common {
  readonly shop: Shop
  readonly panels: Panels
  readonly queries: QueryClient
  readonly texts: Texts
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
        readonly resolve: (href: string, leaves: AbortSignal, isLost?: boolean) => Promise<Resolution>
        readonly isOutdated: () => boolean
        readonly shownAs: ShownAs
        readonly loadWhole: (address: string) => Promise<WholeLoad>
        readonly listenAhead: (draw: (page: ResolvedPage) => void) => void
      }
  )

const stays = (): never => {
  throw new Error('There is no navigation on the server.')
}
const upToDate = (): boolean => false

const AloneInFrame = ({ fault }: { readonly fault: Fault }) => (
  <main id="main">
    <FaultView fault={fault} />
  </main>
)

/** The frame of every page; when it breaks the error page stands alone, until the next navigation. */
const ShellInBoundary = () => {
  const { current } = useShopLocation()
  return (
    <ErrorBoundary resetKey={current} onFault={useLogFault()} fallback={AloneInFrame}>
      <Shell />
    </ErrorBoundary>
  )
}

const OuterBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary resetKey={null} onFault={useLogFault()} fallback={LastResort}>
    {children}
  </ErrorBoundary>
)

const WithConfig = ({ children }: { readonly children: ReactNode }) => <ConfigContext value={useAskedConfig()}>{children}</ConfigContext>

/** The whole shop as one tree, the same on both sides. */
export const App = (props: AppProps) => {
  const { shop, panels, queries, texts, page, madeAt } = props
  // Looked at before the copy on the device is restored: only a cart that came with the page is known to be the host's.
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
      if (isCutOff) return faultPage(href, { because: 'host' }, text)
      const fault = newFault(problem)
      shop.log('A page could not be opened', { requestId: fault.id, problem: problemText(problem) })
      return faultPage(href, { because: 'fault', id: fault.id }, text)
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
                <LocationProvider
                  initial={page}
                  resolve={props.side === 'browser' ? props.resolve : stays}
                  isOutdated={props.side === 'browser' ? props.isOutdated : upToDate}
                  shownAs={props.side === 'browser' ? props.shownAs : stays}
                  loadWhole={props.side === 'browser' ? props.loadWhole : stays}
                  listenAhead={props.side === 'browser' ? props.listenAhead : stays}
                  site={site}
                  onFailure={onFailure}
                  onBegin={onBegin}
                  onLeave={panels.leave}
                >
                  <PanelsContext value={panels}>
                    <ShellInBoundary />
                  </PanelsContext>
                </LocationProvider>
              </WithConfig>
            </QueryClientProvider>
          </OuterBoundary>
        </MadeAtContext>
      </TextsContext>
    </ShopContext>
  )
}
