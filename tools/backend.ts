import { spawn } from 'node:child_process'
import { PostgresUnavailable } from './postgres/PostgresUnavailable.ts'
import { startPostgres } from './postgres/startPostgres.ts'
import type { StartedPostgres } from './postgres/startPostgres.ts'
import { root } from './build/sources.ts'

/*
 * The backend on Postgres: `npm run backend -- --processes 2`. Without DATABASE_URL (or SHOP_DATA, a file instead) a separate Postgres is
 * started before it and stopped after it, with its data in POSTGRES_FOLDER.
 */
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

const postgres = await started()
if (postgres !== null) process.stdout.write(`${postgres.notice}.\n`)

if (stopRequested) {
  await postgres?.stop()
  process.exit(0)
}

// In a separate process group, because Ctrl-C in a terminal reaches the whole group. If this program is killed the channel closes, which ends the child.
const backend = spawn(process.execPath, ['backend/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  detached: process.platform !== 'win32',
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...(postgres === null ? {} : { DATABASE_URL: postgres.url }) },
})
/** A second call ends immediately. */
stop = () => {
  backend.kill(stopRequested ? 'SIGKILL' : 'SIGTERM')
  stopRequested = true
}
backend.once('exit', (code) => {
  void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(code ?? 1))
})
