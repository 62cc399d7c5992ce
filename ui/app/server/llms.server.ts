import type { Handler } from 'hono'
import { defaultLocale } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import type { ShopConfig } from '@thuishaven/core/config'
import { absoluteUrl } from '@thuishaven/core/seo'
import { llmsTxt } from '../../messages/llmsTxt.ts'
import type { Text } from '../../messages/text.ts'
import { textOf } from '../../messages/text.ts'
import { markdownLink, markdownText } from './markdown.server.ts'
import { backendHeaders } from '../../framework/server/trustedProxies.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import type { RenderDependencies } from './renderDependencies.server.ts'

interface LlmsInput {
  readonly config: Pick<ShopConfig, 'name' | 'menus'>
  readonly origin: string
  readonly locale: Locale
  readonly text: Text
}

/** The menus that visitors see, as one list of addresses under a line of what the shop is. */
const llmsText = ({ config, origin, locale, text }: LlmsInput): string => {
  const lines = (items: readonly NavigationItem[], depth = 0): readonly string[] =>
    items.flatMap(({ title, url, children }) => [
      `${'  '.repeat(depth)}- ${markdownLink(title, absoluteUrl(origin, url))}`,
      ...lines(children, depth + 1),
    ])
  const groups = config.menus.footer.desktop.flatMap(({ title, children }) => ['', `## ${markdownText(title)}`, '', ...lines(children)])
  return [
    `# ${markdownText(config.name)}`,
    '',
    `> ${markdownText(text('shell.footer.made'))}`,
    '',
    llmsTxt[locale],
    '',
    `## ${text('shell.mainMenu')}`,
    '',
    ...lines(config.menus.navigation.desktop),
    ...groups,
    '',
    `- ${markdownLink('Sitemap', `${origin}/sitemap.xml`)}`,
    '',
  ].join('\n')
}

/**
 * Entry points for language models (llmstxt.org): the shop's menus in its main language. Each address is also available as markdown on
 * request.
 */
export const llms =
  ({ composition, texts }: RenderDependencies): Handler<ServerEnv> =>
  async (context) => {
    const client = context.get('client')
    const { origin } = client.url
    const locale = defaultLocale
    const scope = composition.createScope({
      locale,
      cookieHeader: '',
      signal: context.req.raw.signal,
      secure: false,
      backendHeaders: backendHeaders(client, context.get('requestId')),
    })
    try {
      const config = await scope.shop.api.config(undefined)
      if (!config.ok) return context.text('The shop is closed.', 503, { 'retry-after': '10', 'cache-control': 'no-store' })
      return context.text(llmsText({ config: config.value, origin, locale, text: textOf(texts[locale].t) }), 200, {
        'cache-control': 'public, max-age=3600',
      })
    } finally {
      await scope.close()
    }
  }
