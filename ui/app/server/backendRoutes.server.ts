import type { Hono } from 'hono'
import { csrf } from '../../framework/server/csrf.server.ts'
import { callTooLarge } from '../../framework/server/limitBody.server.ts'
import { operatorsOnly } from './middleware.server.ts'
import { redirectOldAddresses } from './oldAddresses.server.ts'
import { proxyToBackend } from '../../framework/server/proxyToBackend.server.ts'
import type { ServerContext } from './serverContext.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** Bytes of a call to the backend; the largest of the contract, a question with 5000 signs, has less than half. */
const largestCall = 64 * 1024
/** Calls whose responses are one visitor's. */
const personalCalls = /^\/api\/(?:presession|bank|payments|preview|v2\/(?:account|cart|checkout|orders|withdrawals))(?:\/|$)/i

/** Calls that are proxied to the backend; responses keep the backend's headers. */
export const addBackendRoutes = (app: Hono<ServerEnv>, server: ServerContext): void => {
  const { apiUrl, fetchBackend, log, oldAddresses, passMockServer, countCall, limitBytes } = server
  const backend = { apiUrl, fetchBackend, log, personalCalls }
  const limitCall = limitBytes(largestCall, callTooLarge)
  app.use('/api/*', csrf, countCall, limitCall)
  app.use('/api/*', redirectOldAddresses(oldAddresses))
  app.all('/api/*', proxyToBackend(backend))
  if (!passMockServer) return
  const toMockServer = proxyToBackend({ ...backend, mayBePage: true })
  app.use('/__mock/*', csrf, limitCall)
  // Leads to the bank's present address, /api/bank; all the rest steers the mock server.
  app.all('/__mock/bank/*', toMockServer)
  app.all('/__mock/*', operatorsOnly, toMockServer)
}
