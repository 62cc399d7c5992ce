import type { ClockPort } from '@thuishaven/core'
import type { Attempt, RequestPolicy } from './requestPolicy.ts'
import { pauseBeforeRetry } from './requestPolicy.ts'

export interface BackendRequest {
  readonly url: string
  readonly init: RequestInit
  /** What only reads may be asked twice. */
  readonly access: 'reads' | 'writes'
}

/** What came of a question in the end, after the one retry it may have had. */
export type Exchange =
  | { readonly kind: 'answer'; readonly status: number; readonly body: Body; readonly retryAfter: string | null }
  | { readonly kind: 'offline' | 'timeout' }

/** JSON that nobody has checked yet, or the fact that it was none. */
export type Body = { readonly json: unknown } | 'not JSON'

export interface Line {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: ClockPort
  /** 0 ≤ answer < 1. */
  readonly random: () => number
  readonly policy: RequestPolicy
  /** Sees the headers of every complete answer, refused and retried ones too. */
  readonly onHeaders?: (headers: Headers) => void
}

/** Asks the backend, once more where the policy says so. Never rejects; when `signal` aborts, the answer is of no interest to anyone. */
export const fetchWithRetry = async (line: Line, request: BackendRequest, signal: AbortSignal): Promise<Exchange> => {
  const first = await attempt(line, request, signal)
  if (request.access === 'writes' || signal.aborted) return first
  const pause = pauseBeforeRetry(first, line.policy, line.random(), line.clock.now())
  if (pause === null) return first
  await wait(line.clock, pause, signal)
  return signal.aborted ? first : attempt(line, request, signal)
}

const attempt = async (line: Line, { url, init }: BackendRequest, signal: AbortSignal): Promise<Exchange & Attempt> => {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  let late = false
  const cancelTimer = line.clock.after(line.policy.timeout, () => {
    late = true
    abort()
  })
  signal.addEventListener('abort', abort, { once: true })
  const received = await line
    .fetch(url, { ...init, signal: controller.signal })
    .then(async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }))
    .catch(() => null)
  cancelTimer()
  signal.removeEventListener('abort', abort)
  if (received === null) return { kind: late ? 'timeout' : 'offline' }
  line.onHeaders?.(received.headers)
  return { kind: 'answer', status: received.status, body: bodyOf(received.text), retryAfter: received.headers.get('retry-after') }
}

const bodyOf = (text: string): Body => {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return 'not JSON'
  }
}

const wait = (clock: ClockPort, pause: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.after(pause, resolve)
    signal.addEventListener(
      'abort',
      () => {
        cancel()
        resolve()
      },
      { once: true },
    )
  })
