import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Shop } from '@thuishaven/core'
import type { Cart } from '@thuishaven/core/cart'
import type { CheckoutCopy } from '@thuishaven/core/checkout'
import { languageRedirect } from '@thuishaven/core/routing'
import { wallMomentAt, locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { createQueryClient, fetchResult, configQuery, actionDataKey } from '../../features/shop/index.ts'
import { textOf } from '../../messages/text.ts'
import { App } from '../App.tsx'
import { preloadErrorPage } from '../errors/errorPage.ts'
import { defectPage } from '../errors/defectPage.ts'
import { WrittenFooterTop } from '../../features/navigation/index.ts'
import { createPanels } from '../../framework/panels/createPanels.ts'
import { madeEntry } from '../../framework/hydration/madeEntry.ts'
import { addressedPanel } from '../../framework/panels/addressedPanel.ts'
import { panelTable } from '../panelTable.ts'
import { cartPanelCallbacks } from '../../features/cart/index.ts'
import { consentPanel, wallOpen } from '../../features/consent/index.ts'
import { headTags } from '../../features/seo/index.ts'
import { loadRoute } from '../../framework/router/loadRoute.ts'
import { routerOptions } from '../routerOptions.ts'
import type { PageState } from '../pageState.ts'
import { needsAccountMessages, needsFormMessages, sourceOf } from '../routes.ts'
import { cacheRule } from '../../framework/server/cacheRule.server.ts'
import { contentPolicy, inlineSources, policyHeader } from '../../framework/server/contentPolicy.server.ts'
import { localeFor } from '../../features/language/index.server.ts'
import { documentOf, pictureLink } from '../../framework/server/document.server.ts'
import { footerTopOf } from './footerTop.server.tsx'
import { inactivePage } from './inactivePage.server.tsx'
import { previewNotice } from './previewNotice.server.tsx'
import { outsideOrigins } from '../../features/consent/index.server.ts'
import type { RenderedPage } from '../../framework/server/pageCache.server.ts'
import type { RenderDependencies, RenderRequest } from './renderDependencies.server.ts'
import { stateJson } from './stateJson.server.ts'
import { manifestPath } from './webManifest.server.ts'

const htmlType = ['content-type', 'text/html; charset=utf-8'] as const
const messagesSource = (locale: Locale): string => `ui/messages/${locale}.ts`
const formMessagesSource = (locale: Locale): string => `ui/messages/${locale}.forms.ts`
const accountMessagesSource = (locale: Locale): string => `ui/messages/${locale}.account.ts`
/** The server has all messages at hand. */
const atHand = (): Promise<void> => Promise.resolve()

/** The backend answered that the shop is closed; with an error code it is out of order instead (CFG-02). */
const closedByOwner = (failure: { readonly _tag: string; readonly code?: string }): boolean =>
  failure._tag === 'Refused' && failure.code === undefined

/** The cart read by this request; absent when it was not requested, which differs from an empty cart. */
const readCart = ({ cart }: Shop): { readonly cart?: Cart | 'failed' } => {
  const { status, cart: known } = cart.getSnapshot()
  if (status === 'ready') return { cart: known }
  return status === 'failed' ? { cart: 'failed' } : {}
}

/** A guest's values from plain forms. */
const filledIn = ({ checkout }: Shop): { readonly checkout?: CheckoutCopy } => {
  const { email, existingSession, draft } = checkout.getSnapshot()
  return email === '' && draft.emailAddress === undefined ? {} : { checkout: { email, existingSession, draft } }
}

/** The backend's responses for this page, without the configuration if the document refers to its file. */
const responsesIn = (queries: QueryClient, configKey: QueryKey | null): readonly (readonly [QueryKey, unknown])[] =>
  queries
    .getQueryCache()
    .getAll()
    // That no rule led elsewhere is of no more use.
    .filter(
      ({ state, queryKey: [kind] }) => state.status === 'success' && kind !== 'redirect' && (configKey === null || kind !== configKey[0]),
    )
    .map(({ queryKey, state }) => [queryKey, state.data] as const)

/**
 * Renders the complete response to a request in one scope, which is always closed.
 * @param isBroken the page itself could not be rendered: the error page replaces it, without a session (ERR-01)
 */
export const renderPage = async (dependencies: RenderDependencies, request: RenderRequest, isBroken = false): Promise<RenderedPage> => {
  const { composition, assetsOf, configFiles, starterSource, texts, version } = dependencies
  const { url, host, preferredLanguage, actionData, ...visitor } = request
  const { locale } = visitor
  const cookieHeader = isBroken ? '' : visitor.cookieHeader
  const scope = composition.createScope({ ...visitor, cookieHeader, secure: url.protocol === 'https:' })
  const queries = createQueryClient()
  if (actionData !== undefined) queries.setQueryData(actionDataKey, actionData)
  try {
    const { shop } = scope
    const config = await fetchResult(queries, configQuery(shop))
    if (!config.ok) return inactivePage(dependencies, request, closedByOwner(config.failure) ? 'inactive' : 'connection')

    const href = url.pathname + url.search
    const elsewhere = languageRedirect(href, host, config.value, localeFor(preferredLanguage, config.value.mainLocale))
    if (elsewhere !== null) {
      const vary = elsewhere.dependsOnVisitor ? 'cookie, accept-language' : 'cookie'
      return {
        status: 302,
        isShareable: false,
        readCookies: scope.readCookies(),
        headers: [
          ['location', elsewhere.to],
          ['vary', vary],
          ['cache-control', 'no-cache'],
        ],
        body: '',
      }
    }
    const text = textOf(texts[locale].t)
    if (isBroken) await preloadErrorPage()
    const page = isBroken
      ? defectPage(href, { reason: 'defect', id: visitor.requestId }, text)
      : await loadRoute(routerOptions, { context: { shop, queries, text }, locale, href, origin: url.origin, loadMessages: atHand })
    /** Caching headers of a response, and its cookies. */
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
      return { status, headers: [['location', to], ...headers], body: '', isShareable: false, readCookies: scope.readCookies() }
    }

    const consent = await shop.consent.load()
    // The error page shows no dialog; only one panel is open at a time, and a closed consent wall stays closed.
    const requests = !isBroken && !url.searchParams.has('panel') && consent.getSnapshot().wallOpen
    const panel = isBroken ? null : requests ? wallOpen : addressedPanel(panelTable, url.searchParams, page.routeId)
    const showsChoice = panel?.name === 'cookieWall' && !requests
    const opensCart = page.layout === 'checkout' || panel?.name === 'cart' || panel?.name === 'discountCoupons'
    if (opensCart && shop.cart.getSnapshot().status === 'initial') await shop.cart.load()
    // Some pages have read the cart themselves.
    const showsCart = shop.cart.getSnapshot().status !== 'initial'
    if (panel !== null) await panel.row.module.load()
    if (panel?.name === 'cookieWall') await (await consentPanel.load()).prepareWall(shop, texts[locale])
    const panels = createPanels(cartPanelCallbacks(shop.cart))
    if (panel !== null) panels.open(panel.name, panel.about ?? undefined)
    const { session } = shop.session.getSnapshot()
    const isPreview = scope.isPreview()
    const isConfidential = isPreview || page.layout === 'account' || page.layout === 'checkout'
    const { isShareable, headers } = keeping(page.status, { isPersonal: showsCart || showsChoice || session !== null, isConfidential })
    const madeAt = Date.now()
    const { day, minute } = wallMomentAt(madeAt, config.value.timeZone)
    const state: PageState = {
      kind: 'page',
      locale,
      page: {
        href: page.href,
        routeId: page.routeId,
        name: page.name,
        path: page.path,
        params: page.params,
        // The rest is in the document's head already.
        head: { title: page.head.title, ...(page.head.paths === undefined ? {} : { paths: page.head.paths }) },
        status: page.status,
      },
      minutesAhead: day * 1440 + minute - Math.floor(madeAt / 60_000),
      queries: responsesIn(queries, isShareable ? configQuery(shop).queryKey : null),
      requests,
      visitor: showsCart || session !== null ? { ...readCart(shop), session, ...filledIn(shop) } : null,
      version,
    }
    const body = renderToString(
      <WrittenFooterTop value={footerTopOf(config.value, locale, text)}>
        <App shop={shop} panels={panels} queries={queries} texts={texts[locale]} page={page} madeAt={madeAt} side="server" />
      </WrittenFooterTop>,
    )
    const assets = assetsOf([
      sourceOf(page.routeId),
      ...(panel?.row.source === undefined ? [] : [panel.row.source]),
      ...(panel?.name === 'cookieWall' ? [`ui/messages/${locale}.consent.ts`] : []),
      messagesSource(locale),
      ...(panel !== null || needsFormMessages({ id: page.routeId, layout: page.layout }) ? [formMessagesSource(locale)] : []),
      ...(needsAccountMessages({ id: page.routeId, layout: page.layout }) ? [accountMessagesSource(locale)] : []),
    ])
    const notice = isPreview ? previewNotice(text) : ''
    const style = assets.styleOf?.(notice + body) ?? null
    const link = pictureLink(body)
    return {
      status: page.status,
      isShareable,
      headers: [
        htmlType,
        ['content-language', locales[locale].tag],
        [policyHeader, contentPolicy(inlineSources(starterSource, style), outsideOrigins(config.value.cookieWall.scripts))],
        ...headers,
        ['server-timing', `${madeEntry};dur=${madeAt}`],
        ...(link === null ? [] : [['link', link] as const]),
        ...(isPreview ? [['x-robots-tag', 'noindex'] as const] : []),
        ...(page.status === 503 ? [['retry-after', '10'] as const] : []),
      ],
      body: documentOf({
        language: config.value.htmlLanguage,
        icon: config.value.faviconUrl,
        manifest: manifestPath(locale),
        head: headTags(page.head, { ...config.value, origin: url.origin, locale }),
        structuredData: (await page.head.structuredData?.()) ?? [],
        notice,
        body,
        state: stateJson(state),
        config: isShareable ? configFiles.addressOf(config.value) : null,
        assets,
        style,
      }),
      // After everything that may still ask the backend.
      readCookies: scope.readCookies(),
    }
  } finally {
    queries.clear()
    await scope.close()
  }
}
