import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../build/sources.ts'
import { freePort } from './freePorts.ts'

export interface BackendOptions {
  /** Its settings (docs/operations.md): database address and schema. */
  readonly variables: Readonly<Record<string, string>>
  /** Where it listens on this machine; a free port unless given. */
  readonly port?: number
  readonly processes?: number
  /** Node options for all processes. */
  readonly nodeOptions?: readonly string[]
  /** Checkout of the program, by default this one. */
  readonly folder?: string
  /** Starts the mock server instead, with these options and one process. */
  readonly mockOptions?: readonly string[]
}

export interface StartedBackend {
  readonly address: string
  readonly pid: number
  /** Its output on stdout and stderr. */
  readonly output: () => string
  /** Stops it with SIGTERM; resolves when it has ended. */
  readonly stop: () => Promise<void>
}

/** Milliseconds in which a backend must end after SIGTERM. */
const patience = 15_000

/** Starts the backend on an existing database. Throws its output when it does not start. */
export const startBackend = async ({
  variables,
  port: wanted,
  processes = 1,
  nodeOptions = [],
  folder = root,
  mockOptions,
}: BackendOptions): Promise<StartedBackend> => {
  const port = wanted ?? (await freePort())
  const program =
    mockOptions === undefined ? ['backend/main.ts', '--processes', String(processes)] : ['mock-server/main.ts', ...mockOptions]
  const child = spawn(process.execPath, [...nodeOptions, ...program], {
    cwd: folder,
    // If this program is killed the channel closes, which ends the backend.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, HOST: '127.0.0.1', API_PORT: String(port), DATABASE_URL: '', SHOP_DATA: '', ...variables },
  })
  const ended = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const take = (text: Buffer): void => {
      output += text.toString()
      if (output.includes('ready at')) resolve()
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('exit', (code) => reject(new Error(`The backend ended with code ${code} before it was ready: ${output}`)))
  })
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await Promise.race([ended, pause(patience, undefined, { ref: false }).then(() => child.kill('SIGKILL'))])
      await ended
    },
  }
}
