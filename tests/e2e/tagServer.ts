import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { failuresOfEvent } from './tagRules.ts'

/** A test double for an analytics server: its tag reports every entry it receives. */
export interface TagServer {
  readonly address: string
  /** Requested paths, oldest first. */
  readonly requests: () => readonly string[]
  /** The entries that the tag received, in order. */
  readonly entries: () => readonly (readonly unknown[])[]
  /** Address and referrer of the page at each entry. */
  readonly addresses: () => readonly string[]
  /** Violations of the published rules by the received events. */
  readonly faults: () => readonly string[]
  readonly forget: () => void
  readonly stop: () => Promise<void>
}

/** A minimal tag in Google's form: reads queued and new entries of dataLayer, and reports those that are commands. */
const tag = `(() => {
  const at = document.currentScript.src.split('/').slice(0, 3).join('/')
  const report = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
    document.cookie = '_ga=test.1; Path=/'
    // Beacons may overtake each other; over all documents of a visit this tells their order.
    navigator.sendBeacon(at + '/collect', JSON.stringify({ at: performance.timeOrigin + performance.now(), entry: [...entry], addresses: [location.href, document.referrer] }))
  }
  window.dataLayer.forEach(report)
  window.dataLayer.push = (...entries) => { entries.forEach(report); return Array.prototype.push.apply(window.dataLayer, entries) }
})()`

interface Report {
  readonly at: number
  readonly entry: readonly unknown[]
  readonly addresses: readonly string[]
}

export const startTagServer = async (): Promise<TagServer> => {
  const requests: string[] = []
  let received: Report[] = []
  const inOrder = (): readonly (readonly unknown[])[] => received.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry)
  const server = createServer((incoming, outgoing) => {
    requests.push(incoming.url ?? '')
    if (incoming.method === 'POST') {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('end', () => {
        received.push(JSON.parse(Buffer.concat(parts).toString()) as Report)
        outgoing.writeHead(204, { 'access-control-allow-origin': '*' }).end()
      })
      return
    }
    const type = incoming.url?.includes('.css') === true ? 'text/css' : 'text/javascript'
    outgoing.writeHead(200, { 'content-type': type }).end(type === 'text/css' ? 'body { --from-outside: 1 }' : tag)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    entries: inOrder,
    addresses: () => received.flatMap(({ addresses }) => addresses),
    faults: () => inOrder().flatMap(([command, name, about]) => (command === 'event' ? failuresOfEvent(name, about) : [])),
    forget: () => {
      requests.length = 0
      received = []
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
