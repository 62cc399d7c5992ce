import { spawn } from 'node:child_process'
import { root } from '../build/sources.ts'

export interface RunningShop {
  readonly url: string
  /** From the command to 'Shop ready', in ms. */
  readonly readyAfter: number
  readonly stop: () => Promise<void>
}

/** Starts shop and mock server as `npm start` does, on separate ports. */
export const runShop = (port = 3200, apiPort = 4210): Promise<RunningShop> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(process.execPath, ['tools/start.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(port), API_PORT: String(apiPort), HOST: '127.0.0.1', SHOP_API_URL: '', SHOP_DATA: '' },
    })
    const ended = new Promise<void>((done) => child.once('exit', () => done()))
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code} before it was ready.`)))
    child.stdout.on('data', (text: Buffer) => {
      if (!text.includes('Shop ready')) return
      resolve({
        url: `http://127.0.0.1:${port}`,
        readyAfter: performance.now() - started,
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
      })
    })
  })
