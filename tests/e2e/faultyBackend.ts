import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What becomes of a call: an answer of this status without asking the backend; or 'cut before' or 'cut after' the backend has carried it
 * out, so that the answer never arrives; or 'silence'.
 */
export type Fault = number | 'cut before' | 'cut after' | 'silence'

/** A backend behind a line that goes wrong as a test says. */
export interface FaultyBackend {
  readonly address: string
  /** The next `times` calls whose method and path match meet `fault`; all of them without `times`. `retryAfter` in seconds. */
  readonly fail: (call: RegExp, fault: Fault, options?: { readonly times?: number; readonly retryAfter?: number }) => void
  /** The answers to calls whose method and path match say something else. */
  readonly change: (call: RegExp, edit: (body: string) => string) => void
  /** Ends what `fail` and `change` began; answers whether settings were among it. */
  readonly heal: () => boolean
  /** Method and path of every call so far. */
  readonly calls: () => readonly string[]
  readonly stop: () => Promise<void>
}

interface Failing {
  readonly call: RegExp
  readonly fault: Fault
  readonly retryAfter: number | undefined
  left: number
}

const settingsCall = 'POST /api/v2/app'

export const startFaultyBackend = async (target: string): Promise<FaultyBackend> => {
  let troubles: readonly Failing[] = []
  let changes: readonly { readonly call: RegExp; readonly edit: (body: string) => string }[] = []
  const calls: string[] = []
  const server = createServer((incoming, outgoing) => {
    const call = `${incoming.method ?? ''} ${incoming.url ?? ''}`
    calls.push(call)
    const failing = troubles.find((candidate) => candidate.left > 0 && candidate.call.test(call))
    if (failing !== undefined) failing.left -= 1
    const fault = failing?.fault ?? null
    if (typeof fault === 'number') {
      incoming.resume()
      const again = failing?.retryAfter === undefined ? {} : { 'retry-after': String(failing.retryAfter) }
      outgoing.writeHead(fault, { 'content-type': 'application/json', ...again })
      outgoing.end(JSON.stringify({ status: 'error', message: 'temporarilyUnavailable' }))
      return
    }
    if (fault === 'cut before') {
      incoming.destroy()
      return
    }
    if (fault === 'silence') return
    const edits = changes.filter((change) => change.call.test(call))
    // What is to be changed must come unpacked.
    const headers = edits.length === 0 ? incoming.headers : { ...incoming.headers, 'accept-encoding': 'identity' }
    const passed = request(target + (incoming.url ?? ''), { method: incoming.method, headers }, (response) => {
      if (fault === 'cut after') {
        response.resume()
        response.on('end', () => outgoing.destroy())
        return
      }
      if (edits.length === 0) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
        return
      }
      const { 'content-length': _length, ...persisted } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, persisted)
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('end', () => outgoing.end(edits.reduce((text, { edit }) => edit(text), body)))
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (call, fault, { times = Number.POSITIVE_INFINITY, retryAfter } = {}) => {
      troubles = [...troubles, { call, fault, retryAfter, left: times }]
    },
    change: (call, edit) => {
      changes = [...changes, { call, edit }]
    },
    heal: () => {
      const hadSettings = changes.some(({ call }) => call.test(settingsCall))
      troubles = []
      changes = []
      return hadSettings
    },
    calls: () => calls,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
