import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import type { ShopConfig } from '@thuishaven/core/config'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { composeBrowserShop } from '../adapters/composition/composeBrowserShop.browser.ts'
import { createQueries } from './bindings/createQueries.ts'
import { configQuery } from './bindings/queries.ts'
import { rememberFirst } from './bindings/ShopContext.ts'
import type { ProgramFiles } from './starter.browser.ts'
import './kit/styles/index.css'
import { createTexts, loadCatalogue, loadFormSentences } from './messages/createTexts.ts'
import { textOf } from './messages/text.ts'
import { App } from './shell/App.tsx'
import { mountFailed } from './shell/errors/mountFailed.browser.ts'
import { loadWhole } from './shell/loadWhole.browser.ts'
import { isMissingFile } from './shell/missingFile.ts'
import { resolve } from './shell/location/resolve.ts'
import type { ResolvedPage } from './shell/location/resolvedPage.ts'
import type { PageState } from './shell/pageState.ts'
import { addressedPanel } from './shell/panels/addressedPanel.ts'
import { cartPanels, menuPanel } from './shell/panels/laterPanels.ts'
import { makePanels } from './shell/panels/makePanels.ts'
import { needsFormSentences, routeById } from './shell/routes.ts'
import type { LayoutName } from './shell/page.ts'
import { preloadWhenIdle } from './shell/preloadWhenIdle.browser.ts'
import { watchVisitor } from './shell/watchVisitor.browser.ts'
import { watchVersion } from './shell/watchVersion.browser.ts'
import type { Version } from './shell/watchVersion.browser.ts'

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The document has no #${id}: it was not written by this shop's server.`)
  return found
}

/** The configuration from the file that the document names. Where it is gone, after a restart or a change, the host is asked. */
const takeConfig = async (queries: QueryClient, shop: Shop): Promise<void> => {
  const query = configQuery(shop)
  if (queries.getQueryData(query.queryKey) !== undefined) return
  const { config } = JSON.parse(element('shop-files').textContent) as ProgramFiles
  const answer = config === null ? null : await fetch(config)
  if (answer?.ok === true) queries.setQueryData(query.queryKey, (await answer.json()) as ShopConfig)
  else await queries.fetchQuery(query)
}

const start = async (state: PageState, version: Version): Promise<void> => {
  const root = element('shop')
  /** A missing sentence is a fault of the program: it is reported as such, and the page goes on. */
  const reportMissing = (key: string): void => reportError(new Error(`There is no sentence for '${key}' in ${state.locale}.`))
  const texts = createTexts(state.locale, await loadCatalogue(state.locale), reportMissing)

  let formSentences: Promise<void> | null = null
  const prepare = (layout: LayoutName): Promise<void> => {
    if (!needsFormSentences(layout)) return Promise.resolve()
    formSentences ??= loadFormSentences(state.locale).then(texts.add, (problem: unknown) => {
      formSentences = null
      throw problem
    })
    return formSentences
  }

  if (state.kind === 'inactive') {
    const { InactivePage } = await import('./pages/error/InactivePage.tsx')
    hydrateRoot(root, <InactivePage texts={texts} reason={state.reason} />)
  } else {
    const { locale } = state
    const shop = composeBrowserShop({ locale, known: state.visitor ?? {} })
    watchVisitor(shop)
    texts.onUnknown((key) => shop.log('The host named a phrase without a sentence', { key }))
    const queries = createQueries()
    for (const [key, answer] of state.answers) queries.setQueryData(key, answer)
    await takeConfig(queries, shop)
    const route = routeById(state.routeId)
    const page: ResolvedPage = {
      kind: 'page',
      href: state.href,
      routeId: route.id,
      name: state.name,
      layout: route.layout,
      module: await route.open(),
      params: state.params,
      path: state.path,
      head: state.head,
      status: state.status,
    }
    await prepare(route.layout)
    // The server opened a panel for a shopper whose press came before this program (or who has none).
    const panels = makePanels(shop.cart)
    const panel = addressedPanel(new URL(state.href, location.href).searchParams)
    if (panel !== null) {
      await (panel === 'cart' ? cartPanels : menuPanel).load()
      panels.open(panel)
    }
    rememberFirst([shop.cart, shop.session, shop.checkout, panels, shop.toasts])
    startTransition(() => {
      hydrateRoot(
        root,
        <App
          shop={shop}
          panels={panels}
          queries={queries}
          texts={texts}
          page={page}
          side="browser"
          resolve={(href) => resolve({ shop, queries, locale, href, origin: location.origin, text: textOf(texts.t), prepare })}
          isOutdated={version.isOutdated}
          loadWhole={(address) => loadWhole(address, version.look)}
        />,
        // The boundaries write their own line, with the number that the shopper sees.
        { onCaughtError: () => undefined },
      )
    })
    preloadWhenIdle(prepare)
  }
}

const state = JSON.parse(element('shop-state').textContent) as PageState
const version = watchVersion(state.version)
try {
  await start(state, version)
} catch (problem) {
  // After a deploy the document may be older than the files.
  if (!isMissingFile(problem) || !(await loadWhole(location.href, version.look))) mountFailed(problem)
}
