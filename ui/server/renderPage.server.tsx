import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import { Refused } from '@thuishaven/core'
import type { Shop } from '@thuishaven/core'
import type { Cart } from '@thuishaven/core/cart'
import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import type { Texts } from '../messages/createTexts.ts'
import { createQueries } from '../bindings/createQueries.ts'
import { askThrough, configQuery } from '../bindings/queries.ts'
import { textOf } from '../messages/text.ts'
import { App } from '../shell/App.tsx'
import { preloadErrorPage } from '../shell/errors/errorPage.ts'
import { faultPage } from '../shell/errors/faultPage.ts'
import { InactivePage } from '../pages/error/InactivePage.tsx'
import { cartPanels, menuPanel } from '../shell/panels/laterPanels.ts'
import { makePanels } from '../shell/panels/makePanels.ts'
import { addressedPanel } from '../shell/panels/addressedPanel.ts'
import { resolve } from '../shell/location/resolve.ts'
import type { PageState } from '../shell/pageState.ts'
import { needsFormSentences, sourceOf } from '../shell/routes.ts'
import type { AssetsOf, InlineSources } from './assets.server.ts'
import { cacheRule } from './cacheRule.server.ts'
import type { ConfigFiles } from './configFiles.server.ts'
import { documentOf, pictureLink } from './document.server.ts'

export interface RenderDependencies {
  readonly composition: ServerComposition
  readonly assetsOf: AssetsOf
  readonly configFiles: ConfigFiles
  /** What documents carry of style and program, for the content security policy; null where the bundler's server adds its own. */
  readonly inline: InlineSources | null
  readonly texts: Readonly<Record<Locale, Texts>>
  /** Name of this build; the browser compares it with builds/latest.json. */
  readonly version: string
}

export interface RenderRequest {
  readonly url: URL
  readonly locale: Locale
  readonly cookieHeader: string
  readonly signal: AbortSignal
  readonly requestId: string
  /** What the host is told of who asks. */
  readonly hostHeaders: Readonly<Record<string, string>>
}

export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** Whether the same answer may go to another visitor. */
  readonly isShareable: boolean
}

const htmlType = ['content-type', 'text/html; charset=utf-8'] as const
const messagesSource = (locale: Locale): string => `ui/messages/${locale}.ts`
const formSentencesSource = (locale: Locale): string => `ui/messages/${locale}.forms.ts`
/** The server has all sentences at hand. */
const prepared = (): Promise<void> => Promise.resolve()

/** The host answered that the shop is closed; with an error code, or when it knows no such question, it is out of order instead (CFG-02). */
const closedByOwner = (failure: { readonly _tag: string }): boolean =>
  failure instanceof Refused && failure.status < 400 && failure.code === undefined

const inactive = (
  { assetsOf, texts, version }: RenderDependencies,
  request: RenderRequest,
  reason: 'inactive' | 'connection',
): RenderedPage => {
  const { locale, url } = request
  const state: PageState = { kind: 'inactive', locale, reason, version }
  const title = textOf(texts[locale].t)(reason === 'inactive' ? 'error.inactive' : 'error.connection')
  return {
    status: 503,
    isShareable: false,
    headers: [htmlType, ['retry-after', '10'], ['cache-control', 'no-store'], ['vary', 'cookie']],
    body: documentOf({
      locale,
      origin: url.origin,
      shopName: 'Thuishaven',
      head: { title, noindex: true },
      structuredData: [],
      body: renderToString(<InactivePage texts={texts[locale]} reason={reason} />),
      state,
      config: null,
      assets: assetsOf([messagesSource(locale)]),
    }),
  }
}

/** What this request learnt of the cart: nothing when it did not ask for it, which is another thing than an empty cart. */
const readCart = ({ cart }: Shop): { readonly cart?: Cart | 'failed' } => {
  const { status, cart: known } = cart.getSnapshot()
  if (status === 'ready') return { cart: known }
  return status === 'failed' ? { cart: 'failed' } : {}
}

/** What the host answered for this page, without the configuration where the document names its file. */
const answersIn = (queries: QueryClient, configKey: QueryKey | null): readonly (readonly [QueryKey, unknown])[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'success' && (configKey === null || queryKey[0] !== configKey[0]))
    .map(({ queryKey, state }) => [queryKey, state.data] as const)

/**
 * From a request to a whole answer: one scope, opened here and closed here, whatever happens in between.
 * @param isBroken the page itself could not be made: the error page stands in for it, as for nobody in particular (ERR-01)
 */
export const renderPage = async (dependencies: RenderDependencies, request: RenderRequest, isBroken = false): Promise<RenderedPage> => {
  const { composition, assetsOf, configFiles, texts, version } = dependencies
  const { url, ...visit } = request
  const { locale } = visit
  const cookieHeader = isBroken ? '' : visit.cookieHeader
  const scope = composition.openScope({ ...visit, cookieHeader, secure: url.protocol === 'https:' })
  const queries = createQueries()
  try {
    const { shop } = scope
    const config = await askThrough(queries, configQuery(shop))
    if (!config.ok) return inactive(dependencies, request, closedByOwner(config.failure) ? 'inactive' : 'connection')

    const href = url.pathname + url.search
    const text = textOf(texts[locale].t)
    if (isBroken) await preloadErrorPage()
    const page = isBroken
      ? faultPage(href, { because: 'fault', id: visit.requestId }, text)
      : await resolve({ shop, queries, locale, href, origin: url.origin, text, prepare: prepared })
    /** The headers of an answer that say who may keep it, with the cookies that are its own. */
    const keeping = (status: number, shows: { readonly isPersonal: boolean; readonly isConfidential: boolean }) => {
      const cookies = scope.setCookies().map((cookie) => ['set-cookie', cookie] as const)
      const isPersonal = shows.isPersonal || scope.isPersonal
      const { cacheControl, vary, isShareable } = cacheRule({
        ...shows,
        status,
        path: url.pathname,
        isPersonal,
        setsCookies: cookies.length > 0,
      })
      return { isShareable, headers: [['cache-control', cacheControl] as const, ['vary', vary] as const, ...cookies] }
    }
    if (page.kind === 'redirect') {
      const { status, to } = page
      const { headers } = keeping(status, { isPersonal: false, isConfidential: false })
      return { status, headers: [['location', to], ...headers], body: '', isShareable: false }
    }

    const panel = isBroken ? null : addressedPanel(url.searchParams)
    const showsCart = page.layout === 'checkout' || panel === 'cart'
    if (showsCart && shop.cart.getSnapshot().status === 'initial') await shop.cart.load()
    if (panel === 'cart') await cartPanels.load()
    if (panel === 'mobileNavigationPanel') await menuPanel.load()
    const panels = makePanels(shop.cart)
    if (panel !== null) panels.open(panel)
    const { session } = shop.session.getSnapshot()
    const isConfidential = page.layout === 'account' || page.layout === 'checkout'
    const { isShareable, headers } = keeping(page.status, { isPersonal: showsCart || session !== null, isConfidential })
    const state: PageState = {
      kind: 'page',
      locale,
      href: page.href,
      routeId: page.routeId,
      name: page.name,
      path: page.path,
      params: page.params,
      // The rest stands in the document's head already.
      head: { title: page.head.title, ...(page.head.paths === undefined ? {} : { paths: page.head.paths }) },
      status: page.status,
      answers: answersIn(queries, isShareable ? configQuery(shop).queryKey : null),
      visitor: showsCart || session !== null ? { ...readCart(shop), session } : null,
      version,
    }
    const body = renderToString(<App shop={shop} panels={panels} queries={queries} texts={texts[locale]} page={page} side="server" />)
    const link = pictureLink(body)
    return {
      status: page.status,
      isShareable,
      headers: [
        htmlType,
        ['content-language', locales[locale].tag],
        ...headers,
        ...(link === null ? [] : [['link', link] as const]),
        ...(page.status === 503 ? [['retry-after', '10'] as const] : []),
      ],
      body: documentOf({
        locale,
        origin: url.origin,
        shopName: config.value.name,
        head: page.head,
        structuredData: (await page.head.structuredData?.()) ?? [],
        body,
        state,
        config: isShareable ? configFiles.addressOf(config.value) : null,
        assets: assetsOf([
          sourceOf(page.routeId),
          ...(panel === 'cart' ? ['ui/pages/cart/index.ts'] : []),
          ...(panel === 'mobileNavigationPanel' ? ['ui/shell/panels/MobileMenu.tsx'] : []),
          messagesSource(locale),
          ...(needsFormSentences(page.layout) ? [formSentencesSource(locale)] : []),
        ]),
      }),
    }
  } finally {
    queries.clear()
    await scope.close()
  }
}
