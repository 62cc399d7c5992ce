import { lazy } from '@thuishaven/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import type { ShopConfig } from '@thuishaven/core/config'
import { seedToday } from '@thuishaven/core/locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserShop } from '../../adapters/composition/createBrowserShop.browser.ts'
import { createQueryClient, configQuery, redirectQuery } from '../features/shop/index.ts'
import { snapshotForHydration } from '../framework/hydration/useStore.ts'
import type { ProgramFiles } from '../framework/server/programFiles.ts'
import '../kit/styles/index.css'
import { createMessages } from '../messages/createMessages.ts'
import { textOf } from '../messages/text.ts'
import { afterPaint } from '../framework/hydration/afterPaint.ts'
import { App } from './App.tsx'
import { mountFailed } from './errors/mountFailed.browser.ts'
import { serverTime } from '../framework/hydration/serverTime.browser.ts'
import { reloadDocument } from '../framework/hydration/reloadDocument.browser.ts'
import { isMissingFile } from '../framework/hydration/missingFile.ts'
import type { ResolvedPage } from '../framework/router/resolvedPage.ts'
import type { PageState } from './pageState.ts'
import { addressedPanel } from '../framework/panels/addressedPanel.ts'
import { createPanels } from '../framework/panels/createPanels.ts'
import { setMessageLoader } from '../framework/panels/withMessages.ts'
import { panelTable } from './panelTable.ts'
import { cartPanelCallbacks } from '../features/cart/index.ts'
import { consentPanel, wallOpen } from '../features/consent/index.ts'
import { needsAccountMessages, needsFormMessages, routeById } from './routes.ts'
import type { PageKind } from './routes.ts'
import { whenIdle } from './whenIdle.browser.ts'
import { watchVisitor } from './watchVisitor.browser.ts'
import { watchVersion } from '../framework/hydration/watchVersion.browser.ts'
import type { Version } from '../framework/hydration/watchVersion.browser.ts'

/** Navigation code: not needed for a first view, so it loads when the browser is idle. */
const navigation = () => import('./navigation.browser.ts')

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`No #${id} in this document.`)
  return found
}

/** The configuration from the file named in the document. If the file is missing, after a restart or a change, the backend is called. */
const takeConfig = async (queries: QueryClient, shop: Shop): Promise<ShopConfig> => {
  const query = configQuery(shop)
  const take = (config: ShopConfig): ShopConfig => {
    shop.setUp(config)
    return config
  }
  const received = queries.getQueryData(query.queryKey)
  if (received !== undefined) return take(received)
  const { config } = JSON.parse(element('shop-files').textContent) as ProgramFiles
  const response = config === null ? null : await fetch(config)
  if (response?.ok !== true) return queries.fetchQuery(query)
  const read = (await response.json()) as ShopConfig
  queries.setQueryData(query.queryKey, read)
  return take(read)
}

/** Continues in a separate task, so that a click in between is handled. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const start = async (state: PageState, version: Version): Promise<void> => {
  const root = element('shop')
  /** A missing message is a defect: it is reported, and the page continues. */
  const reportMissing = (key: string): void => reportError(new Error(`No message '${key}' in ${state.locale}.`))
  await nextTask()
  const texts = createMessages(state.locale, reportMissing)
  await texts.load('shop')

  const formMessages = lazy(() => texts.load('forms'))
  const accountMessages = lazy(() => texts.load('account'))
  const loadMessages = async (page: PageKind): Promise<void> => {
    await Promise.all([needsFormMessages(page) ? formMessages.load() : null, needsAccountMessages(page) ? accountMessages.load() : null])
  }

  if (state.kind === 'inactive') {
    const { InactivePage } = await import('../features/error/InactivePage.tsx')
    hydrateRoot(root, <InactivePage {...state} />)
  } else {
    const {
      locale,
      page: { href, path, routeId },
    } = state
    const shop = createBrowserShop({ locale, initialState: state.visitor ?? {} })
    watchVisitor(shop)
    await nextTask()
    texts.onUnknown((key) => shop.log('Message of the backend has no translation', { key }))
    const queries = createQueryClient()
    for (const [key, response] of state.queries) queries.setQueryData(key, response)
    // The server has loaded it, or this page would not be here.
    queries.setQueryData(redirectQuery(shop, path).queryKey, null)
    const { timeZone } = await takeConfig(queries, shop)
    const madeAt = serverTime()
    const minutes = Math.floor(madeAt / 60_000) + state.minutesAhead
    seedToday(madeAt, timeZone, { day: Math.floor(minutes / 1440), minute: minutes % 1440 })
    const route = routeById(routeId)
    const { layout, isPublic } = route
    const page: ResolvedPage = { ...state.page, kind: 'page', layout, isPublic, module: await route.importPage() }
    await loadMessages(route)
    // The server opened a panel for a shopper who clicked before hydration (or without JavaScript).
    const panels = createPanels({
      ...cartPanelCallbacks(shop.cart),
      onFailed: () => shop.toasts.show({ type: 'error', message: { text: textOf(texts.t)('error.panelFailed') } }),
    })
    const panel = state.requests ? wallOpen : addressedPanel(panelTable, new URL(href, location.href).searchParams, routeId)
    setMessageLoader((extra) => Promise.all([formMessages.load(), extra === 'account' ? accountMessages.load() : null]))
    if (panel !== null) {
      if (panel.name === 'cookieWall') await (await consentPanel.load()).prepareWall(shop, texts)
      const [{ returnFocus }] = await Promise.all([navigation(), panel.row.module.load()])
      panels.open(panel.name, panel.about ?? undefined)
      returnFocus(panels, panel.name, href)
    }
    snapshotForHydration([shop.cart, shop.session, shop.checkout, panels, shop.toasts])
    await nextTask()
    const text = textOf(texts.t)
    const request = { locale, origin: location.origin, loadMessages }
    let prerender: (page: ResolvedPage) => void = () => undefined
    startTransition(() => {
      hydrateRoot(
        root,
        <App
          shop={shop}
          panels={panels}
          queries={queries}
          texts={texts}
          page={page}
          madeAt={madeAt}
          side="browser"
          load={async (href, leaves, sessionUnknown) => {
            const { animateSharedImage, cancelableQueryClient, loadRoute, routerOptions, trackPageView } = await navigation()
            const context = { shop, queries: cancelableQueryClient(queries, leaves), text }
            const next = await loadRoute(routerOptions, { ...request, context, href, sessionUnknown })
            if (next.kind === 'page' && !leaves.aborted) trackPageView({ shop, queries, text }, next)
            return next.kind === 'page' ? { ...next, arrived: animateSharedImage } : next
          }}
          // A running script that is no longer allowed can only be removed with its document.
          isOutdated={() => version.isOutdated() || shop.consent.loaded()?.hasLeftovers() === true}
          shownAs={(href) => shop.consent.loaded()?.shownAddress(href) ?? href}
          onPrefetched={(draw) => (prerender = draw)}
          reloadDocument={(address) => reloadDocument(address, version.isShopThere)}
        />,
        // The boundaries write their own line, with the number that the shopper sees.
        { onCaughtError: () => undefined },
      )
    })
    whenIdle(async () => {
      const { prepareNext } = await navigation()
      await prepareNext({
        shop,
        panels,
        request: { ...request, context: { shop, queries, text } },
        page,
        build: state.version,
        prerender: (next) => prerender(next),
      })
    })
    afterPaint(shop.consent.preload)
  }
}

/** Not at the top level: beside an await there, the bundler keeps a file of its own for each lazily loaded module of a group. */
const run = async (): Promise<void> => {
  let state: PageState | null = null
  let version: Version | null = null
  try {
    state = JSON.parse(element('shop-state').textContent) as PageState
    version = watchVersion(state.version)
    await start(state, version)
  } catch (problem) {
    // After a deploy the document may be older than the files.
    if (version === null || !isMissingFile(problem) || (await reloadDocument(location.href, version.isShopThere)) !== 'loads') {
      // If that file fails to load too, nothing is reported.
      navigation().then(
        ({ watchFailed }) => watchFailed(state),
        () => undefined,
      )
      mountFailed(problem)
    }
  }
}

void run()
