import { Hono } from 'hono'
import { addActionRoutes } from './actionRoutes.server.ts'
import { addAssetRoutes } from './assetRoutes.server.ts'
import { addBackendRoutes } from './backendRoutes.server.ts'
import { addDocumentRoutes } from './documentRoutes.server.ts'
import { addMiddleware, addSecurityHeaders } from './middleware.server.ts'
import { addOperatorRoutes } from './operatorRoutes.server.ts'
import { addErrorHandler, addPageRoutes } from './pageRoutes.server.ts'
import { createServerContext } from './serverContext.server.ts'
import type { ServerOptions } from './serverContext.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** The shop's web server as one fetch handler, which the caller connects to a port. The order below is the order of the handlers. */
export const createServer = (options: ServerOptions): Hono<ServerEnv> => {
  const server = createServerContext(options)
  const app = new Hono<ServerEnv>()
  addMiddleware(app, server)
  addBackendRoutes(app, server)
  addAssetRoutes(app, server)
  addSecurityHeaders(app, server)
  addOperatorRoutes(app, server)
  addDocumentRoutes(app, server)
  addActionRoutes(app, server)
  addPageRoutes(app, server)
  addErrorHandler(app, server)
  return app
}
