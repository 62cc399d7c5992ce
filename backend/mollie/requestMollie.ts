import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

export interface MollieSettings {
  /** `test_…` moves no money, `live_…` does. */
  readonly apiKey: string
  /** Base address without trailing slash. */
  readonly apiUrl: string
}

/** A response of Mollie's. */
export type MollieResponse<Data> =
  | { readonly type: 'data'; readonly data: Data }
  /** It does not do this, the next time neither. */
  | { readonly type: 'refused' }
  /** It does not know the payment. */
  | { readonly type: 'unknown' }
  | { readonly type: 'down' }

export interface MollieRequest<Schema extends v.GenericSchema> {
  /** Names the request in the log, which says nothing of the payment. */
  readonly what: string
  /** Path and query below `/v2/`. */
  readonly path: string
  /** A change; `key` is the same for the same one. */
  readonly change?: { readonly body: object; readonly key: string }
  /** What must be in the response. */
  readonly schema: Schema
}

/** Requests to one account at Mollie. */
export type RequestMollie = <Schema extends v.GenericSchema>(
  request: MollieRequest<Schema>,
) => Promise<MollieResponse<v.InferOutput<Schema>>>

/** Milliseconds after which Mollie counts as down. */
const timeoutMs = 5000
/** Milliseconds that a request waits when Mollie asks for patience; after a longer time it counts as down. */
const mostPatience = 2000

/** Milliseconds of a Retry-After header: seconds, or a date. */
const retryAfter = (value: string | null): number => {
  const ms = /^\d{1,5}$/.test(value ?? '') ? Number(value) * 1000 : Date.parse(value ?? '') - Date.now()
  return Number.isNaN(ms) ? 1000 : Math.max(0, ms)
}

const problemSchema = v.pipe(v.string(), v.parseJson(), v.object({ field: v.optional(v.pipe(v.string(), v.regex(/^[\w.[\]]{1,60}$/))) }))

const reasonOf = (problem: unknown): string => {
  if (!(problem instanceof Error)) return 'no connection'
  if (problem.name === 'TimeoutError') return `no response within ${timeoutMs} ms`
  const { code } = (problem.cause ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? `no connection (${code})` : 'no connection'
}

/**
 * Requests of JSON from Mollie's API v2 (docs.mollie.com/reference, handling-errors and api-idempotency), with a timeout and one retry: every
 * request is either a read or has an idempotency key. The log names neither key nor payment.
 */
export const createMollieRequests = ({ apiKey, apiUrl }: MollieSettings): RequestMollie => {
  const { host } = new URL(apiUrl)
  /** Milliseconds since 1970-01-01 UTC before which Mollie wants no requests. */
  let quietUntil = 0
  const log = (what: string, reason: string): void => void process.stderr.write(`Mollie ${host}, ${what}: ${reason}\n`)

  const send = async ({ path, change }: Pick<MollieRequest<v.GenericSchema>, 'path' | 'change'>): Promise<Response> =>
    fetch(`${apiUrl}/v2/${path}`, {
      method: change === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/hal+json',
        ...(change === undefined
          ? {}
          : {
              'content-type': 'application/json',
              'idempotency-key': createHash('sha256').update(change.key).digest('hex').slice(0, 32),
            }),
      },
      ...(change === undefined ? {} : { body: JSON.stringify(change.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })

  /** The response, after one more try when the connection was lost or Mollie asked for a moment. */
  const sendTwice = async (request: Pick<MollieRequest<v.GenericSchema>, 'path' | 'change'>) => {
    for (const isLast of [false, true]) {
      try {
        const response = await send(request)
        const { status, headers } = response
        if (status === 429) {
          const patience = retryAfter(headers.get('retry-after'))
          quietUntil = Date.now() + patience
          if (!isLast && patience <= mostPatience) {
            await pause(patience)
            continue
          }
        }
        return { status, text: await response.text() }
      } catch (problem) {
        if (isLast || (problem instanceof Error && problem.name === 'TimeoutError')) throw problem
      }
    }
    throw new Error('A request has a last try')
  }

  return async ({ what, path, change, schema }) => {
    if (quietUntil > Date.now() + mostPatience) return { type: 'down' }
    try {
      const { status, text } = await sendTwice({ path, ...(change === undefined ? {} : { change }) })
      if (status === 404) return { type: 'unknown' }
      if (status >= 200 && status < 300) {
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text === '' ? 'null' : text)
        if (parsed.success) return { type: 'data', data: parsed.output }
        log(what, 'a response of an unknown form')
        return { type: 'down' }
      }
      const problem = v.safeParse(problemSchema, text)
      const field = problem.success ? problem.output.field : undefined
      log(
        what,
        status === 401 || status === 403
          ? `HTTP ${status}: is MOLLIE_API_KEY right?`
          : `HTTP ${status}${field === undefined ? '' : ` (${field})`}`,
      )
      // A wrong key is mended, and a request that is being carried out has ended, the next time.
      const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status)
      return { type: isFinal ? 'refused' : 'down' }
    } catch (problem) {
      log(what, reasonOf(problem))
      return { type: 'down' }
    }
  }
}
