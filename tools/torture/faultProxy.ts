import { once } from 'node:events'
import { Agent, createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations } from '../../adapters/http/operations.ts'
import type { OperationName } from '../../adapters/http/operations.ts'

/** What can go wrong with one call. 'After' means that the backend did its work and only the answer is lost. */
export const faults = [
  '500',
  '503',
  'timeout',
  'resetBefore',
  'resetAfter',
  'lost',
  'truncated',
  'wrongShape',
  'html',
  '401',
  '408',
  '409',
  '413',
  '429',
  'huge',
] as const

export type Fault = (typeof faults)[number]

export interface Call {
  /** Name of the contract's operation; null for pictures, payments' pages and unknown addresses. */
  readonly operation: OperationName | null
  readonly method: string
  readonly path: string
  /** The cookie `torture` of the browser that asks; null for what the shop's server asks by itself. */
  readonly visitor: string | null
}

/** What happens to a call: how long it is held back (ms), and what goes wrong. */
export interface FaultModel {
  readonly delay: number
  readonly fault: Fault | null
}

export interface FaultProxy {
  readonly url: string
  /** Decides about each call that comes; replaced at will. */
  faultModel: (call: Call) => FaultModel
  /** What came in since the last `forget`, with what happened to it. */
  readonly calls: () => readonly (Call & FaultModel)[]
  readonly forget: () => void
  readonly stop: () => Promise<void>
}

const calm: FaultModel = { delay: 0, fault: null }

const patterns = Object.entries(operations).map(([name, { method, path }]) => ({
  name: name as OperationName,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

const operationOf = (method: string, path: string): OperationName | null =>
  patterns.find((known) => known.method === method && known.pattern.test(path))?.name ?? null

const dot = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const failures: Readonly<Partial<Record<Fault, number>>> = {
  '500': 500,
  '503': 503,
  '401': 401,
  '408': 408,
  '409': 409,
  '413': 413,
  '429': 429,
}

/** How long a call is held that never gets an answer, in ms; beyond every patience of the shop. */
const forever = 60_000

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

interface ProxiedResponse {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** A stand-in between shop and backend that delays, spoils and loses what passes. Pictures are answered with a dot. */
export const startFaultProxy = async (backendUrl: string): Promise<FaultProxy> => {
  const agent = new Agent({ keepAlive: true })
  const target = new URL(backendUrl)
  const seen: (Call & FaultModel)[] = []

  const askBackend = (message: IncomingMessage, body: Buffer): Promise<ProxiedResponse> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', url = '/', headers } = message
      const passed = ask({ host: target.hostname, port: target.port, method, path: url, headers, agent }, (response) => {
        bodyOf(response).then((whole) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: whole }), reject)
      })
      passed.once('error', reject)
      passed.end(body)
    })

  const give = (response: ServerResponse, { status, headers, body }: ProxiedResponse): void => {
    const { 'transfer-encoding': _coded, 'content-length': _length, connection: _connection, ...persisted } = headers
    response.writeHead(status, { ...persisted, 'content-length': body.length }).end(body)
  }

  const spoil = async (fault: Fault, message: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> => {
    const json = { 'content-type': 'application/json' }
    const status = failures[fault]
    if (status !== undefined) {
      const more = status === 429 ? { 'retry-after': '2' } : {}
      give(response, { status, headers: { ...json, ...more }, body: Buffer.from('{"status":"error","message":"somethingNobodyKnows"}') })
    } else if (fault === 'timeout') setTimeout(() => response.destroy(), forever).unref()
    else if (fault === 'resetBefore') message.socket.destroy()
    else if (fault === 'html')
      give(response, {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<html><h1>Welcome to nginx!</h1></html>'),
      })
    else if (fault === 'wrongShape')
      give(response, { status: 200, headers: json, body: Buffer.from('{"state":"fine","data":{"lines":"none","total":[null]}}') })
    else {
      const proxied = await askBackend(message, body)
      if (fault === 'resetAfter') message.socket.destroy()
      else if (fault === 'lost')
        give(response, { status: 503, headers: json, body: Buffer.from('{"status":"error","message":"unavailable"}') })
      else if (fault === 'huge') {
        const filler = Buffer.from(`{"status":"success","data":null,"filler":"${'x'.repeat(12_000_000)}"}`)
        give(response, { ...proxied, status: 200, body: filler })
      } else {
        const { 'transfer-encoding': _coded, ...headers } = proxied.headers
        response.writeHead(proxied.status, { ...headers, 'content-length': proxied.body.length })
        response.write(proxied.body.subarray(0, Math.floor(proxied.body.length / 2)))
        setTimeout(() => message.socket.destroy(), 20)
      }
    }
  }

  const proxy: FaultProxy = {
    url: '',
    faultModel: () => calm,
    calls: () => seen,
    forget: () => {
      seen.length = 0
    },
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  const pass = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = message
    const [path = '/'] = url.split('?', 1)
    if (path.startsWith('/api/pictures/')) {
      response.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'max-age=3600' }).end(dot)
      return
    }
    const body = await bodyOf(message)
    const visitor = /(?:^|; )torture=(\d+)/.exec(message.headers.cookie ?? '')?.[1] ?? null
    const call: Call = { operation: operationOf(method, path), method, path, visitor }
    // Each visitor has an address of its own, or the backend's limits would take them for one.
    if (visitor !== null) message.headers['x-forwarded-for'] = `10.0.${Number(visitor) >> 8}.${Number(visitor) & 255}`
    const { delay, fault } = proxy.faultModel(call)
    seen.push({ ...call, delay, fault })
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (fault === null) give(response, await askBackend(message, body))
    else await spoil(fault, message, body, response)
  }
  const server = createServer((message, response) => {
    pass(message, response).catch(() => message.socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(proxy, { url: `http://127.0.0.1:${port}` })
}
