import type { Handler } from 'hono'
import type { ServerComposition } from '../../adapters/composition/composeServer.server.ts'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import type { Locale } from '@thuishaven/core/locale'
import type { HostVariables } from './perimeter.server.ts'
import { escapeHtml } from './document.server.ts'

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /account/',
    'Disallow: /checkout',
    'Disallow: /en/account/',
    'Disallow: /en/checkout',
    // Pictures of products are the one thing there that people look for.
    'Allow: /api/pictures/',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const pathsOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap((item) => [...(item.url.startsWith('/') ? [item.url] : []), ...pathsOf(item.children)])

/** Every page that the menus of either language name. */
export const sitemap =
  (composition: ServerComposition): Handler<HostVariables> =>
  async (context) => {
    const { origin } = context.get('caller').url
    const paths = new Set<string>()
    for (const locale of ['nld', 'eng'] satisfies Locale[]) {
      const scope = composition.openScope({ cookieHeader: '', locale, signal: context.req.raw.signal })
      try {
        const config = await scope.shop.ask.config(undefined)
        if (!config.ok) return context.text('Service unavailable', 503, { 'retry-after': '60' })
        paths.add(locale === 'nld' ? '/' : '/en')
        const { navigation, footer } = config.value.menus
        for (const path of pathsOf([...navigation.desktop, ...footer.desktop])) paths.add(path)
      } finally {
        await scope.close()
      }
    }
    const urls = [...paths].map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('')
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      200,
      {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    )
  }
