import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import type { PageAddresses } from '@thuishaven/core/catalogue'
import { defaultLocale, localeCodes, locales } from '@thuishaven/core/locale'
import type { LanguageSettings, Locale, LocalePaths } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'
import { pathsTo } from '../shop/index.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import { escapeHtml } from '../../framework/server/document.server.ts'
import type { ScopeRequest, VisitorScope } from '../../framework/server/requestScope.server.ts'

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...localeCodes.flatMap((locale) => [`Disallow: ${localePath(locale, '/account')}/`, `Disallow: ${localePath(locale, '/checkout')}`]),
    // Pictures of products are the one thing there that people look for.
    'Allow: /api/pictures/',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const opening = '<?xml version="1.0" encoding="UTF-8"?>'
const listOpening = `${opening}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** Indexable pages of the shop itself, independent of its backend. */
const ownPages: readonly LocalePaths[] = [pathsTo('legalGuarantee', {})]

interface Listed extends Pick<LanguageSettings, 'languages' | 'domains'> {
  readonly origin: string
}

/** A page in each language that is offered, every one with all of its alternates (LOC-06), at its language's domain (LOC-03). */
const entriesOf = ({ origin, languages, domains }: Listed, paths: LocalePaths): string => {
  const address = (locale: Locale): string => escapeHtml((domains[locale] ?? origin) + paths[locale])
  const alternates =
    languages.length < 2
      ? ''
      : languages.map((locale) => `<xhtml:link rel="alternate" hreflang="${locales[locale].tag}" href="${address(locale)}"/>`).join('')
  return languages.map((locale) => `<url><loc>${address(locale)}</loc>${alternates}</url>`).join('')
}

/** Written piece by piece: a part of a large catalogue is megabytes. */
const listOf = (shop: Listed, addresses: PageAddresses['addresses']): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder()
  const piece = 200
  let next = -1
  return new ReadableStream({
    pull: (controller) => {
      if (next === -1) controller.enqueue(encoder.encode(listOpening))
      else
        controller.enqueue(
          encoder.encode(
            addresses
              .slice(next, next + piece)
              .map((paths) => entriesOf(shop, paths))
              .join(''),
          ),
        )
      next = next === -1 ? 0 : next + piece
      if (next < addresses.length) return
      controller.enqueue(encoder.encode('</urlset>'))
      controller.close()
    },
  })
}

const indexOf = (origin: string, parts: number): string =>
  `${opening}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` +
  Array.from({ length: parts }, (_, part) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${part + 1}.xml`)}</loc></sitemap>`).join('') +
  '</sitemapindex>'

/** A part that no shop has: it is empty, and says how many there are. */
const afterTheLast = 1_000_000

interface SitemapDependencies {
  readonly createScope: (request: Pick<ScopeRequest, 'cookieHeader' | 'locale' | 'signal'>) => VisitorScope<Shop>
}

/**
 * Every indexable page of the shop in every language (SEO-05): one list, or an index of the backend's parts when there are several. It contains
 * only canonical addresses without a redirect: the shop's own pages and those that the backend returns.
 */
export const sitemap =
  ({ createScope }: SitemapDependencies): Handler<ServerEnv> =>
  async (context) => {
    const { origin } = context.get('client').url
    const requested = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/.exec(context.req.path)?.[1]
    const scope = createScope({ cookieHeader: '', locale: defaultLocale, signal: context.req.raw.signal })
    try {
      const { shop } = scope
      const unavailable = () => context.text('Service unavailable', 503, { 'retry-after': '60' })
      if (requested === undefined) {
        const counted = await shop.api.pageAddresses(afterTheLast)
        if (!counted.ok) return unavailable()
        const parts = Math.ceil(counted.value.total / counted.value.limit)
        if (parts > 1) return context.body(indexOf(origin, parts), 200, headers)
      }
      const [part, config] = await Promise.all([shop.api.pageAddresses(Number(requested ?? 1)), shop.api.config(undefined)])
      if (!part.ok || !config.ok) return unavailable()
      if (part.value.addresses.length === 0) return context.text('Not found', 404)
      const addresses = Number(requested ?? 1) === 1 ? [...ownPages, ...part.value.addresses] : part.value.addresses
      const list = listOf({ ...config.value, origin }, addresses)
      // Compressed as a stream; other responses of the shop are compressed as a whole.
      return /\bgzip\b/.test(context.req.header('accept-encoding') ?? '')
        ? context.body(list.pipeThrough(new CompressionStream('gzip')), 200, {
            ...headers,
            'content-encoding': 'gzip',
            vary: 'accept-encoding',
          })
        : context.body(list, 200, headers)
    } finally {
      await scope.close()
    }
  }
