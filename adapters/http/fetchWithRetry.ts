import { Clock, Effect } from 'effect'
import type { RequestPolicy } from './requestPolicy.ts'
import { pauseBeforeRetry } from './requestPolicy.ts'

export interface BackendRequest {
  readonly url: string
  readonly init: RequestInit
  /** Only reads may be sent twice. */
  readonly access: 'reads' | 'writes'
}

/** The final result of a request, after at most one retry. */
export type Exchange =
  | { readonly kind: 'answer'; readonly status: number; readonly body: Body; readonly retryAfter: string | null }
  | { readonly kind: 'offline' | 'timeout' }

/** Unchecked JSON, or the fact that it was none. */
export type Body = { readonly json: unknown } | 'not JSON'

export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** 0 ≤ answer < 1. */
  readonly random: () => number
  readonly policy: RequestPolicy
  /** Receives the headers of every complete response, including refused and retried ones. */
  readonly onHeaders?: (headers: Headers) => void
}

/** Sends a request to the backend, and retries it once where the policy allows it. Interruption ends the request and the pause. */
export const fetchWithRetry = (transport: Transport, request: BackendRequest): Effect.Effect<Exchange> =>
  Effect.gen(function* () {
    const first = yield* attempt(transport, request)
    if (request.access === 'writes') return first
    const pause = pauseBeforeRetry(first, transport.policy, transport.random(), yield* Clock.currentTimeMillis)
    if (pause === null) return first
    yield* Effect.sleep(pause)
    return yield* attempt(transport, request)
  })

const attempt = (transport: Transport, request: BackendRequest): Effect.Effect<Exchange> =>
  Effect.timeoutOrElse(
    Effect.promise((signal) => send(transport, request, signal)),
    { duration: transport.policy.timeout, orElse: () => Effect.succeed<Exchange>({ kind: 'timeout' }) },
  )

const send = async ({ fetch, onHeaders }: Transport, { url, init }: BackendRequest, signal: AbortSignal): Promise<Exchange> => {
  const received = await fetch(url, { ...init, signal })
    .then(async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }))
    .catch(() => null)
  if (received === null) return { kind: 'offline' }
  const { status, headers, text } = received
  onHeaders?.(headers)
  return { kind: 'answer', status, body: bodyOf(text), retryAfter: headers.get('retry-after') }
}

const bodyOf = (text: string): Body => {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return 'not JSON'
  }
}
