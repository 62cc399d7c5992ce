import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { installFolder } from './installFolder.ts'
import { PostgresUnavailable } from './postgres/PostgresUnavailable.ts'
import { startPostgres } from './postgres/startPostgres.ts'
import type { StartedPostgres } from './postgres/startPostgres.ts'
import { root } from './build/sources.ts'

/*
 * The backend on Postgres: `npm run backend -- --processes 2`. Without DATABASE_URL (or SHOP_DATA, a file instead) a separate Postgres is
 * started before it and stopped after it, with its data in POSTGRES_FOLDER. `--vendure`: the back office beside it, which fills the shop first.
 */
const [first, ...rest] = process.argv.slice(2)
const withVendure = first === '--vendure'
const backendArguments = withVendure ? rest : process.argv.slice(2)
const hasData = Boolean(process.env['DATABASE_URL'] || process.env['SHOP_DATA'])

const started = async (): Promise<StartedPostgres | null> => {
  if (hasData) return null
  try {
    return await startPostgres({ folder: process.env['POSTGRES_FOLDER'] || '.cache/postgres' })
  } catch (problem) {
    if (!(problem instanceof PostgresUnavailable)) throw problem
    process.stderr.write(`${problem.message}\n`)
    return process.exit(1)
  }
}

let stopRequested = false
let stop = (): void => {
  stopRequested = true
}
process.on('SIGTERM', () => stop())
process.on('SIGINT', () => stop())
// The parent process, or npm and its shell, have ended: they forward no signal when they are killed.
process.once('disconnect', () => stop())
const parent = process.ppid
setInterval(() => process.ppid === parent || stopRequested || stop(), 300).unref()

if (withVendure) {
  if (process.env['SHOP_DATA']) {
    process.stderr.write('SHOP_DATA: the back office needs Postgres; leave SHOP_DATA out, or give DATABASE_URL instead.\n')
    process.exit(1)
  }
  process.stdout.write(
    'The back office is Vendure, which is under the GPL: see docs/backend.md. Its packages take 140 MB and about a minute.\n',
  )
  const problem = installFolder('backend/vendure', ['--ignore-scripts'])
  if (problem !== null) {
    process.stderr.write(`${problem}\nTo add them by hand: npm ci --ignore-scripts --prefix backend/vendure\n`)
    process.exit(1)
  }
}

const postgres = await started()
if (postgres !== null) process.stdout.write(`${postgres.notice}.\n`)

if (stopRequested) {
  await postgres?.stop()
  process.exit(0)
}

const variables = postgres === null ? {} : { DATABASE_URL: postgres.url }
/** In the order in which they were started. */
const children: ChildProcess[] = []

/**
 * A child in a separate process group, because Ctrl-C in a terminal reaches the whole group. If this program is killed the channel closes, which
 * ends the child.
 */
const start = (file: string, args: readonly string[], more: Readonly<Record<string, string>>, output: 'inherit' | 'pipe'): ChildProcess => {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, 'inherit', 'ipc'],
    env: { ...process.env, ...variables, ...more },
  })
  children.push(child)
  child.once('exit', () => children.splice(children.indexOf(child), 1))
  return child
}

/** Ends what runs, the last first. A second call ends it immediately. */
stop = () => {
  for (const child of children.toReversed()) child.kill(stopRequested ? 'SIGKILL' : 'SIGTERM')
  stopRequested = true
}

const exit = (code: number | null): void => {
  stop()
  void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(code ?? 1))
}

let vendure: ChildProcess | null = null

/** Resolves when the back office has filled the shop; false when it ended before that. */
const startVendure = (): Promise<boolean> =>
  new Promise((resolve) => {
    const started = start('backend/vendure/main.ts', [], {}, 'pipe')
    vendure = started
    started.stdout?.on('data', (text: Buffer) => {
      process.stdout.write(text)
      if (text.includes('Vendure ready')) resolve(true)
    })
    started.once('exit', (code) => {
      resolve(false)
      // The shop sells on; what it sells is booked when Vendure is back.
      if (!stopRequested && vendure === started && children.length > 0)
        process.stderr.write(`Vendure ended with code ${String(code)}: the shop stays open; start it again with this command.\n`)
    })
  })

/** Builds the dashboard beside the running shop; Vendure serves it after it has started again. */
const addDashboard = (): void => {
  const isBuilt = existsSync(join(root, 'backend/vendure/dashboard/dist/index.html'))
  if (!isBuilt) process.stdout.write('The dashboard is installed and built in the background: 630 MB, some five minutes.\n')
  start('tools/dashboard.ts', [], {}, 'inherit').once('exit', (code) => {
    if (stopRequested) return
    if (code !== 0) process.stderr.write('There is no dashboard: see above.\n')
    if (code !== 0 || isBuilt) return
    const former = vendure
    vendure = null
    former?.once('exit', () => void startVendure())
    former?.kill('SIGTERM')
  })
}

if (withVendure && !(await startVendure())) exit(1)
else {
  start('backend/main.ts', backendArguments, withVendure ? { BACK_OFFICE: 'vendure' } : {}, 'inherit').once('exit', (code) => exit(code))
  if (withVendure) addDashboard()
}
