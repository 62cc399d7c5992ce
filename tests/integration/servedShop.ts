import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createServerShop } from '../../adapters/composition/createServerShop.server.ts'
import type { ServerShopOptions } from '../../adapters/composition/createServerShop.server.ts'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { meetFault } from '../../mock-server/faults/meetFault.ts'
import type { Backend } from '../../backend/answers/Backend.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { allTexts } from '../../ui/app/server/allTexts.server.ts'
import { createConfigFiles } from '../../ui/app/server/configFiles.server.ts'
import { createServer } from '../../ui/app/server/createServer.server.ts'
import { createMetrics } from '../../ui/framework/server/metrics.server.ts'
import { loadOldAddresses, withOldAddresses } from '../../ui/app/server/oldAddresses.server.ts'
import { readProxies } from '../../ui/framework/server/trustedProxies.server.ts'
import type { ErrorsPort } from '@thuishaven/core/errors'
import type { TrustedProxies } from '../../ui/framework/server/trustedProxies.server.ts'
import { createBackendRules } from '../backendRules.ts'
import type { BackendRules } from '../backendRules.ts'

/** Answers a call in the place of the mock server, or leaves it to it (null). */
export type BackendStandIn = (request: Request) => Response | Promise<Response> | null

export interface ServedShop {
  readonly port: number
  readonly address: string
  /** The demo backend behind it. */
  readonly backend: Backend
  /** Calls that reached the backend, in order. */
  readonly requests: Request[]
  /** The lines of the shop's log. */
  readonly logged: Readonly<Record<string, unknown>>[]
  readonly standIn: (response: BackendStandIn) => void
  /** Calls to the backend that match meet a fault. */
  readonly fail: BackendRules['fail']
  /** Ends what `standIn` and `fail` began. */
  readonly heal: () => void
  readonly close: () => Promise<void>
}

export interface ServedShopSettings {
  readonly trustedProxies?: Partial<TrustedProxies>
  readonly options?: Partial<ServerShopOptions>
  readonly transportSecurity?: string
  /** Receives reports of faults. */
  readonly errors?: ErrorsPort
  /** Behind the shop in the place of the demo backend. */
  readonly backend?: Backend
  /** How many the catalogue is filled up to; the demo shop as it is when left out. */
  readonly products?: number
  readonly mostWaitingBytes?: number
  /** Time in ms for which a shared page is served from the cache; 0 when left out. */
  readonly pagesFreshFor?: number
  /** Cookies that every page sets, beside its own. */
  readonly setCookies?: readonly string[]
}

/** The shop's server on a free port, as it is in service but for the client's files, with a demo backend in the same program. */
export const serveShop = async ({
  trustedProxies = {},
  options = {},
  transportSecurity,
  products = 0,
  errors,
  mostWaitingBytes,
  pagesFreshFor = 0,
  setCookies = [],
  backend,
}: ServedShopSettings = {}): Promise<ServedShop> => {
  const data = backend ?? (await createDemoBackend({ file: null, products, autoRestock: true, appUrl: 'http://shop.test' }))
  const mock = createMockServer(data)
  const requests: Request[] = []
  const logged: Readonly<Record<string, unknown>>[] = []
  let inPlace: BackendStandIn | null = null
  const { rules, meet } = createBackendRules()
  const request = async (url: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(url, init)
    requests.push(request)
    const { signal } = request
    const left = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const carryOut = async (): Promise<Response> => inPlace?.(request) ?? mock.fetch(request)
    const fault = meet(request)
    return Promise.race([fault === null ? carryOut() : meetFault({ request }, fault, carryOut), left])
  }
  const oldAddresses = loadOldAddresses(null)
  const composed = createServerShop({
    apiUrl: 'http://host.test',
    fetch: withOldAddresses(oldAddresses, request),
    responses: { freshFor: 0, usableFor: 0 },
    log: () => undefined,
    ...options,
  })
  const composition: typeof composed = {
    ...composed,
    createScope: (request) => {
      const scope = composed.createScope(request)
      return { ...scope, setCookies: () => [...scope.setCookies(), ...setCookies] }
    },
  }
  const noProxies = readProxies('loopback')
  if (noProxies === null) throw new Error('loopback is a list of proxies')
  const missing = (): void => undefined
  const app = createServer({
    composition,
    render: {
      configFiles: createConfigFiles(),
      composition,
      assetsOf: () => ({
        styleOf: null,
        sheets: [],
        faces: '/assets/faces.css',
        starter: '',
        program: { files: ['/assets/shop.js'], sheets: [], fonts: [] },
        scripts: [],
      }),
      starterSource: "'sha256-script'",
      texts: { nld: await allTexts('nld', missing), eng: await allTexts('eng', missing) },
      version: 'test',
    },
    metrics: createMetrics(),
    trustedProxies: { origin: null, localOrigin: 'http://localhost:3000', proxies: noProxies, operatorToken: null, ...trustedProxies },
    transportSecurity: transportSecurity ?? null,
    apiUrl: 'http://host.test',
    passMockServer: true,
    clientFolder: null,
    log: (line) => logged.push(line),
    ...(errors === undefined ? {} : { errors }),
    ...(mostWaitingBytes === undefined ? {} : { mostWaitingBytes }),
    pagesFreshFor,
    fetchBackend: request,
    oldAddresses,
  })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    backend: data,
    requests,
    logged,
    standIn: (response) => {
      inPlace = response
    },
    fail: rules.fail,
    heal: () => {
      inPlace = null
      rules.heal()
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      await data.close()
    },
  }
}

/** Signs a customer of the demo shop in; answers the cookies of the session. */
export const signIn = async ({ address }: ServedShop): Promise<string> => {
  const response = await fetch(`${address}/api/v2/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'nl-NL' },
    body: JSON.stringify({ email: 'actief@thuishaven.test', password: 'Welkom01' }),
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** What a server answers to these very bytes: its first line, headers by name, and the rest. Ends when it closes or falls silent. */
export const sendRaw = (
  port: number,
  text: string,
  silence = 1500,
): Promise<{ status: number; headers: Map<string, string>; body: string }> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const end = (): void => {
      socket.destroy()
      const [head = '', ...rest] = received.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = new Map(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      )
      resolve({ status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') })
    }
    socket.setTimeout(silence, end)
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const length = /\r\ncontent-length: (\d+)\r\n/i.exec(received)?.[1]
      const start = received.indexOf('\r\n\r\n')
      if (start !== -1 && length !== undefined && received.length >= start + 4 + Number(length)) end()
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(Buffer.from(text, 'latin1'))
  })
