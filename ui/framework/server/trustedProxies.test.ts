import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientOf, readProxies } from './trustedProxies.server.ts'
import type { ClientInfo, TrustedProxies } from './trustedProxies.server.ts'

const proxies = (text: string) => {
  const list = readProxies(text)
  if (list === null) throw new Error(`${text} is not a list of proxies`)
  return list
}

const usual: TrustedProxies = { origin: null, localOrigin: 'http://localhost:3000', proxies: proxies('loopback'), operatorToken: null }

/** The client info of a caller at `peer`, with these headers. */
const client = async (
  peer: string | null,
  headers: Record<string, string> = {},
  more: Partial<TrustedProxies> = {},
  url = 'http://localhost:3000/a?b=1',
) => {
  let found: ClientInfo | null = null
  const app = new Hono()
  app.all('*', (context) => {
    found = clientOf({ ...usual, ...more }, context)
    return context.body(null)
  })
  await app.request(url, { headers }, peer === null ? {} : { incoming: { socket: { remoteAddress: peer } } })
  return found as unknown as ClientInfo
}

describe('the client of a request', () => {
  it.each([
    ['198.51.100.7', {}, '198.51.100.7', '198.51.100.7'],
    ['198.51.100.7', { 'x-forwarded-for': '1.2.3.4' }, '198.51.100.7', '198.51.100.7'],
    ['127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7', '198.51.100.7, 127.0.0.1'],
    ['::ffff:127.0.0.1', { 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7', '198.51.100.7, 127.0.0.1'],
    ['::1', { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' }, '198.51.100.7', '198.51.100.7, ::1'],
    ['127.0.0.1', { 'x-forwarded-for': 'unknown, 198.51.100.7' }, '198.51.100.7', '198.51.100.7, 127.0.0.1'],
    ['127.0.0.1', { 'x-forwarded-for': '6.6.6.6, 198.51.100.7:49152' }, '198.51.100.7', '198.51.100.7, 127.0.0.1'],
    ['127.0.0.1', { 'x-forwarded-for': '6.6.6.6, [2001:db8::7]:443' }, '2001:db8::7', '2001:db8::7, 127.0.0.1'],
    ['127.0.0.1', { 'x-forwarded-for': '2001:0DB8:0:0::7' }, '2001:db8::7', '2001:db8::7, 127.0.0.1'],
    ['127.0.0.1', { 'x-forwarded-for': '6.6.6.6, unknown' }, '127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', {}, '127.0.0.1', '127.0.0.1'],
    ['', {}, '', ''],
  ])('a connection at %j with %j is %s', async (peer, headers, address, forwardedFor) => {
    expect(await client(peer, headers)).toMatchObject({ address, forwardedFor })
  })

  it('the client address is found behind the trusted proxies, and no further', async () => {
    const list = { proxies: proxies('10.0.0.0/8, 2001:db8::/32') }
    const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 2001:db8::5, 10.9.9.9' }
    expect((await client('10.1.1.1', headers, list)).address).toBe('198.51.100.7')
    expect((await client('127.0.0.1', headers, list)).address).toBe('127.0.0.1')
    expect((await client('127.0.0.1', headers, { proxies: proxies('none') })).address).toBe('127.0.0.1')
  })

  it('an operator is a client on this machine without a proxy, or one with the token', async () => {
    const operatorToken = 'a-token-of-the-operator'
    const bearer = { authorization: `Bearer ${operatorToken}` }
    expect((await client('127.0.0.1')).isOperator).toBe(true)
    expect((await client('::1')).isOperator).toBe(true)
    expect((await client(null)).isOperator).toBe(true)
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect((await client('127.0.0.1', { [name]: '127.0.0.1' })).isOperator).toBe(false)
    for (const peer of ['198.51.100.7', '10.0.0.1', '']) expect((await client(peer)).isOperator).toBe(false)
    expect((await client('198.51.100.7', bearer, { operatorToken })).isOperator).toBe(true)
    expect((await client('198.51.100.7', bearer)).isOperator).toBe(false)
    expect((await client('198.51.100.7', { authorization: 'Bearer ' }, { operatorToken })).isOperator).toBe(false)
  })
})

describe('the public address of a request', () => {
  it.each(['localhost:3000', 'shop.localhost:3000', '127.0.0.1:3000', '127.9.9.9', '[::1]:3000'])(
    'the Host header is trusted for %s',
    async (host) => {
      expect((await client('127.0.0.1', {}, {}, `http://${host}/a?b=1`)).url.href).toBe(`http://${host}/a?b=1`)
    },
  )

  it.each(['evil.example', 'localhost.evil.example', '192.0.2.1:3000', 'notlocalhost'])(
    'the Host header is not trusted for %s',
    async (host) => {
      expect((await client('198.51.100.7', {}, {}, `http://${host}/a?b=1`)).url.href).toBe('http://localhost:3000/a?b=1')
    },
  )

  it('the public address is the operator’s, whatever the request contains', async () => {
    const origin = 'https://shop.example'
    for (const host of ['evil.example', 'localhost:3000'])
      expect((await client('127.0.0.1', { 'x-forwarded-host': 'x' }, { origin }, `http://${host}/a?b=1`)).url.href).toBe(`${origin}/a?b=1`)
  })

  it('the scheme of the public address comes from a trusted proxy', async () => {
    const https = { 'x-forwarded-proto': 'https' }
    expect((await client('127.0.0.1', https)).url.protocol).toBe('https:')
    expect((await client('198.51.100.7', https)).url.protocol).toBe('http:')
  })
})
