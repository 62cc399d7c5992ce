import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureBuilt } from '../build/ensureBuilt.ts'
import { root } from '../build/sources.ts'
import { freePort } from './freePorts.ts'

export interface StartedShop {
  /** Without trailing slash. */
  readonly address: string
  readonly pid: number
  readonly hasEnded: () => boolean
  readonly stop: () => Promise<void>
}

/** Starts the built shop on a free local port, in front of the backend at an address. */
export const startShop = async (backend: string): Promise<StartedShop> => {
  await ensureBuilt()
  const port = String(await freePort())
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    // If this program is killed the channel closes, which ends the shop.
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: port, SHOP_API_URL: backend, NODE_ENV: 'production' },
  })
  const ended = once(shop, 'exit')
  const { stdout } = shop
  if (stdout !== null) await once(stdout, 'data')
  return {
    address: `http://127.0.0.1:${port}`,
    pid: shop.pid ?? 0,
    hasEnded: () => shop.exitCode !== null || shop.signalCode !== null,
    stop: async () => {
      shop.kill('SIGTERM')
      await ended
    },
  }
}
