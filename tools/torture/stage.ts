import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../build/sources.ts'
import { externalBackend } from '../start/externalBackend.ts'
import { freePort } from '../start/freePorts.ts'
import { startTortureProxy } from './faultProxy.ts'
import type { TortureProxy } from './faultProxy.ts'

/** A built shop whose backend calls all pass the fault proxy. */
export interface Stage {
  readonly shop: string
  /** The backend itself, without the proxy. */
  readonly host: string
  readonly proxy: TortureProxy
  /** Triggers the garbage collection of the shop's process. */
  readonly collectGarbage: () => void
  readonly stop: () => Promise<void>
}

/** Node options for garbage collection at a signal, to measure the memory in use. */
const collecting = ['--expose-gc', '--import', `data:text/javascript,process.on('SIGUSR2', () => globalThis.gc())`]

const start = async (file: string, variables: Readonly<Record<string, string>>, options: readonly string[] = []): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...options, file], {
    cwd: root,
    // The log of failures is ignored, because failures are expected here.
    stdio: ['ignore', 'pipe', process.env['TORTURE_LOG'] === undefined ? 'ignore' : 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', SHOP_DATA: '', NODE_ENV: 'production', ...variables },
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('ready at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code} before it was ready.`)))
  })
  return child
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

export const setStage = async (): Promise<Stage> => {
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
  const external = externalBackend(process.env)
  const backendUrl = external ?? `http://127.0.0.1:${ports.API_PORT}`
  const proxy = await startTortureProxy(backendUrl)
  const backend = external === null ? await start('mock-server/main.ts', { ...ports, SHOP_API_URL: '' }) : null
  // The shop gets the proxy as its backend, so that the practice bank is reached through it too.
  const shop = await start('dist/server/main.js', { ...ports, API_PORT: new URL(proxy.url).port, SHOP_API_URL: '' }, collecting)
  return {
    shop: `http://127.0.0.1:${ports.PORT}`,
    host: backendUrl,
    proxy,
    collectGarbage: () => void shop.kill('SIGUSR2'),
    stop: async () => {
      await stop(shop)
      await proxy.stop()
      if (backend !== null) await stop(backend)
    },
  }
}
