import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../tools/start/freePorts.ts'
import { createTestBackend, startProgram, stopProgram } from './ownShop.ts'

/**
 * A load balancer as docs/operations.md requires: round robin over the ready processes, polled every 250 ms. A request that reached no process
 * goes to the other one; a request that a process may have received is never sent again.
 */
const startBalancer = async (ports: readonly string[]) => {
  // tests/integration/stopping.test.ts covers keep-alive connections that a process closes.
  const agent = new Agent({ keepAlive: false })
  let ready: readonly string[] = ports
  let turn = 0
  const look = async (): Promise<void> => {
    const responses = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    ready = ports.filter((_port, index) => responses[index])
  }
  const timer = setInterval(() => void look(), 250)
  const served = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const pass = (retries: number): void => {
        // If no process is ready all are used, because they may still serve cached pages.
        const taking = ready.length === 0 ? ports : ready
        const port = taking[(turn += 1) % taking.length]
        const headers = { ...incoming.headers, 'x-forwarded-for': '192.0.2.1' }
        const passed = request({ host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers, agent }, (response) => {
          served.set(port ?? '', (served.get(port ?? '') ?? 0) + 1)
          outgoing.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(outgoing)
          response.on('error', () => outgoing.destroy())
        })
        passed.on('error', (problem: NodeJS.ErrnoException) => {
          if (problem.code !== 'ECONNREFUSED' || retries === 0) return outgoing.writeHead(502).end()
          ready = ready.filter((one) => one !== port)
          pass(retries - 1)
        })
        passed.end(Buffer.concat(parts))
      }
      pass(2)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    served: () => new Map(served),
    stop: () => {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

interface ReceivedResponse {
  readonly status: number
  readonly body: string
}

test('with two processes behind a load balancer one is stopped under load and another started, and no visitor gets an error', async () => {
  test.setTimeout(120_000)
  const builds = await mkdtemp(join(tmpdir(), 'builds-'))
  const ports = [String(await freePort()), String(await freePort())] as const
  const backend = await createTestBackend()
  await backend.start()
  const startShop = (port: string) =>
    startProgram('dist/server/main.js', { PORT: port, SHOP_API_URL: backend.address, SHOP_BUILDS: builds })
  const shops = [await startShop(ports[0]), await startShop(ports[1])]
  const balancer = await startBalancer(ports)
  try {
    const responses: string[] = []
    const over = new AbortController()
    /** A visitor with their own connection and cart, who views pages and adds products. */
    const visitor = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      let cookie = ''
      const send = (method: string, path: string, body = ''): Promise<ReceivedResponse> =>
        new Promise((resolve) => {
          const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
          const onResponse = (response: IncomingMessage): void => {
            let text = ''
            for (const line of response.headers['set-cookie'] ?? []) cookie = line.split(';')[0] ?? ''
            response.on('data', (part: Buffer) => (text += part.toString()))
            response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
            response.on('error', () => resolve({ status: 0, body: '' }))
          }
          const requested = request({ host: '127.0.0.1', port: balancer.port, method, path, headers, agent }, onResponse)
          requested.on('error', () => resolve({ status: 0, body: '' }))
          requested.end(body)
        })
      let bought = 0
      while (!over.signal.aborted) {
        for (const path of ['/', '/vloerkleden', '/product/1003/x']) responses.push(`GET ${(await send('GET', path)).status}`)
        // The backend has no more in stock.
        if (bought === 10) continue
        const bodied = await send('POST', '/cart', 'productId=1002&back=/')
        responses.push(`POST ${bodied.status}`)
        bought += 1
      }
      // Both processes return the same cart.
      const { body } = await send('GET', '/?panel=cart')
      responses.push(new RegExp(`value="${bought}"`).test(body) ? 'cart is whole' : `cart is not whole: ${bought}`)
      agent.destroy()
    }
    const visitors = Array.from({ length: 8 }, visitor)
    await expect.poll(() => [...balancer.served().values()].filter((count) => count > 5)).toHaveLength(2)
    const before = balancer.served()
    const ended = once(shops[0] as NonNullable<(typeof shops)[0]>, 'exit')
    shops[0]?.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    shops[0] = await startShop(ports[0])
    await new Promise((resolve) => setTimeout(resolve, 2000))
    over.abort()
    await Promise.all(visitors)
    expect(balancer.served().get(ports[0])).toBeGreaterThan((before.get(ports[0]) ?? 0) + 5)
    const kinds = new Set(responses)
    expect([...kinds].toSorted()).toEqual(['GET 200', 'GET 301', 'POST 303', 'cart is whole'])
    test.info().annotations.push({ type: 'answers', description: String(responses.length) })
  } finally {
    balancer.stop()
    for (const program of shops) await stopProgram(program)
    await backend.stop()
    await rm(builds, { recursive: true, force: true })
  }
})
