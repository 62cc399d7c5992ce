import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultsOfEvent } from './tagRules.ts'

/** Stands in for a host of measuring scripts: hands out a tag that tells back all that it is told. */
export interface TagHost {
  readonly address: string
  /** Paths that were asked for, oldest first. */
  readonly asked: () => readonly string[]
  /** What the tag was told in the order of telling, as it reported it. */
  readonly told: () => readonly (readonly unknown[])[]
  /** Where the tag was when it was told, and where from. */
  readonly addresses: () => readonly string[]
  /** What of the events breaks the published rules. */
  readonly faults: () => readonly string[]
  readonly forget: () => void
  readonly stop: () => Promise<void>
}

/** A tag as small as can be, in Google's form: reads what waits in dataLayer and all that comes, and reports what are commands. */
const tag = `(() => {
  const at = document.currentScript.src.split('/').slice(0, 3).join('/')
  const tell = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
    document.cookie = '_ga=test.1; Path=/'
    // Beacons may overtake each other; over all documents of a visit this tells their order.
    navigator.sendBeacon(at + '/collect', JSON.stringify({ at: performance.timeOrigin + performance.now(), said: [...entry], addresses: [location.href, document.referrer] }))
  }
  window.dataLayer.forEach(tell)
  window.dataLayer.push = (...entries) => { entries.forEach(tell); return Array.prototype.push.apply(window.dataLayer, entries) }
})()`

interface Told {
  readonly at: number
  readonly said: readonly unknown[]
  readonly addresses: readonly string[]
}

export const startTagHost = async (): Promise<TagHost> => {
  const asked: string[] = []
  let told: Told[] = []
  const inOrder = (): readonly (readonly unknown[])[] => told.toSorted((one, other) => one.at - other.at).map(({ said }) => said)
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    if (incoming.method === 'POST') {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('end', () => {
        told.push(JSON.parse(Buffer.concat(parts).toString()) as Told)
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
    asked: () => asked,
    told: inOrder,
    addresses: () => told.flatMap(({ addresses }) => addresses),
    faults: () => inOrder().flatMap(([command, name, about]) => (command === 'event' ? faultsOfEvent(name, about) : [])),
    forget: () => {
      asked.length = 0
      told = []
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
