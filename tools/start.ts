import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { EnvironmentProblem, readEnvironment } from '../ui/app/server/environment.server.ts'
import { ensureBuilt } from './build/ensureBuilt.ts'
import { root } from './build/sources.ts'
import { freePorts } from './start/freePorts.ts'

/**
 * `--backend`: the real backend on Postgres behind the shop, instead of the mock server; `--vendure`: the same with Vendure as back office; `--mollie`:
 * the same with the stand-in of Mollie for payments.
 */
const usesVendure = process.argv[2] === '--vendure'
const usesMollie = process.argv[2] === '--mollie'
const usesBackend = usesVendure || usesMollie || process.argv[2] === '--backend'
const ports = await freePorts(process.env)
const shopVariables: Readonly<Record<string, string>> = usesBackend ? { SHOP_API_URL: `http://127.0.0.1:${ports.API_PORT}` } : {}
const environment = (() => {
  try {
    if (usesBackend && process.env['SHOP_API_URL'])
      throw new EnvironmentProblem('SHOP_API_URL names a backend already: leave it out, or start the shop alone with npm start.')
    return readEnvironment({ ...process.env, ...ports, ...shopVariables })
  } catch (problem) {
    if (!(problem instanceof EnvironmentProblem)) throw problem
    process.stderr.write(`${problem.message}\n`)
    return process.exit(1)
  }
})()

if (!process.env['PORT'] && environment.port !== 3000) process.stdout.write(`Port 3000 is in use; the shop takes ${environment.port}.\n`)

let stopping = false
const children = new Set<ChildProcess>()

/** Requests the end of a child, and waits for it. */
const ended = (child: ChildProcess | null): Promise<void> =>
  new Promise((resolve) => {
    if (child === null || !children.has(child)) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** Stops the shop first, because its pending requests need the mock server. A second call ends everything immediately. */
const stopAll = async (code: number): Promise<void> => {
  if (stopping) {
    for (const child of children) child.kill('SIGKILL')
    process.exit(code)
  }
  stopping = true
  await ended(shop)
  await ended(backend)
  await ended(mollie)
  process.exit(code)
}

/**
 * A child in a separate process group, because Ctrl-C in a terminal reaches the whole group and would end the backend before the shop. If this
 * program is killed the channel between them closes, which ends the child.
 */
const start = (file: string, variables: Readonly<Record<string, string>>, args: readonly string[] = []): ChildProcess => {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // A second start compiles nothing again.
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...process.env, ...ports, ...variables },
  })
  child.stdout?.on('data', (text: Buffer) => process.stdout.write(text))
  child.once('exit', () => children.delete(child))
  children.add(child)
  return child
}

/** Resolves when the child reports that it is ready; false when it ends before that. */
const readiness = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes(usesBackend && child === backend ? 'Backend ready at' : 'ready at')) resolve(true)
    })
    child.once('exit', () => resolve(false))
  })

/** Output for a terminal; programs that start the shop wait for the line with only its address. */
const firstSteps =
  environment.usesMockBackend || usesBackend
    ? `
  Buy as a guest       any e-mail address; zip code 1011 AB, number 1
  Or log in            actief@thuishaven.test, password Welkom01
  In English           add /en to the address
  Stop                 Ctrl-C
`
    : '\n  Stop                 Ctrl-C\n'

let mollie: ChildProcess | null = null
let backend: ChildProcess | null = null
let shop: ChildProcess | null = null

process.on('SIGTERM', () => void stopAll(0))
process.on('SIGINT', () => void stopAll(0))
// npm and its shell forward no signal when they are killed; a change of our parent process shows it.
const parent = process.ppid
setInterval(() => process.ppid === parent || stopping || void stopAll(0), 300).unref()

const molliePort = process.env['MOLLIE_PORT'] || '4030'
const mollieVariables: Readonly<Record<string, string>> = usesMollie
  ? {
      MOLLIE_API_KEY: process.env['MOLLIE_API_KEY'] || `test_${'0'.repeat(30)}`,
      MOLLIE_API_URL: `https://127.0.0.1:${molliePort}`,
      NODE_EXTRA_CA_CERTS: join(root, '.cache/mollie/certificate.pem'),
    }
  : {}
if (usesMollie) {
  mollie = start('tools/mollieStandIn.ts', { MOLLIE_PORT: molliePort })
  if (!(await readiness(mollie))) await stopAll(1)
}

if (usesBackend) backend = start('tools/backend.ts', mollieVariables, [...(usesVendure ? ['--vendure'] : []), ...process.argv.slice(3)])
else if (environment.usesMockBackend) backend = start('mock-server/main.ts', {})
const backendReady = backend === null ? Promise.resolve(true) : readiness(backend)
// Beside the start of the backend. A build that fails ends this program, and with it the backend.
await ensureBuilt()
if (!(await backendReady)) {
  await stopAll(1)
} else if (!stopping) {
  backend?.once('exit', () => {
    const [name, command] = usesBackend ? ['backend', 'backend'] : ['mock server', 'mock']
    if (!stopping) process.stderr.write(`The ${name} ended; the shop answers 503 until one is back (npm run ${command}).\n`)
  })
  shop = start('dist/server/main.js', { ...shopVariables, NODE_ENV: 'production' })
  shop.once('exit', (code) => stopping || void stopAll(code ?? 1))
  if ((await readiness(shop)) && process.stdout.isTTY) process.stdout.write(firstSteps)
}
