import type { Handler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { proxy } from 'hono/proxy'
import { hostHeaders } from './perimeter.server.ts'
import type { HostVariables } from './perimeter.server.ts'

/** How the host is asked; another way in tests. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>

/** Takes a line for the people who run the shop. */
export type Log = (line: Readonly<Record<string, unknown>>) => void

/** Milliseconds until an answer, body included, is given up. */
const patience = 30_000
/** Bytes of an answer of the host that are passed on; the largest real ones are pictures and invoices. */
const largestAnswer = 32 * 1024 * 1024

/** What visitors say of their way here, and what belongs to their own connection beside what Hono's proxy() takes off. */
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
/** What the host says of its own name, which is not the shop's. */
const ownToHost = ['alt-svc', 'strict-transport-security']

/** An answer that a browser could take for a page runs nothing and reaches nothing, should it ever be opened by itself. */
const sandbox = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'"
/** Browsers show no PDF in a sandbox; it has no part in the page's origin anyway. */
const needsSandbox = (type: string): boolean => !/^application\/(?:json|problem\+json|pdf)\b/i.test(type)

/** Calls whose answers are one visitor's. */
const personalCalls = /^\/api\/(?:presession|v2\/(?:account|cart|checkout|orders|withdrawals))(?:\/|$)/i

/** A cookie of the host is the shop's: a domain that the host names is not. */
const withoutDomain = (cookie: string): string => cookie.replaceAll(/;\s*domain=[^;]*/gi, '')

/** Where a redirect of the host leads as the visitor sees it; null when it leads away from the host. */
const redirectTarget = (location: string, address: string): string | null => {
  const target = URL.parse(location, address)
  return target !== null && target.origin === new URL(address).origin ? target.pathname + target.search : null
}

/** The same bytes, up to a number of them: more break the answer off. */
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
 * Passes a request to the shop's host and its answer back, cookies included, so that the browser knows one origin; the answer streams.
 * Redirects within the host are handed on, not followed; one that leads elsewhere is no answer. The host is told who asks by X-Forwarded-*, whatever the visitor wrote there. A host that
 * does not answer gives 502, one that is too slow 504, in the contract's form. No pause is named unless the host named one: the page's own
 * short, jittered pause before its one retry applies (NET-01).
 *
 * @param mayBePage answers may be pages that a visitor uses, as the mock server's bank
 */
export const passToHost =
  (apiUrl: string, ask: Ask, log: Log, mayBePage = false): Handler<HostVariables> =>
  async (context) => {
    const { raw } = context.req
    const caller = context.get('caller')
    const address = apiUrl + caller.url.pathname + caller.url.search
    const late = AbortSignal.timeout(patience)
    const started = performance.now()
    const failed = (status: 502 | 504, retryAfter: string | null = null) => {
      // Who has left hears nothing, and nobody needs to know.
      if (!raw.signal.aborted)
        log({ level: 'warn', message: 'host did not answer', requestId: context.get('requestId'), path: caller.url.pathname, status })
      return context.json({ status: 'error', message: 'hostUnreachable' }, status, retryAfter === null ? {} : { 'retry-after': retryAfter })
    }
    try {
      const answer = await proxy(address, {
        raw,
        redirect: 'manual',
        strictConnectionProcessing: true,
        customFetch: ({ method, headers, body }) => {
          for (const name of ownToVisitor) headers.delete(name)
          for (const [name, value] of Object.entries(hostHeaders(caller, context.get('requestId')))) headers.set(name, value)
          const signal = AbortSignal.any([raw.signal, late])
          return ask(address, {
            method,
            headers,
            redirect: 'manual',
            signal,
            ...(body === null ? {} : { body, duplex: 'half' }),
          })
        },
      })
      if (answer.status === 408) {
        // It speaks of the host's line to us. A browser would take it for its own line and send the same request twice more by itself.
        await answer.body?.cancel()
        return failed(504, answer.headers.get('retry-after'))
      }
      if (Number(answer.headers.get('content-length') ?? 0) > largestAnswer) {
        await answer.body?.cancel()
        return failed(502)
      }
      const headers = new Headers(answer.headers)
      const location = headers.get('location')
      if (location !== null && !mayBePage) {
        const target = redirectTarget(location, address)
        if (target === null) {
          await answer.body?.cancel()
          return failed(502)
        }
        headers.set('location', target)
      }
      const cookies = headers.getSetCookie()
      headers.delete('set-cookie')
      for (const cookie of cookies) headers.append('set-cookie', withoutDomain(cookie))
      if (personalCalls.test(context.req.path)) headers.set('cache-control', 'private, no-store')
      for (const name of ownToHost) headers.delete(name)
      headers.set('x-content-type-options', 'nosniff')
      headers.append('server-timing', `host;dur=${(performance.now() - started).toFixed(1)}`)
      if (!mayBePage && needsSandbox(headers.get('content-type') ?? '')) headers.set('content-security-policy', sandbox)
      return new Response(answer.body === null ? null : upTo(largestAnswer, answer.body), { status: answer.status, headers })
    } catch (problem) {
      if (problem instanceof HTTPException) return context.json({ status: 'error', message: 'requestNotUnderstood' }, 400)
      return failed(late.aborted ? 504 : 502)
    }
  }
