import { headTags } from '../../features/seo/index.ts'
import { renderToString } from 'react-dom/server'
import { defaultConfig } from '@thuishaven/core/config'
import { locales } from '@thuishaven/core/locale'
import { inactiveMessages } from '../../messages/inactive.ts'
import { InactivePage } from '../../features/error/index.ts'
import type { PageState } from '../pageState.ts'
import { contentPolicy, inlineSources, policyHeader } from '../../framework/server/contentPolicy.server.ts'
import { documentOf } from '../../framework/server/document.server.ts'
import type { RenderedPage } from '../../framework/server/pageCache.server.ts'
import type { RenderDependencies, RenderRequest } from './renderDependencies.server.ts'
import { stateJson } from './stateJson.server.ts'
import { manifestPath } from './webManifest.server.ts'

/** The page of a shop that is closed, or out of order. */
export const inactivePage = (
  { assetsOf, configFiles, starterSource, version }: RenderDependencies,
  request: RenderRequest,
  reason: 'inactive' | 'connection',
): RenderedPage => {
  const { locale, url } = request
  // A closed or broken shop uses the name and phone number of the last loaded configuration.
  const { name, support } = configFiles.latest() ?? defaultConfig
  const about = { locale, reason, name, phoneNumber: support.phoneNumber, href: url.pathname + url.search }
  const state: PageState = { kind: 'inactive', ...about, version }
  const { title } = inactiveMessages[locale][reason]
  const body = renderToString(<InactivePage {...about} />)
  const assets = assetsOf([`ui/messages/${locale}.ts`])
  const style = assets.styleOf?.(body) ?? null
  return {
    status: 503,
    isShareable: false,
    readCookies: 'all',
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      [policyHeader, contentPolicy(inlineSources(starterSource, style))],
      ['retry-after', '10'],
      ['cache-control', 'no-store'],
      ['vary', 'cookie'],
    ],
    body: documentOf({
      language: locales[locale].tag,
      icon: '',
      manifest: manifestPath(locale),
      head: headTags({ title, noindex: true }, { ...defaultConfig, name, origin: url.origin, locale }),
      structuredData: [],
      body,
      state: stateJson(state),
      config: null,
      assets,
      style,
    }),
  }
}
