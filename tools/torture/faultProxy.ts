import { operations } from '../../adapters/http/operations.ts'
import type { OperationName } from '../../adapters/http/operations.ts'
import { createFault } from '../../mock-server/faults/Faults.ts'
import type { Fault, FaultKind } from '../../mock-server/faults/Faults.ts'
import { forwardTo, startFaultProxy } from '../../mock-server/faults/startFaultProxy.ts'

/** The fault of one call: those of mock-server/README.md, and a 503 after the backend has executed the call. */
export type Trouble = FaultKind | '503 done'

export interface Call {
  /** Name of the contract's operation; null for bank pages and unknown addresses. */
  readonly operation: OperationName | null
  readonly method: string
  readonly path: string
  /** The cookie `torture` of the requesting browser; null for the server's own requests. */
  readonly visitor: string | null
}

/** The effect on a call: its delay in ms and its fault. */
export interface FaultModel {
  readonly delay: number
  readonly fault: Trouble | null
}

export interface TortureProxy {
  readonly url: string
  /** Decides on each call; can be replaced at any time. */
  faultModel: (call: Call) => FaultModel
  /** Calls since the last `forget`, with their effect. */
  readonly calls: () => readonly (Call & FaultModel)[]
  readonly forget: () => void
  readonly stop: () => Promise<void>
}

const patterns = Object.entries(operations).map(([name, { method, path }]) => ({
  name: name as OperationName,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

const operationOf = (method: string, path: string): OperationName | null =>
  patterns.find((known) => known.method === method && known.pattern.test(path))?.name ?? null

const dot = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
const isPicture = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/api/pictures/')

const callOf = ({ method, url, headers }: Request): Call => {
  const path = new URL(url).pathname
  const visitor = /(?:^|; )torture=(\d+)/.exec(headers.get('cookie') ?? '')?.[1] ?? null
  return { operation: operationOf(method, path), method, path, visitor }
}

const faultOf = (trouble: Trouble): Fault =>
  createFault(trouble === '503 done' ? '503' : trouble, {
    done: trouble === '503 done' ? true : undefined,
    // Longer than every timeout of the shop.
    ms: 60_000,
    retryAfter: trouble === '429' ? 2 : null,
    bytes: 12_000_000,
    // An unknown message, which no page may show.
    message: 'somethingNobodyKnows',
  })

/** A proxy between shop and backend that delays, damages and loses calls. It answers pictures with a dot. */
export const startTortureProxy = async (backendUrl: string): Promise<TortureProxy> => {
  const seen: (Call & FaultModel)[] = []
  const forward = forwardTo(backendUrl)
  const { address, stop } = await startFaultProxy({
    faultFor: async (request) => {
      if (isPicture(request)) return null
      const call = callOf(request)
      const { delay, fault } = proxy.faultModel(call)
      seen.push({ ...call, delay, fault })
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
      return fault === null ? null : faultOf(fault)
    },
    carryOut: async (request) => {
      if (isPicture(request)) return new Response(dot, { headers: { 'content-type': 'image/gif', 'cache-control': 'max-age=3600' } })
      const { visitor } = callOf(request)
      // Each visitor gets a separate address, because the backend limits requests per address.
      if (visitor !== null) request.headers.set('x-forwarded-for', `10.0.${Number(visitor) >> 8}.${Number(visitor) & 255}`)
      return forward(request)
    },
  })
  const proxy: TortureProxy = {
    url: address,
    faultModel: () => ({ delay: 0, fault: null }),
    calls: () => seen,
    forget: () => {
      seen.length = 0
    },
    stop,
  }
  return proxy
}
