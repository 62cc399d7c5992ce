import type { Handler } from 'hono'
import { localePath } from '@thuishaven/core/routing'
import type { Locale } from '@thuishaven/core/locale'
import { backendHeaders } from '../../framework/server/trustedProxies.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import type { RenderDependencies } from './renderDependencies.server.ts'

/** The paper of the pages: what shows while an installed shop opens. */
const paper = import.meta.env.THEME_PAPER

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const manifestPath = (locale: Locale): string => localePath(locale, '/manifest.webmanifest')

/** The web app manifest, with the name from the shop's settings. */
export const webManifest =
  ({ composition }: RenderDependencies, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const client = context.get('client')
    const scope = composition.createScope({
      locale,
      cookieHeader: '',
      signal: context.req.raw.signal,
      secure: false,
      requestId: context.get('requestId'),
      backendHeaders: backendHeaders(client, context.get('requestId')),
    })
    try {
      const config = await scope.shop.api.config(undefined)
      if (!config.ok) return context.text('Service unavailable', 503, { 'cache-control': 'no-store', 'retry-after': '10' })
      const start = localePath(locale, '/')
      const manifest = {
        // The id is the same in every language.
        id: '/',
        name: config.value.name,
        short_name: config.value.name,
        lang: config.value.htmlLanguage,
        start_url: start,
        scope: '/',
        // With the browser's way back: a shop is walked through.
        display: 'minimal-ui',
        background_color: paper,
        theme_color: paper,
        icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
      }
      return context.body(JSON.stringify(manifest), 200, {
        'content-type': 'application/manifest+json',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
    } finally {
      await scope.close()
    }
  }
