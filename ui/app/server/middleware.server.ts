import type { Hono, MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { enforceCacheRules } from '../../framework/server/cacheRule.server.ts'
import { compress } from '../../framework/server/compress.server.ts'
import { contentPolicy, policyHeader } from '../../framework/server/contentPolicy.server.ts'
import type { ServerContext } from './serverContext.server.ts'
import { clientOf } from '../../framework/server/trustedProxies.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import { validateRequest } from '../../framework/server/validateRequest.server.ts'

/** Middleware for every request and response. */
export const addMiddleware = (app: Hono<ServerEnv>, { trustedProxies, transportSecurity }: ServerContext): void => {
  app.use(compress)
  app.use(requestId())
  app.use(async (context, next) => {
    context.set('client', clientOf(trustedProxies, context))
    await next()
    enforceCacheRules(context.res.status, context.res.headers)
    context.res.headers.set('x-request-id', context.get('requestId'))
    if (transportSecurity !== null) context.res.headers.set('strict-transport-security', transportSecurity)
  })
  app.use(validateRequest)
}

/** Security headers of what the shop makes itself. */
export const addSecurityHeaders = (app: Hono<ServerEnv>, { render }: ServerContext): void => {
  app.use(
    secureHeaders({
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      // Not even the shop's own pages learn the query of the one before: scripts of others read it there.
      referrerPolicy: 'strict-origin',
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    }),
  )
  // Pages bring their own, which names the backends of the configuration.
  const usualPolicy = contentPolicy(render.starterSource === null ? null : { script: render.starterSource, styles: [] })
  app.use(async (context, next) => {
    await next()
    if (!context.res.headers.has(policyHeader)) context.res.headers.set(policyHeader, usualPolicy)
  })
}

/** Answers 404, not 403, so that the endpoint is not disclosed. */
export const operatorsOnly: MiddlewareHandler<ServerEnv> = async (context, next) =>
  context.get('client').isOperator ? next() : context.text('Not found', 404, { 'cache-control': 'no-store' })
