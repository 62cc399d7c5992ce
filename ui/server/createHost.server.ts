import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import { noOldAddresses } from '@thuishaven/core/routing'
import type { OldAddresses } from '@thuishaven/core/routing'
import { locales, preferredLocale } from '@thuishaven/core/locale'
import { localeOfPath } from '@thuishaven/core/routing'
import { textOf } from '../messages/text.ts'
import { pathTo } from '../shell/paths.ts'
import { addToCart } from './addToCart.server.ts'
import { keepHonest } from './cacheRule.server.ts'
import { limitCalls } from './callLimits.server.ts'
import { compress, encodingFor } from './compress.server.ts'
import { configFolder } from './configFiles.server.ts'
import { escapeHtml } from './document.server.ts'
import { limitBody } from './limitBody.server.ts'
import type { Metrics } from './metrics.server.ts'
import { ownSite } from './ownSite.server.ts'
import { answerOldAddresses } from './oldAddresses.server.ts'
import { passToHost } from './passToHost.server.ts'
import type { Ask } from './passToHost.server.ts'
import { callerOf, hostHeaders } from './perimeter.server.ts'
import type { HostVariables, Perimeter } from './perimeter.server.ts'
import { makePageCache } from './pageCache.server.ts'
import { properRequest } from './properRequest.server.ts'
import { renderPage } from './renderPage.server.tsx'
import { problemText } from '../shell/errors/fault.ts'
import type { RenderDependencies, RenderRequest } from './renderPage.server.tsx'
import { robots, sitemap } from './sitemap.server.ts'

export interface HostInput {
  readonly composition: ServerComposition
  readonly render: RenderDependencies
  readonly metrics: Metrics
  readonly perimeter: Perimeter
  /** The Strict-Transport-Security header; null for none. */
  readonly transportSecurity: string | null
  readonly apiUrl: string
  /** The mock server's bank page is reached through the shop only when a mock server stands behind it. */
  readonly passMockServer: boolean
  /** Folder of the client build; null in development, where another server hands out the files. */
  readonly clientFolder: string | null
  readonly log: (line: Readonly<Record<string, unknown>>) => void
  readonly ask?: Ask
  /** Addresses of earlier versions of the shop; none when left out. */
  readonly oldAddresses?: OldAddresses
  /** The server is about to stop: whoever sends it visitors should send them elsewhere. */
  readonly isDraining?: () => boolean
  /** How long a page that is the same for all is handed on without being made anew, in ms. */
  readonly pagesFreshFor?: number
}

/** Bytes of a call to the host: the contract's limit. */
const largestCall = 1024 * 1024
/** Bytes of a posted form; the largest of the shop has less than one kilobyte. */
const largestForm = 64 * 1024
const noStore = { 'cache-control': 'no-store' }

/** Asks the host itself, past every cache, whether it would answer the shop's first question. */
const isHostReady = async (apiUrl: string, ask: Ask): Promise<boolean> => {
  try {
    const answer = await ask(`${apiUrl}/api/v2/app`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locales.nld.tag },
      body: '{}',
      signal: AbortSignal.timeout(2000),
    })
    const said: unknown = answer.ok ? await answer.json() : null
    return typeof said === 'object' && said !== null && 'status' in said && said.status === 'success'
  } catch {
    return false
  }
}

/** Others do not learn that there is something. */
const forOperators: MiddlewareHandler<HostVariables> = async (context, next) =>
  context.get('caller').isOperator ? next() : context.text('Not found', 404, noStore)

const callTooLarge = (context: Context): Response => context.json({ status: 'error', message: 'bodyTooLarge' }, 413, noStore)
const formTooLarge = (context: Context): Response => context.text('Payload too large', 413, noStore)

/** The shop's web server as one fetch-style handler; what listens is somebody else's business. */
export const createHost = (input: HostInput): Hono<HostVariables> => {
  const { composition, render, metrics, perimeter, transportSecurity, apiUrl, passMockServer, clientFolder, log } = input
  const { ask = fetch, oldAddresses = noOldAddresses, isDraining = () => false, pagesFreshFor = 0 } = input
  const app = new Hono<HostVariables>()
  const pages = makePageCache({ freshFor: pagesFreshFor, entries: 400, now: () => performance.now() })

  app.use(compress)
  app.use(requestId())
  app.use(async (context, next) => {
    context.set('caller', callerOf(perimeter, context))
    await next()
    keepHonest(context.res.status, context.res.headers)
    context.res.headers.set('x-request-id', context.get('requestId'))
    if (transportSecurity !== null) context.res.headers.set('strict-transport-security', transportSecurity)
  })
  app.use(properRequest)

  // The host's answers keep the host's own headers; what follows is for the shop's pages.
  const limitCall = limitBody(largestCall, callTooLarge)
  app.use('/api/*', ownSite, limitCalls(), limitCall)
  app.use('/api/*', answerOldAddresses(oldAddresses))
  app.all('/api/*', passToHost(apiUrl, ask))
  if (passMockServer) {
    app.use('/__mock/*', ownSite, limitCall)
    // Shoppers pay there; all the rest steers the mock server.
    app.all('/__mock/bank/*', passToHost(apiUrl, ask, true))
    app.all('/__mock/*', forOperators, passToHost(apiUrl, ask, true))
  }

  if (clientFolder !== null) {
    // What a page is made of needs no policy of its own: it obeys the page's.
    const kept = (cacheControl: string) =>
      serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (_path, context) => {
          context.header('cache-control', cacheControl)
          context.header('x-content-type-options', 'nosniff')
        },
      })
    app.use('/assets/*', kept('public, max-age=31536000, immutable'))
    // A page in place of a missing file would be read as a broken program after a deploy.
    app.all('/assets/*', (context) => context.text('Not found', 404, noStore))
    for (const path of ['/favicon.svg', '/share.png']) app.use(path, kept('public, max-age=86400'))
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
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // The starter and the style of a first view, by their hashes. Only the development server puts more into the page.
        scriptSrc: ["'self'", ...(render.inline === null ? [] : [render.inline.script])],
        styleSrc: ["'self'", render.inline === null ? "'unsafe-inline'" : render.inline.style],
        // React sets style attributes (sizes of skeletons, names of view transitions); style elements stay forbidden.
        styleSrcAttr: ["'unsafe-inline'"],
        connectSrc: clientFolder === null ? ["'self'", 'ws:'] : ["'self'"],
      },
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    }),
  )

  app.get('/health', (context) => context.json({ status: 'success' }))
  app.get('/ready', async (context) => {
    if (isDraining()) return context.json({ status: 'error', message: 'stopping' }, 503, noStore)
    const ready = await isHostReady(apiUrl, ask)
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
  app.get('/robots.txt', (context) => context.text(robots(context.get('caller').url.origin)))

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

  app.post('/cart', ownSite, limitBody(largestForm, formTooLarge), addToCart(composition))

  app.get('*', async (context) => {
    const started = performance.now()
    const caller = context.get('caller')
    const { url } = caller
    if (url.pathname === '/') {
      const wished = preferredLocale(getCookie(context, 'locale') ?? null, context.req.header('accept-language') ?? null)
      if (wished !== 'nld') {
        return context.body(null, 302, {
          location: pathTo(wished, 'home') + url.search,
          vary: 'cookie, accept-language',
          'cache-control': 'no-cache',
        })
      }
    }
    const { locale } = localeOfPath(url.pathname)
    const id = context.get('requestId')
    const cookieHeader = context.req.header('cookie') ?? ''
    const page = await pages.answer({ url, cookieHeader, encoding: encodingFor(context) }, (cookies) => {
      const asked: RenderRequest = {
        url,
        locale,
        cookieHeader: cookies,
        // A page for everybody is made to its end, whether or not the first who asked still waits.
        signal: cookies === '' ? new AbortController().signal : context.req.raw.signal,
        requestId: id,
        hostHeaders: hostHeaders(caller, id),
      }
      return renderPage(render, asked).catch((problem: unknown) => {
        if (asked.signal.aborted) throw problem
        log({ level: 'error', message: 'page failed', requestId: id, path: url.pathname, problem: problemText(problem) })
        return renderPage(render, asked, true)
      })
    })
    metrics.pageRendered(page.status, (performance.now() - started) / 1000)
    const headers = new Headers()
    for (const [name, value] of page.headers) headers.append(name, value)
    return new Response(page.status >= 300 && page.status < 400 ? null : page.body, { status: page.status, headers })
  })

  app.all('*', (context) => context.text('Method not allowed', 405, { ...noStore, allow: 'GET, HEAD' }))

  app.onError((problem, context) => {
    const { pathname } = new URL(context.req.url)
    // Who has left gets no answer, and is no fault of ours.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 })
    const fault = { requestId: context.get('requestId'), path: pathname, problem: problem.stack ?? String(problem) }
    log({ level: 'error', message: 'request failed', ...fault })
    if (pathname.startsWith('/api/')) return context.json({ status: 'error', message: 'hostUnreachable' }, 502)
    const { locale } = localeOfPath(pathname)
    const text = textOf(render.texts[locale].t)
    // The page that shows errors may be what failed, so this one stands on its own.
    return context.html(
      `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>500</title></head><body><main><h1>500</h1><p>${escapeHtml(text('error.server'))}</p>` +
        `<p><a href="${pathTo(locale, 'home')}">${escapeHtml(text('error.home'))}</a></p></main></body></html>`,
      500,
    )
  })
  return app
}
