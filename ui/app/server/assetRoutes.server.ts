import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { configFolder } from './configFiles.server.ts'
import type { ServerContext } from './serverContext.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

const noStore = { 'cache-control': 'no-store' }
const forGood = 'public, max-age=31536000, immutable'

/** Assets need no CSP: that of the page applies. */
const filesOf = (root: string, cacheControl: string): MiddlewareHandler =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      context.header('cache-control', cacheControl)
      context.header('x-content-type-options', 'nosniff')
    },
  })

/** Files of this build and of earlier ones, and the configuration as a file. */
export const addAssetRoutes = (app: Hono<ServerEnv>, { clientFolder, retainedBuilds, render }: ServerContext): void => {
  if (clientFolder !== null) {
    app.use('/assets/*', filesOf(clientFolder, forGood))
    const others = new Map<string, MiddlewareHandler>()
    app.use('/assets/*', async (context, next) => {
      for (const folder of retainedBuilds.folders()) {
        const hand = others.get(folder) ?? filesOf(folder, forGood)
        others.set(folder, hand)
        const response = await hand(context, () => Promise.resolve())
        if (response instanceof Response) return response
      }
      return next()
    })
    // An HTML page in place of a missing file would be parsed as a broken script after a deploy.
    app.all('/assets/*', (context) => context.text('Not found', 404, noStore))
    for (const path of ['/favicon.svg', '/logo.svg', '/marks.svg', '/share.png', '/apple-touch-icon.png', '/icons/*', '/pictures/*'])
      app.use(path, filesOf(clientFolder, 'public, max-age=86400'))
  }

  app.get(`${configFolder}:name`, (context) => {
    const text = render.configFiles.read(context.req.param('name'))
    return text === null
      ? context.json({ status: 'error' }, 404, noStore)
      : context.body(text, 200, { 'content-type': 'application/json', 'cache-control': forGood, 'x-content-type-options': 'nosniff' })
  })
}
