import type { Hono } from 'hono'
import { tidyError } from '@thuishaven/core/errors'
import { routes } from '../routes.ts'
import { collectReports } from '../../framework/server/collectReports.server.ts'
import type { ReportsInput } from '../../framework/server/collectReports.server.ts'
import { csrf } from '../../framework/server/csrf.server.ts'
import { isBackendReady } from './isBackendReady.server.ts'
import { callTooLarge } from '../../framework/server/limitBody.server.ts'
import { operatorsOnly } from './middleware.server.ts'
import type { ServerContext } from './serverContext.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

const noStore = { 'cache-control': 'no-store' }
/** Bytes of what a page reports of itself. */
const largestReport = 16 * 1024

/** Health and metrics for operators, and reports from pages in browsers. */
export const addOperatorRoutes = (app: Hono<ServerEnv>, server: ServerContext): void => {
  const { apiUrl, fetchBackend, isDraining, metrics, errors, log, render, limitBytes } = server
  app.get('/health', (context) => context.json({ status: 'success' }))
  app.get('/ready', async (context) => {
    if (isDraining()) return context.json({ status: 'error', message: 'stopping' }, 503, noStore)
    const ready = await isBackendReady(apiUrl, fetchBackend)
    return context.json(
      { status: ready ? 'success' : 'error', ...(ready ? {} : { message: 'hostUnreachable' }) },
      ready ? 200 : 503,
      noStore,
    )
  })
  app.get('/metrics', operatorsOnly, async (context) =>
    context.body(await metrics.text(), 200, { ...noStore, 'content-type': metrics.contentType }),
  )
  app.get('/builds/latest.json', (context) => context.json({ id: render.version }, 200, noStore))
  const pages = new Set(routes.map(({ id }) => id))
  const reportError: ReportsInput['reportError'] = (found, pageLoad) => {
    const error = tidyError({ ...found, side: 'browser' })
    metrics.reportedError('browser')
    log({ level: error.name === 'Warning' ? 'warn' : 'error', message: 'Error in a browser', ...pageLoad, error })
    errors.report(error)
  }
  app.post('/reports', csrf, limitBytes(largestReport, callTooLarge), collectReports({ pages, metrics, reportError }))
}
