import type { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { consentCookieName, createSharedCookies, decodeConsent } from '../../../adapters/composition/pageCookies.server.ts'
import { localeOfPath } from '@thuishaven/core/routing'
import { problemText } from '../../framework/errors/reportedError.ts'
import { encodingFor } from '../../framework/server/compress.server.ts'
import { errorPage } from './errorPage.server.ts'
import { audienceOf } from '../../features/language/index.server.ts'
import { createPageCache } from '../../framework/server/pageCache.server.ts'
import { pageRequestOf } from './pageRequest.server.ts'
import type { RenderRequest } from './renderDependencies.server.ts'
import { renderMarkdown, wantsMarkdown } from './renderMarkdown.server.ts'
import { renderPage } from './renderPage.server.tsx'
import type { ServerContext } from './serverContext.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Every address that nothing before has answered is a page's; what is no GET has none. */
export const addPageRoutes = (
  app: Hono<ServerEnv>,
  { composition, render, metrics, log, pagesFreshFor, reportDefect }: ServerContext,
): void => {
  const sharedCookies = createSharedCookies(composition.personalCookies)
  const pages = createPageCache({ freshFor: pagesFreshFor, entries: 400, now: () => performance.now(), sharedCookies })
  app.get('*', async (context) => {
    const started = performance.now()
    const scope = pageRequestOf(context)
    const { url, requestId: id } = scope
    const cookieHeader = context.req.header('cookie') ?? ''
    if (wantsMarkdown(context)) {
      const response = await renderMarkdown(render, { ...scope, cookieHeader: '', signal: context.req.raw.signal })
      if (response !== null) return response
    }
    const persisted = decodeConsent(getCookie(context, consentCookieName) ?? null)
    if (persisted.type === 'invalid')
      log({ level: 'warn', message: 'Consent cookie is unreadable', requestId: id, reason: persisted.reason })
    const page = await pages.response(
      { url, audience: audienceOf(scope), cookieHeader, encoding: encodingFor(context) },
      (cookies, isForAll) => {
        const requested: RenderRequest = {
          ...scope,
          cookieHeader: cookies,
          // A shared page is rendered completely, even if the first visitor has disconnected.
          signal: isForAll ? new AbortController().signal : context.req.raw.signal,
        }
        return renderPage(render, requested).catch((problem: unknown) => {
          if (requested.signal.aborted) throw problem
          log({ level: 'error', message: 'Page failed to render', requestId: id, path: url.pathname, error: problemText(problem) })
          reportDefect(problem, id)
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

  app.all('*', (context) => context.text('Method not allowed', 405, { 'cache-control': 'no-store', allow: 'GET, HEAD' }))
}

/** The response when a handler throws. */
export const addErrorHandler = (app: Hono<ServerEnv>, { render, log, reportDefect }: ServerContext): void => {
  app.onError((problem, context) => {
    const { pathname } = new URL(context.req.url)
    // A disconnected visitor gets no response, which is no error.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 })
    const requestId = context.get('requestId')
    log({ level: 'error', message: 'Request failed', requestId, path: pathname, error: problem.stack ?? String(problem) })
    reportDefect(problem, requestId)
    if (pathname.startsWith('/api/')) return context.json({ status: 'error', message: 'hostUnreachable' }, 502)
    return errorPage(render, localeOfPath(pathname).locale, 500, 'error.server')
  })
}
