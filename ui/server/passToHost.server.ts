import type { Handler } from 'hono'

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const ownToConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
]

/** How the host is asked; another way in tests. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>

/**
 * Passes a request to the shop's host and its answer back, cookies included, so that the browser knows one origin. Redirects are
 * handed on, not followed. A host that does not answer gives 502 in the contract's form.
 */
export const passToHost =
  (apiUrl: string, ask: Ask): Handler =>
  async (context) => {
    const { raw } = context.req
    const url = new URL(raw.url)
    const headers = new Headers(raw.headers)
    for (const name of ownToConnection) headers.delete(name)
    headers.set('x-forwarded-host', url.host)
    headers.set('x-forwarded-proto', url.protocol.slice(0, -1))
    const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD'
    try {
      const answer = await ask(apiUrl + url.pathname + url.search, {
        method: raw.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([raw.signal, AbortSignal.timeout(30_000)]),
        ...(hasBody ? { body: await raw.arrayBuffer() } : {}),
      })
      const passed = new Headers(answer.headers)
      for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']) passed.delete(name)
      return new Response(answer.body, { status: answer.status, headers: passed })
    } catch {
      return context.json({ status: 'error', message: 'hostUnreachable' }, 502, { 'retry-after': '5' })
    }
  }
