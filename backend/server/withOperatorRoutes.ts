import { timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { respondToFailure } from '../answers/refusals.ts'
import type { Store } from '../store/Store.ts'
import type { Metrics } from './metrics.ts'

type Api = (request: Request, connection?: object) => Response | Promise<Response>

export interface Operation {
  readonly store: Store
  readonly metrics: Metrics
  readonly isDraining: () => boolean
  /** Opens /metrics to other machines; null: this machine only. */
  readonly operatorToken: string | null
}

/** Milliseconds after which a database that has not responded counts as unavailable. */
const patience = 1000
const noStore = { 'cache-control': 'no-store' }

const answers = async (store: Store): Promise<boolean> => {
  const late = pause(patience, false, { ref: false })
  const question = store.get('SELECT 1 AS one').then(
    () => true,
    () => false,
  )
  return Promise.race([question, late])
}

const isLoopback = (address: string | undefined): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '')
const isLocalName = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host)

/** Whether a request comes from this machine, is not forwarded, and uses a local host name: other sites could resolve their name to this machine. */
const isNearby = (context: Context): boolean => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }
  const isForwarded = context.req.header('x-forwarded-for') !== undefined
  return !isForwarded && isLoopback(incoming?.socket?.remoteAddress) && isLocalName(context.req.header('host') ?? '')
}

const hasToken = (context: Context, token: string | null): boolean => {
  if (token === null) return false
  const [given, expected] = [Buffer.from(context.req.header('authorization') ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}

/** Adds the operator routes /ready and /metrics to a backend, which has /health itself, and counts its responses. */
export const withOperatorRoutes = (api: Api, { store, metrics, isDraining, operatorToken }: Operation): Api => {
  const app = new Hono()
  app.get('/ready', async (context) => {
    if (isDraining()) return context.json({ status: 'error', message: 'stopping' }, 503, noStore)
    return (await answers(store))
      ? context.json({ status: 'success' }, 200, noStore)
      : context.json({ status: 'error', message: 'databaseUnavailable' }, 503, noStore)
  })
  app.get('/metrics', async (context) => {
    // 404, not 403, so that the endpoint is not disclosed.
    if (!hasToken(context, operatorToken) && !isNearby(context)) return respondToFailure(new HttpFailure(404, 'callUnknown'), context)
    return context.body(await metrics.text(), 200, { ...noStore, 'content-type': metrics.contentType })
  })
  app.all('*', async (context) => {
    const started = performance.now()
    const response = await api(context.req.raw, context.env as object | undefined)
    metrics.responded(response.status, (performance.now() - started) / 1000)
    return response
  })
  return (request, connection) => app.fetch(request, connection)
}
