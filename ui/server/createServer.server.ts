import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { ServerComposition } from '../../adapters/composition/createServerShop.server.ts'
import { errorReportOf } from '@thuishaven/core/errors'
import type { ErrorsPort } from '@thuishaven/core/errors'
import type { Locale } from '@thuishaven/core/locale'
import { localeOfPath, localePath, noOldAddresses } from '@thuishaven/core/routing'
import type { OldAddresses } from '@thuishaven/core/routing'
import { consentCookieName, decodeConsent } from '@thuishaven/core/consent'
import { pathTo } from '../shell/paths.ts'
import { afterSaleForms } from './afterSaleForms.server.ts'
import { accountFormPages, accountForms } from './accountForms.server.ts'
import { addToCart } from './addToCart.server.ts'
import { enforceCacheRules } from './cacheRule.server.ts'
import { limitCalls } from './callLimits.server.ts'
import { changeCart } from './changeCart.server.ts'
import { checkoutForms } from './checkoutForms.server.ts'
import { compress, encodingFor } from './compress.server.ts'
import { contentPolicy, policyHeader } from './contentPolicy.server.ts'
import { configFolder } from './configFiles.server.ts'
import { errorPage } from './errorPage.server.ts'
import { customerData } from './customerData.server.ts'
import { invoicePdf } from './invoicePdf.server.ts'
import { isBackendReady } from './isBackendReady.server.ts'
import { consentAction } from './consentAction.server.ts'
import { wishlistAction } from './wishlistAction.server.ts'
import type { RetainedBuilds } from './retainedBuilds.server.ts'
import { callTooLarge, limitBody, createWaitingBytes } from './limitBody.server.ts'
import { llms } from './llms.server.ts'
import type { Metrics } from './metrics.server.ts'
import { orderAgain } from './orderAgain.server.ts'
import { csrf } from './csrf.server.ts'
import { redirectOldAddresses } from './oldAddresses.server.ts'
import { requestScopeOf } from './requestScope.server.ts'
import { proxyToBackend } from './proxyToBackend.server.ts'
import type { FetchBackend } from './proxyToBackend.server.ts'
import { clientOf } from './trustedProxies.server.ts'
import type { ServerEnv, TrustedProxies } from './trustedProxies.server.ts'
import { createPageCache } from './pageCache.server.ts'
import { validateRequest } from './validateRequest.server.ts'
import { renderMarkdown, wantsMarkdown } from './renderMarkdown.server.ts'
import { audienceOf, localeFor, preferenceOf } from './languagePreference.server.ts'
import { renderPage } from './renderPage.server.tsx'
import { problemText } from '../shell/errors/reportedError.ts'
import type { RenderDependencies, RenderRequest } from './renderPage.server.tsx'
import { manifestPath, webManifest } from './webManifest.server.ts'
import { robots, sitemap } from './sitemap.server.ts'
import { collectReports } from './collectReports.server.ts'

export interface ServerOptions {
  readonly composition: ServerComposition
  readonly render: RenderDependencies
  readonly metrics: Metrics
  readonly trustedProxies: TrustedProxies
  /** The Strict-Transport-Security header; null for none. */
  readonly transportSecurity: string | null
  readonly apiUrl: string
  /** The mock server's bank page is reached through the shop only when a mock server stands behind it. */
  readonly passMockServer: boolean
  /** Folder of the client build; null in development, where another server hands out the files. */
  readonly clientFolder: string | null
  /** The files of earlier builds, and of other programs' newer ones; none when left out. */
  readonly retainedBuilds?: RetainedBuilds
  readonly log: (line: Readonly<Record<string, unknown>>) => void
  readonly fetchBackend?: FetchBackend
  /** Who hears of faults beside the log; nobody when left out. */
  readonly errors?: ErrorsPort
  /** Addresses of earlier versions of the shop; none when left out. */
  readonly oldAddresses?: OldAddresses
  /** The server is about to stop: whoever sends it visitors should send them elsewhere. */
  readonly isDraining?: () => boolean
  /** How long a page that is the same for all is handed on without being made anew, in ms. */
  readonly pagesFreshFor?: number
  /** Bytes of bodies that are still arriving, of all visitors together. */
  readonly mostWaitingBytes?: number
}

/** Bytes of a call to the backend; the largest of the contract, a question with 5000 signs, has less than half. */
const largestCall = 64 * 1024
/** Bytes of what a page reports of itself. */
const largestReport = 16 * 1024
/** Bytes of a posted form; the largest of the shop has less than one kilobyte. */
const largestForm = 64 * 1024
const noStore = { 'cache-control': 'no-store' }

const localeOfAddress = (context: Context): Locale => localeOfPath(new URL(context.req.url).pathname).locale

/** Others do not learn that there is something. */
const forOperators: MiddlewareHandler<ServerEnv> = async (context, next) =>
  context.get('client').isOperator ? next() : context.text('Not found', 404, noStore)

/** The shop's web server as one fetch-style handler; what listens is somebody else's business. */
export const createServer = (input: ServerOptions): Hono<ServerEnv> => {
  const { composition, render, metrics, trustedProxies, transportSecurity, apiUrl, passMockServer, clientFolder, log } = input
  const {
    fetchBackend = fetch,
    oldAddresses = noOldAddresses,
    isDraining = () => false,
    pagesFreshFor = 0,
    mostWaitingBytes = 32 * 1024 * 1024,
    retainedBuilds,
    errors = { report: () => undefined },
  } = input
  const app = new Hono<ServerEnv>()
  const pages = createPageCache({ freshFor: pagesFreshFor, entries: 400, now: () => performance.now() })

  const broke = (problem: unknown, id: string): void => {
    metrics.reportedError('server')
    errors.report(errorReportOf(problem, { id, side: 'server', page: 'server', build: render.version }))
  }

  app.use(compress)
  app.use(requestId())
  app.use(async (context, next) => {
    context.set('client', clientOf(trustedProxies, context))
    await next()
    enforceCacheRules(context.res.status, context.res.headers)
    context.res.headers.set('x-request-id', context.get('requestId'))
    if (transportSecurity !== null) context.res.headers.set('strict-transport-security', transportSecurity)
  })
  app.use(validateRequest)

  // The backend's answers keep the backend's own headers; what follows is for the shop's pages.
  const limitCount = limitCalls()
  const waiting = createWaitingBytes(mostWaitingBytes)
  const limitCall = limitBody(largestCall, callTooLarge, waiting)
  app.use('/api/*', csrf, limitCount, limitCall)
  app.use('/api/*', redirectOldAddresses(oldAddresses))
  app.all('/api/*', proxyToBackend(apiUrl, fetchBackend, log))
  if (passMockServer) {
    app.use('/__mock/*', csrf, limitCall)
    // Shoppers pay there; all the rest steers the mock server.
    app.all('/__mock/bank/*', proxyToBackend(apiUrl, fetchBackend, log, true))
    app.all('/__mock/*', forOperators, proxyToBackend(apiUrl, fetchBackend, log, true))
  }

  if (clientFolder !== null) {
    // What a page is made of needs no policy of its own: it obeys the page's.
    const persisted = (cacheControl: string, root = clientFolder) =>
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, context) => {
          context.header('cache-control', cacheControl)
          context.header('x-content-type-options', 'nosniff')
        },
      })
    const forGood = 'public, max-age=31536000, immutable'
    app.use('/assets/*', persisted(forGood))
    const others = new Map<string, MiddlewareHandler>()
    app.use('/assets/*', async (context, next) => {
      for (const folder of retainedBuilds?.folders() ?? []) {
        const hand = others.get(folder) ?? persisted(forGood, folder)
        others.set(folder, hand)
        const response = await hand(context, () => Promise.resolve())
        if (response instanceof Response) return response
      }
      return next()
    })
    // A page in place of a missing file would be read as a broken program after a deploy.
    app.all('/assets/*', (context) => context.text('Not found', 404, noStore))
    for (const path of ['/favicon.svg', '/logo.svg', '/marks.svg', '/share.png', '/apple-touch-icon.png', '/icons/*'])
      app.use(path, persisted('public, max-age=86400'))
  }

  app.get(`${configFolder}:name`, (context) => {
    const text = render.configFiles.read(context.req.param('name'))
    return text === null
      ? context.json({ status: 'error' }, 404, noStore)
      : context.body(text, 200, {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
  })

  app.use(
    secureHeaders({
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      // Not even the shop's own pages learn the query of the one before: scripts of others read it there.
      referrerPolicy: 'strict-origin',
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    }),
  )

  // Pages bring their own, which names the backends of the configuration.
  const usualPolicy = contentPolicy(render.starterSource === null ? null : { script: render.starterSource, styles: [] })
  app.use(async (context, next) => {
    await next()
    if (!context.res.headers.has(policyHeader)) context.res.headers.set(policyHeader, usualPolicy)
  })

  app.get('/health', (context) => context.json({ status: 'success' }))
  app.get('/ready', async (context) => {
    if (isDraining()) return context.json({ status: 'error', message: 'stopping' }, 503, noStore)
    const ready = await isBackendReady(apiUrl, fetchBackend)
    return context.json(
      { status: ready ? 'success' : 'error', ...(ready ? {} : { message: 'hostUnreachable' }) },
      ready ? 200 : 503,
      noStore,
    )
  })
  app.get('/metrics', forOperators, async (context) =>
    context.body(await metrics.text(), 200, { ...noStore, 'content-type': metrics.contentType }),
  )
  app.get('/builds/latest.json', (context) => context.json({ id: render.version }, 200, { 'cache-control': 'no-store' }))
  app.get('/robots.txt', (context) => context.text(robots(context.get('client').url.origin)))

  for (const locale of ['nld', 'eng'] as const) app.get(manifestPath(locale), webManifest(render, locale))
  app.get('/llms.txt', llms(render))
  app.get('/sitemap.xml', sitemap(composition))
  app.get('/:list{sitemap-[0-9]+\\.xml}', sitemap(composition))

  if (clientFolder !== null) {
    // The small front end keeps its names, because other pages embed it: it is asked for again after ten minutes.
    const lasting = serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, context) => context.header('cache-control', 'public, max-age=600'),
    })
    for (const path of ['/lite.js', '/lite.css', '/lite.html', '/en/lite.html']) app.use(path, lasting)
  }

  const limitFormOf = (localeOf: (context: Context) => Locale) =>
    limitBody(largestForm, (context) => errorPage(render, localeOf(context), 413, 'validation.formTooLarge'), waiting)
  const limitForm = limitFormOf(localeOfAddress)
  // These addresses name no language, and a form that is too long is not read for the page that it comes from.
  const limitPlainForm = limitFormOf((context) => localeFor(preferenceOf(context), 'nld'))
  app.post('/consent', csrf, limitPlainForm, consentAction(composition))
  app.post('/reports', csrf, limitBody(largestReport, callTooLarge, waiting), collectReports({ metrics, errors, log }))
  app.post('/cart', csrf, limitPlainForm, addToCart(composition))
  for (const what of ['line', 'coupon'] as const) app.post(`/cart/${what}`, csrf, limitCount, limitPlainForm, changeCart(composition, what))
  const postForm = (path: string, response: Handler<ServerEnv>) => app.post(path, csrf, limitCount, limitForm, response)
  for (const path of ['/checkout', '/checkout/:step', '/en/checkout', '/en/checkout/:step']) postForm(path, checkoutForms(render))
  for (const locale of ['nld', 'eng'] as const) {
    for (const page of ['order', 'withdraw'] as const) postForm(pathTo(locale, page), afterSaleForms(render, locale, page))
    for (const page of accountFormPages) postForm(pathTo(locale, page), accountForms(render, locale, page))
    postForm(localePath(locale, '/account/orders/:uid'), orderAgain(composition, locale))
    app.get(localePath(locale, '/account/invoices/:uid/pdf'), invoicePdf(locale, apiUrl, fetchBackend))
    app.get(localePath(locale, '/account/data'), customerData(locale, apiUrl, fetchBackend))
    postForm(pathTo(locale, 'wishlist'), wishlistAction(composition, locale))
  }
  app.get('*', async (context) => {
    const started = performance.now()
    const scope = requestScopeOf(context)
    const { url, requestId: id } = scope
    const cookieHeader = context.req.header('cookie') ?? ''
    if (wantsMarkdown(context)) {
      const response = await renderMarkdown(render, { ...scope, cookieHeader: '', signal: context.req.raw.signal })
      if (response !== null) return response
    }
    const persisted = decodeConsent(getCookie(context, consentCookieName) ?? null)
    if (persisted.type === 'invalid') log({ level: 'warn', message: 'unreadable consent cookie', requestId: id, reason: persisted.reason })
    const page = await pages.response(
      { url, audience: audienceOf(scope), cookieHeader, encoding: encodingFor(context) },
      (cookies, isForAll) => {
        const requested: RenderRequest = {
          ...scope,
          cookieHeader: cookies,
          // A page for everybody is made to its end, whether or not the first who asked still waits.
          signal: isForAll ? new AbortController().signal : context.req.raw.signal,
        }
        return renderPage(render, requested).catch((problem: unknown) => {
          if (requested.signal.aborted) throw problem
          log({ level: 'error', message: 'page failed', requestId: id, path: url.pathname, problem: problemText(problem) })
          broke(problem, id)
          return renderPage(render, requested, true)
        })
      },
    )
    const took = performance.now() - started
    metrics.pageRendered(page.status, took / 1000)
    const headers = new Headers({ 'server-timing': `page;dur=${took.toFixed(1)}` })
    for (const [name, value] of page.headers) headers.append(name, value)
    return new Response(page.status >= 300 && page.status < 400 ? null : page.body, { status: page.status, headers })
  })

  app.all('*', (context) => context.text('Method not allowed', 405, { ...noStore, allow: 'GET, HEAD' }))

  app.onError((problem, context) => {
    const { pathname } = new URL(context.req.url)
    // Who has left gets no answer, and is no fault of ours.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 })
    const failure = { requestId: context.get('requestId'), path: pathname, problem: problem.stack ?? String(problem) }
    log({ level: 'error', message: 'request failed', ...failure })
    broke(problem, failure.requestId)
    if (pathname.startsWith('/api/')) return context.json({ status: 'error', message: 'hostUnreachable' }, 502)
    return errorPage(render, localeOfAddress(context), 500, 'error.server')
  })
  return app
}
