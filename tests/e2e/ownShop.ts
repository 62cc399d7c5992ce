import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { externalBackend } from '../../tools/start/externalBackend.ts'
import { freePort } from '../../tools/start/freePorts.ts'
import { startFaultyBackend } from './faultyBackend.ts'
import type { FaultyBackend } from './faultyBackend.ts'
import { requireStaged } from './staging.ts'

/** A shop with its own backend, for tests in which the backend fails for all visitors; with SHOP_BACKEND=backend it shares that backend. */
export interface OwnShop {
  readonly address: string
  /** The proxy between the shop and its backend, which makes single calls fail. */
  readonly line: FaultyBackend
  readonly startBackend: () => Promise<void>
  readonly stopBackend: () => Promise<void>
  /** Applies a scenario to the backend's next `times` matching responses; 'none' ends all scenarios. */
  readonly scenario: (name: string, times?: number) => Promise<void>
  /** Stops the shop and starts another build at the same address; a build is a folder like `dist`. */
  readonly deploy: (build: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Starts a server process and waits until it logs that it listens. */
export const startProgram = async (file: string, variables: Readonly<Record<string, string>>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', SHOP_API_URL: '', SHOP_DATA: '', NODE_ENV: 'production', ...variables },
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('ready at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)))
  })
  return child
}

export const stopProgram = async (child: ChildProcess | null): Promise<void> => {
  if (child === null || child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** A backend for the shops of one test: a mock server on a free port, or the running one with SHOP_BACKEND=backend. */
export const createTestBackend = async (
  port?: string,
): Promise<{ readonly address: string; readonly start: () => Promise<void>; readonly stop: () => Promise<void> }> => {
  const external = externalBackend(process.env)
  if (external !== null) return { address: external, start: () => Promise.resolve(), stop: () => Promise.resolve() }
  const API_PORT = String(await freePort())
  let backend: ChildProcess | null = null
  return {
    address: `http://127.0.0.1:${API_PORT}`,
    start: async () => {
      backend = await startProgram('mock-server/main.ts', { API_PORT, ...(port === undefined ? {} : { PORT: port }) })
    },
    stop: () => stopProgram(backend),
  }
}

/** Starts the built shop on free ports; the backend starts with it or later. */
export const startOwnShop = async ({ withBackend = true } = {}): Promise<OwnShop> => {
  const port = String(await freePort())
  const backend = await createTestBackend(port)
  if (withBackend) await backend.start()
  else requireStaged('A shop without a backend')
  const line = await startFaultyBackend(backend.address)
  const builds = await mkdtemp(join(tmpdir(), 'builds-'))
  const startShop = (build: string): Promise<ChildProcess> =>
    startProgram(join(build, 'server/main.js'), { PORT: port, SHOP_API_URL: line.address, SHOP_BUILDS: builds })
  let shop = await startShop('dist')
  return {
    address: `http://127.0.0.1:${port}`,
    line,
    startBackend: backend.start,
    stopBackend: () => {
      requireStaged('Stopping the backend')
      return backend.stop()
    },
    scenario: async (name, times) => {
      requireStaged(`The scenario ${name}`)
      const response = await fetch(`${backend.address}/__mock/scenario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, ...(times === undefined ? {} : { times }) }),
      })
      if (!response.ok) throw new Error(`The mock server knows no scenario '${name}'.`)
    },
    deploy: async (build) => {
      await stopProgram(shop)
      shop = await startShop(build)
    },
    stop: async () => {
      await stopProgram(shop)
      await backend.stop()
      await line.stop()
      await rm(builds, { recursive: true, force: true })
    },
  }
}
