import { connect } from 'node:net'
import type { Random } from './random.ts'

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'LOCK',
  'QUERY',
  'get',
  'X',
  '',
]
const starts = [
  '/',
  '//',
  '///',
  '/\\',
  '/en',
  '/vloerkleden',
  '/en/rugs',
  '/product/1003/wachter-plus-wit',
  '/product/1003',
  '/account/overview',
  '/account/login',
  '/checkout',
  '/checkout/gegevens',
  '/cart',
  '/api/v2/app',
  '/api/v2/cart/lines',
  '/api/public/content',
  '/api/pictures/x.avif',
  '/api/',
  '/api',
  '/__mock/outbox',
  '/metrics',
  '/ready',
  '/health',
  '/sitemap.xml',
  '/robots.txt',
  '/assets/x.js',
  '/favicon.svg',
  '/tapijten',
  '/shop',
  '*',
  '',
  'http://evil.example/',
  'evil.example',
]
const parts = [
  '/',
  '//',
  '..',
  '/../',
  '/..%2f',
  '/.',
  '%2e%2e',
  '%00',
  '%0d%0aX-Evil:1',
  '%',
  '%zz',
  '%E0%A4%A',
  '%c0%af',
  '\\',
  ';x=1',
  '?',
  '?a=1',
  '?page=1e9',
  '?page=-1',
  '?panel=cart',
  '?return=//evil.example',
  '?added=failed',
  '#x',
  '@evil.example',
  ':99999',
  '[',
  ']',
  '<script>',
  '"',
  "'",
  '{}',
  '|',
  '^',
  '`',
  '~',
  'é',
  '\u0000',
  '\t',
  '\u007f',
  '\u00ff',
  'a'.repeat(300),
  '/a'.repeat(150),
  ' ',
  'Kleur:rood',
  '/Kleur:rood/Prijs:1-2',
  '$&',
  '__proto__',
  'constructor',
]
const headers = [
  'Host: localhost',
  'Host: evil.example',
  'Host: ',
  'Host: [',
  'Host: a:99999',
  'Host: a b',
  'X-Forwarded-Proto: https',
  'X-Forwarded-For: ,,1.2.3.4, x',
  'X-Forwarded-Host: evil.example',
  'Forwarded: for=x',
  'Origin: null',
  'Origin: https://evil.example',
  'Origin: [',
  'Sec-Fetch-Site: cross-site',
  'Sec-Fetch-Site: same-origin',
  'Accept-Encoding: br;q=0, gzip;q=x',
  'Accept-Encoding: *',
  'Accept-Encoding: ;;;,',
  'Accept-Language: en',
  'Accept-Language: ;q=x, *',
  'Cookie: auth_token=x',
  'Cookie: auth_token=%E2%82%AC',
  'Cookie: auth_token=%0d%0a',
  'Cookie: es_cuid=1; es_cuid=2',
  'Cookie: =;;=;x',
  'Cookie: locale=eng',
  'Cookie: \u00ff=\u00fe',
  'Content-Type: application/json',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: text/plain',
  'Content-Type: ',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: x',
  'Connection: X-Hop, keep-alive',
  'Connection: \u0000',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Range: bytes=0-1',
  'If-None-Match: *',
  'X-Request-Id: a\u0000b',
  'X-Request-Id: abc',
  'Authorization: Bearer \u00e9',
  'Authorization: Bearer x',
  'X: ' + 'a'.repeat(9000),
  'No colon',
  ': no name',
  'Proxy-Connection: keep-alive',
  'TE: trailers',
  'Via: x',
]
const bodies = [
  '',
  '',
  '{}',
  '{"a":',
  '[]',
  'null',
  'productId=1003&back=/.//evil.example',
  'productId=1003&back=%2F%2Fevil',
  'productId=1e999',
  '--x\r\nbroken',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\u0000\u0001\u0002',
  'x'.repeat(70_000),
]

/** One request as bytes (latin1) that no browser sends. */
export const fuzzedRequest = ({ next, below, pick }: Random): string => {
  const some = (most: number, items: readonly string[]): string[] => Array.from({ length: below(most + 1) }, () => pick(items))
  const target = pick(starts) + some(2, parts).join('')
  const body = pick(bodies)
  const lines = [`${pick(methods)} ${target} ${next() < 0.97 ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP', ''])}`]
  if (next() < 0.95) lines.push('Host: localhost')
  lines.push(...some(2, headers))
  if (body !== '' && next() < 0.8) lines.push(`Content-Length: ${Buffer.byteLength(body, 'latin1')}`)
  lines.push('Connection: close')
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** The result of a request: its status, 0 when the connection was closed without a response, and its redirect target. */
export interface Came {
  readonly status: number
  readonly location: string | null
  readonly isHung: boolean
}

/** Sends these bytes unchanged and reads the first line of the response; `patience` ms without a byte is a hang. */
export const sendBytes = (port: number, text: string, timeoutMs = 15_000): Promise<Came> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const end = (isSilent: boolean): void => {
      socket.destroy()
      const final = /(?:^|\r\n\r\n)HTTP\/1\.[01] ([2-5]\d\d)[^]*$/.exec(received)
      const status = Number(final?.[1] ?? 0)
      // The response is complete even if the connection stays open.
      resolve({ status, location: /\r\nlocation: ([^\r\n]*)/i.exec(final?.[0] ?? '')?.[1] ?? null, isHung: isSilent && status === 0 })
    }
    socket.setTimeout(timeoutMs, () => end(true))
    socket.on('data', (chunk) => {
      if (received.length < 20_000) received += chunk.toString('latin1')
    })
    socket.on('error', () => end(false))
    socket.on('close', () => end(false))
    socket.write(Buffer.from(text, 'latin1'))
    // Some clients disconnect in the middle.
    if (text.length % 17 === 0) setTimeout(() => socket.destroy(), 5)
    // An announced body that never arrives is the client's error, so the client ends the request.
    else if (/Content-Length|Transfer-Encoding|Expect/i.test(text)) setTimeout(() => socket.end(), 1000)
  })

/** Results that no request may cause: a server error, or a redirect to another host. */
export const isFault = ({ status, location, isHung }: Came): boolean => {
  const elsewhere =
    location !== null &&
    new URL(location, 'http://localhost').hostname !== 'localhost' &&
    !location.startsWith('https://werkenbij.thuishaven.test/')
  return isHung || (status >= 500 && status !== 501 && status !== 505) || elsewhere
}
