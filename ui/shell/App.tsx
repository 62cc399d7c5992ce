import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Shop } from '../../core/index.ts'
import { ShopContext } from '../bindings/ShopContext.ts'
import { Shell } from './layouts/Shell.tsx'
import { LocationProvider } from './location/LocationProvider.tsx'
import type { Resolution, ResolvedPage } from './location/resolvedPage.ts'

interface Common {
  readonly shop: Shop
  readonly queries: QueryClient
  readonly texts: i18n
  /** The first page. */
  readonly page: ResolvedPage
}

export type AppProps = Common &
  (
    | { readonly side: 'server' }
    | { readonly side: 'browser'; readonly resolve: (href: string) => Promise<Resolution>; readonly isOutdated: () => boolean }
  )

const stays = (): never => {
  throw new Error('There is no navigation on the server: a page that is being rendered there stays.')
}
const upToDate = (): boolean => false

/** The whole shop as one tree, the same on both sides. */
export const App = (props: AppProps) => {
  const { shop, queries, texts, page } = props
  const leave = useCallback(() => shop.panels.close(), [shop])
  // Looked at before the copy on the device is restored: only a cart that came with the page is known to be the host's.
  const [cameWithCart] = useState(() => shop.cart.getSnapshot().status === 'ready')
  useEffect(() => {
    if (!cameWithCart) void shop.cart.load()
  }, [shop, cameWithCart])
  return (
    <ShopContext value={shop}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={texts}>
          <LocationProvider
            initial={page}
            resolve={props.side === 'browser' ? props.resolve : stays}
            isOutdated={props.side === 'browser' ? props.isOutdated : upToDate}
            onLeave={leave}
          >
            <Shell />
          </LocationProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </ShopContext>
  )
}
