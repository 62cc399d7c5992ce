import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDrain } from '../../ui/framework/server/drain.server.ts'

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const servers: { readonly close: () => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that takes `delay` ms for a response, and what happens to it. */
const slowServer = async (delay: number) => {
  let received = 0
  const server = createServer((_request, response) => {
    received += 1
    setTimeout(() => response.end('done'), delay)
  })
  let isOver = false
  const drain = createDrain(server, () => {
    isOver = true
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push({ close: () => server.closeAllConnections() })
  return { port: (server.address() as AddressInfo).port, drain, isOver: () => isOver, received: () => received }
}

const send = (port: number, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const requested = request({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.headers.connection ?? 'keep-alive'))
      response.on('error', () => resolve('cut'))
    })
    requested.on('error', (problem: NodeJS.ErrnoException) => resolve(problem.code === 'ECONNREFUSED' ? 'refused' : 'cut'))
    requested.end()
  })

describe('a server that is stopping', () => {
  it('a stopping server cuts no request of 40 visitors with busy connections, who are sent away within a second', async () => {
    const { port, drain, isOver } = await slowServer(20)
    const agent = new Agent({ keepAlive: true, maxSockets: 40 })
    const ends: string[] = []
    const start = performance.now()
    const visitor = async (): Promise<void> => {
      while (performance.now() - start < 900) {
        ends.push(await send(port, agent))
        await pause(Math.random() * 30)
      }
    }
    const visitors = Array.from({ length: 40 }, visitor)
    await pause(300)
    drain.begin()
    await Promise.all(visitors)
    agent.destroy()
    expect(new Set(ends)).toEqual(new Set(['keep-alive', 'close']))
    expect(ends.filter((end) => end === 'close').length).toBeGreaterThan(40)
    await vi.waitFor(() => expect(isOver()).toBe(true), 5000)
    expect([isOver(), await send(port, new Agent())]).toEqual([true, 'refused'])
  })

  it('a stopping server refuses no visitor whose requests use new connections, also with pauses between them', async () => {
    const { port, drain, isOver } = await slowServer(1)
    const ends: string[] = []
    const start = performance.now()
    while (performance.now() - start < 1200) {
      ends.push(await send(port, new Agent()))
      await pause(40)
      if (ends.length === 5) drain.begin()
    }
    expect(new Set(ends)).toEqual(new Set(['close']))
    await vi.waitFor(() => expect(isOver()).toBe(true), 5000)
  })

  it('a stopping server finishes open requests, and stops at once without any', async () => {
    const busy = await slowServer(2200)
    const agent = new Agent()
    const requested = send(busy.port, agent)
    await vi.waitFor(() => expect(busy.received()).toBe(1))
    busy.drain.begin()
    expect(await requested).toBe('close')
    await vi.waitFor(() => expect(busy.isOver()).toBe(true), 500)
    const idle = await slowServer(1)
    idle.drain.begin()
    expect(idle.drain.isDraining()).toBe(true)
    await vi.waitFor(() => expect(idle.isOver()).toBe(true), 500)
  })

  it('a stopping server stops at once on a second signal, and does not wait for a silent visitor', async () => {
    const toResult = await slowServer(60_000)
    const agent = new Agent()
    void send(toResult.port, agent)
    await vi.waitFor(() => expect(toResult.received()).toBe(1))
    toResult.drain.begin()
    toResult.drain.begin()
    expect(toResult.isOver()).toBe(true)
    agent.destroy()
    const waiting = await slowServer(1)
    const silent = connect(waiting.port, '127.0.0.1')
    await once(silent, 'connect')
    waiting.drain.begin()
    await vi.waitFor(() => expect(waiting.isOver()).toBe(true), 5000)
    silent.destroy()
  })
})

it('a request on its way when the server stops accepting connections is answered', async () => {
  const { port, drain, isOver } = await slowServer(1)
  await send(port, new Agent())
  drain.begin()
  const sockets: Socket[] = []
  // One visitor after the other comes and says nothing yet, until nobody is let in any more.
  for (let isOpen = true; isOpen; await pause(20)) {
    const socket = connect(port, '127.0.0.1')
    isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (isOpen) sockets.push(socket)
  }
  const late = sockets.at(-1)
  if (late === undefined) throw new Error('Nobody was let in.')
  const statusLine = new Promise<string>((resolve) => {
    late.once('data', (chunk) => resolve(chunk.toString('latin1').slice(0, 15)))
    late.once('error', (problem) => resolve(String(problem)))
    late.once('close', () => resolve('closed'))
  })
  late.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await statusLine).toBe('HTTP/1.1 200 OK')
  await vi.waitFor(() => expect(isOver()).toBe(true), 5000)
})

const isHydrated = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const childrenOf = async (pid: number): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid='])
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = pairs.filter(([, parent]) => parent === pid).flatMap(([child]) => (child === undefined ? [] : [child]))
  return [...below, ...(await Promise.all(below.map(childrenOf))).flat()]
}

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

describe.skipIf(process.platform === 'win32')('npm start', () => {
  const startUnder = async (command: string): Promise<{ readonly child: ChildProcess; readonly family: number[] }> => {
    const child = spawn('sh', ['-c', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
      env: {
        ...process.env,
        PORT: await freePort(),
        API_PORT: await freePort(),
        HOST: '127.0.0.1',
        SHOP_API_URL: '',
        SHOP_DATA: '',
        NODE_ENV: '',
      },
    })
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => text.includes('Shop ready at') && resolve())
      child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready`)))
    })
    return { child, family: await childrenOf(child.pid ?? 0) }
  }
  /** Waits until none of the processes lives, and answers those that do after all. */
  const survivors = async (family: readonly number[]): Promise<number[]> => {
    for (let retries = 0; retries < 80 && family.some(isHydrated); retries += 1) await pause(100)
    return family.filter(isHydrated)
  }

  // A second command keeps the shell from becoming the program, as npm's shell does not become it either.
  it('npm start leaves no process behind when its parent is killed', async () => {
    const { child, family } = await startUnder(`${process.execPath} tools/start.ts; true`)
    expect(family.length).toBeGreaterThanOrEqual(3)
    child.kill('SIGKILL')
    expect(await survivors(family)).toEqual([])
  }, 120_000)

  it('npm start leaves no process behind when it is killed itself', async () => {
    const { family } = await startUnder(`${process.execPath} tools/start.ts; true`)
    process.kill(family[0] ?? 0, 'SIGKILL')
    expect(await survivors(family)).toEqual([])
  }, 120_000)
})
