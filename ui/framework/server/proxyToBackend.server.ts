import type { Handler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { proxy } from 'hono/proxy'
import { backendHeaders } from './trustedProxies.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

/** How the backend is called; another way in tests. */
export type FetchBackend = (url: string, init: RequestInit) => Promise<Response>

/** Writes a log line for operators. */
export type Log = (line: Readonly<Record<string, unknown>>) => void

/** Milliseconds until a response, body included, is given up. */
const timeoutMs = 30_000
/** Bytes of a response of the backend that are passed on; the largest real ones are pictures and invoices. */
const largestResponse = 32 * 1024 * 1024

/** Request headers to drop: forwarding headers of visitors, and hop-by-hop headers that Hono's proxy() does not remove. */
const ownToVisitor = [
  'expect',
  'forwarded',
  'host',
  'proxy-connection',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]
/** Response headers about the backend's own host name. */
const ownToBackend = ['alt-svc', 'strict-transport-security']

/** A proxied response that is opened as a page can run and load nothing. */
const sandbox = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'"
/** The one page of a backend that a visitor uses: where it allows payments without money. It runs no script, and its buttons lead back here. */
const practiceBank = {
  path: /^\/api\/bank\/[^/]+$/,
  policy: "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'",
}
/** Leads to where a payment is made: the one place outside of the shop to which the backend may send a visitor. */
const toPayment = /^\/api\/payments\/[^/]+$/
/** Browsers show no PDF in a sandbox; it has no part in the page's origin anyway. */
const needsSandbox = (type: string): boolean => !/^application\/(?:json|problem\+json|pdf)\b/i.test(type)

export interface ProxyOptions {
  /** Base address of the backend, without trailing slash. */
  readonly apiUrl: string
  readonly fetchBackend: FetchBackend
  readonly log: Log
  /** Paths whose responses are private and never cached. */
  readonly personalCalls: RegExp
  /** Whether responses may be pages for visitors, such as the practice bank. */
  readonly mayBePage?: boolean
}

/** A cookie of the backend is the shop's: a domain that the backend names is not. */
const withoutDomain = (cookie: string): string => cookie.replaceAll(/;\s*domain=[^;]*/gi, '')

/** Where a redirect of the backend leads as the visitor sees it; null when it leads where it may not. */
const redirectTarget = (location: string, address: string): string | null => {
  const [target, requested] = [URL.parse(location, address), new URL(address)]
  if (target?.origin === requested.origin) return target.pathname + target.search
  return target?.protocol === 'https:' && toPayment.test(requested.pathname) ? target.href : null
}

/** The same bytes, up to a number of them: a longer response is cut off. */
const upTo = (limit: number, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  let passed = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        passed += chunk.byteLength
        if (passed > limit) controller.error(new Error(`The host's answer has more than ${limit} bytes.`))
        else controller.enqueue(chunk)
      },
    }),
  )
}

/**
 * Forwards a request to the shop's backend and its response back, cookies included, so that the browser knows one origin; the response streams.
 * Redirects within the backend are forwarded, not followed; one to another site is a failure, unless it leads to a payment. The backend
 * receives the visitor's address in X-Forwarded-*, regardless of the visitor's own headers. A backend that does not respond results in 502, one
 * that is too slow in 504, in the contract's form. Retry-After is only forwarded from the backend; otherwise the page's own short, jittered
 * pause before its only retry applies (NET-01).
 */
export const proxyToBackend =
  ({ apiUrl, fetchBackend, log, personalCalls, mayBePage = false }: ProxyOptions): Handler<ServerEnv> =>
  async (context) => {
    const { raw } = context.req
    const client = context.get('client')
    const address = apiUrl + client.url.pathname + client.url.search
    const late = AbortSignal.timeout(timeoutMs)
    const started = performance.now()
    const failed = (status: 502 | 504, retryAfter: string | null = null) => {
      // A disconnected visitor gets no response, and nothing is logged.
      if (!raw.signal.aborted)
        log({
          level: 'warn',
          message: 'Backend did not respond',
          requestId: context.get('requestId'),
          path: client.url.pathname,
          status,
          durationMs: Math.round(performance.now() - started),
        })
      return context.json({ status: 'error', message: 'hostUnreachable' }, status, retryAfter === null ? {} : { 'retry-after': retryAfter })
    }
    try {
      const response = await proxy(address, {
        raw,
        redirect: 'manual',
        strictConnectionProcessing: true,
        customFetch: ({ method, headers, body }) => {
          for (const name of ownToVisitor) headers.delete(name)
          for (const [name, value] of Object.entries(backendHeaders(client, context.get('requestId')))) headers.set(name, value)
          const signal = AbortSignal.any([raw.signal, late])
          return fetchBackend(address, {
            method,
            headers,
            redirect: 'manual',
            signal,
            ...(body === null ? {} : { body, duplex: 'half' }),
          })
        },
      })
      if (response.status === 408) {
        // This status is about the connection between backend and server. A browser would relate it to its own connection and retry the request twice.
        await response.body?.cancel()
        return failed(504, response.headers.get('retry-after'))
      }
      if (Number(response.headers.get('content-length') ?? 0) > largestResponse) {
        await response.body?.cancel()
        return failed(502)
      }
      const headers = new Headers(response.headers)
      const location = headers.get('location')
      if (location !== null && !mayBePage) {
        const target = redirectTarget(location, address)
        if (target === null) {
          await response.body?.cancel()
          return failed(502)
        }
        headers.set('location', target)
      }
      const cookies = headers.getSetCookie()
      headers.delete('set-cookie')
      for (const cookie of cookies) headers.append('set-cookie', withoutDomain(cookie))
      if (personalCalls.test(context.req.path)) headers.set('cache-control', 'private, no-store')
      for (const name of ownToBackend) headers.delete(name)
      headers.set('x-content-type-options', 'nosniff')
      headers.append('server-timing', `backend;dur=${(performance.now() - started).toFixed(1)}`)
      if (!mayBePage && needsSandbox(headers.get('content-type') ?? ''))
        headers.set('content-security-policy', practiceBank.path.test(context.req.path) ? practiceBank.policy : sandbox)
      return new Response(response.body === null ? null : upTo(largestResponse, response.body), { status: response.status, headers })
    } catch (problem) {
      if (problem instanceof HTTPException) return context.json({ status: 'error', message: 'requestNotUnderstood' }, 400)
      return failed(late.aborted ? 504 : 502)
    }
  }
