import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { contentQueryOf } from '@thuishaven/core/catalogue'
import { locales } from '@thuishaven/core/locale'
import { languageRedirect } from '@thuishaven/core/routing'
import { createQueryClient, fetchResult, configQuery } from '../../features/shop/index.ts'
import { textOf } from '../../messages/text.ts'
import { loadRoute } from '../../framework/router/loadRoute.ts'
import { routerOptions } from '../routerOptions.ts'
import { localeFor } from '../../features/language/index.server.ts'
import { pageMarkdown } from './pageMarkdown.server.ts'
import type { RenderDependencies, RenderRequest } from './renderDependencies.server.ts'

/** Whether markdown is requested by its name, at least as much as HTML. Browsers do not. */
export const wantsMarkdown = (context: Context): boolean =>
  accepts(context, {
    header: 'Accept',
    supports: ['text/markdown', 'text/html'],
    default: 'text/html',
    match: (accepted, { default: usual }) => {
      const quality = (type: string): number => accepted.find((one) => one.type.toLowerCase() === type)?.q ?? 0
      return quality('text/markdown') > 0 && quality('text/markdown') >= quality('text/html') ? 'text/markdown' : usual
    },
  }) === 'text/markdown'

/** Public pages; private pages and errors are served as HTML only. */
const knownCodes: ReadonlySet<string> = new Set([
  'home',
  'product',
  'productWithOptions',
  'madeToMeasure',
  'category',
  'article',
  'marketing',
  'contact',
])

/**
 * A page as markdown, from the same loader as the HTML page and without a session; null where the HTML page must be served.
 * Shared caches must not store it, because it has the address of the page.
 */
export const renderMarkdown = async (
  { composition, texts }: RenderDependencies,
  { url, host, preferredLanguage, ...visitor }: RenderRequest,
): Promise<Response | null> => {
  const { locale } = visitor
  const scope = composition.createScope({ ...visitor, cookieHeader: '', secure: url.protocol === 'https:' })
  const queries = createQueryClient()
  try {
    const { shop } = scope
    const text = textOf(texts[locale].t)
    const config = await fetchResult(queries, configQuery(shop))
    if (!config.ok) return null
    const href = url.pathname + url.search
    if (languageRedirect(href, host, config.value, localeFor(preferredLanguage, config.value.mainLocale)) !== null) return null
    const loadMessages = (): Promise<void> => Promise.resolve()
    const page = await loadRoute(routerOptions, { context: { shop, queries, text }, locale, href, origin: url.origin, loadMessages })
    if (page.kind === 'redirect' || !knownCodes.has(page.routeId)) return null
    const body = pageMarkdown({ queries, config: config.value, locale, origin: url.origin, text }, contentQueryOf(href).page)
    if (body === null) return null
    return new Response(body, {
      status: page.status,
      headers: {
        'content-type': 'text/markdown; charset=utf-8',
        'content-language': locales[locale].primary,
        'cache-control': 'private, no-cache',
        vary: 'accept',
      },
    })
  } finally {
    queries.clear()
    await scope.close()
  }
}
