import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { localeCodes } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'
import { llms } from './llms.server.ts'
import type { ServerContext } from './serverContext.server.ts'
import { robots, sitemap } from '../../features/seo/index.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import { manifestPath, webManifest } from './webManifest.server.ts'

/** Documents that are no pages: for search engines, for installing the shop as an app, and the lite front end. */
export const addDocumentRoutes = (app: Hono<ServerEnv>, { composition, render, clientFolder }: ServerContext): void => {
  app.get('/robots.txt', (context) => context.text(robots(context.get('client').url.origin)))
  for (const locale of localeCodes) app.get(manifestPath(locale), webManifest(render, locale))
  app.get('/llms.txt', llms(render))
  app.get('/sitemap.xml', sitemap(composition))
  app.get('/:list{sitemap-[0-9]+\\.xml}', sitemap(composition))

  if (clientFolder === null) return
  // The file names of lite are stable, because other sites embed it: it is revalidated after ten minutes.
  const lasting = serveStatic({
    root: clientFolder,
    precompressed: true,
    onFound: (_path, context) => context.header('cache-control', 'public, max-age=600'),
  })
  const pages = localeCodes.map((locale) => localePath(locale, '/lite.html'))
  for (const path of ['/lite.js', '/lite.css', ...pages]) app.use(path, lasting)
}
