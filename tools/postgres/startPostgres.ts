import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { root } from '../build/sources.ts'
import { freePort } from '../start/freePorts.ts'
import { createPostgresFolder, handOver } from './postgresFolder.ts'
import type { PostgresFolder } from './postgresFolder.ts'
import { PostgresUnavailable } from './PostgresUnavailable.ts'
import { findPostgresUser } from './postgresUser.ts'
import type { PostgresUser } from './postgresUser.ts'
import { connect, findPrograms } from './programs.ts'
import type { PostgresPrograms } from './programs.ts'
import { findRunning, pidFile, stopRunning } from './runningPostgres.ts'
import type { RunningPostgres } from './runningPostgres.ts'
import { withUsers } from './users.ts'

export interface PostgresOptions {
  /** Folder for its data, relative to the repository. */
  readonly folder?: string
  /** False: a crash of the machine may lose data, but writes are several times faster. For tests. */
  readonly durable?: boolean
  /** Port if it does not run yet; by default a free one. */
  readonly port?: number
}

export interface StartedPostgres {
  /** Address of the database `shop`, with user and password. */
  readonly url: string
  /** Its main process. */
  readonly pid: number
  /** One line for the operator: version, port and data folder. */
  readonly notice: string
  /** Ends this use; resolves when Postgres has stopped, or immediately when others still use it. */
  readonly stop: () => Promise<void>
}

/** Name of superuser and database. */
const name = 'shop'
const environment = { ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('PG'))), LC_ALL: 'C' }

/** The line of a log with the error. */
const lastProblem = (log: string): string => {
  const lines = log.trim().split('\n')
  const line = lines.findLast((text) => /(?:FATAL|PANIC|ERROR|error):/.test(text)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?(?:FATAL|PANIC|ERROR|error):\s*/, '')
}

/** Creates the data directory if missing; built elsewhere and renamed, so that an interruption leaves no incomplete one. */
const initialise = (programs: PostgresPrograms, folder: PostgresFolder, user: PostgresUser | null): void => {
  const major = programs.version.split('.')[0]
  if (existsSync(folder.data)) {
    const found = readFileSync(join(folder.data, 'PG_VERSION'), 'utf8').trim()
    if (found !== major)
      throw new PostgresUnavailable(`The data in ${folder.data} is of Postgres ${found}, and this is Postgres ${major}: move it away`)
    return
  }
  const fresh = `${folder.data}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  handOver(fresh, user)
  rmSync(folder.password, { force: true })
  writeFileSync(folder.password, randomBytes(18).toString('base64url'), { mode: 0o600 })
  handOver(folder.password, user)
  const run = spawnSync(
    programs.initdb,
    [
      `--pgdata=${fresh}`,
      `--username=${name}`,
      `--pwfile=${folder.password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same collation and case rules on every machine.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    { cwd: folder.path, encoding: 'utf8', env: environment, ...(user === null ? {} : { uid: user.uid, gid: user.gid }) },
  )
  if (run.status !== 0)
    throw new PostgresUnavailable(`Postgres could not create its data in ${folder.path}: ${run.error?.message ?? lastProblem(run.stderr)}`)
  renameSync(fresh, folder.data)
}

const ready = async (data: string, hasEnded: () => boolean): Promise<RunningPostgres | null> => {
  // A killed Postgres first replays its log, which takes minutes with much data.
  for (const since = performance.now(); performance.now() - since < 120_000; await pause(20)) {
    const running = findRunning(data)
    if (running?.isReady === true) return running
    if (hasEnded()) return null
  }
  return null
}

const start = async (
  programs: PostgresPrograms,
  folder: PostgresFolder,
  user: PostgresUser | null,
  durable: boolean,
  port: number | null,
): Promise<RunningPostgres> => {
  for (let attempt = 1; ; attempt += 1) {
    // Nothing runs here (see findRunning), but Postgres would trust the file when another program has its process id.
    rmSync(pidFile(folder.data), { force: true })
    const log = openSync(folder.log, 'w', 0o600)
    const settings = {
      port: port ?? (await freePort()),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    }
    // In a separate process group: Ctrl-C in a terminal must not end it before its users.
    const child = spawn(
      programs.postgres,
      ['-D', folder.data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      {
        cwd: folder.path,
        detached: true,
        stdio: ['ignore', log, log],
        env: environment,
        ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
      },
    )
    closeSync(log)
    let hasEnded = false
    child.once('error', () => (hasEnded = true))
    child.once('exit', () => (hasEnded = true))
    child.unref()
    const running = await ready(folder.data, () => hasEnded)
    if (running !== null) return running
    // Another program may have taken the port, or processes of a killed Postgres may still be running.
    if (attempt === 3)
      throw new PostgresUnavailable(`Postgres does not start: ${lastProblem(readFileSync(folder.log, 'utf8'))} (${folder.log})`)
    await pause(500)
  }
}

const createDatabase = async (urlOf: (database: string) => string): Promise<void> => {
  const client = await connect(urlOf('postgres'))
  try {
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rows.length === 0) await client.query(`CREATE DATABASE ${name}`)
  } finally {
    await client.end()
  }
}

const startKeeper = (folder: PostgresFolder): number => {
  const file = fileURLToPath(new URL('keeper.ts', import.meta.url))
  const child = spawn(process.execPath, [file, folder.data, folder.users], { detached: true, stdio: 'ignore' })
  child.unref()
  return child.pid ?? 0
}

const noticeOf = ({ version }: PostgresPrograms, folder: PostgresFolder, { port }: RunningPostgres, user: PostgresUser | null): string => {
  const shown = relative(root, folder.path)
  const where = shown.startsWith('..') ? folder.path : shown
  const as = user === null ? '' : `, as the user ${user.name}`
  const why = folder.insteadOf === null || user === null ? '' : `, because ${user.name} cannot get to ${folder.insteadOf}`
  return `Postgres ${version.split('-')[0]} runs on port ${port}${as}; its data is kept in ${where}${why}`
}

/**
 * The Postgres of this repository: installed, initialised and started on first use, shared by all programs that use the same folder, and
 * stopped after the last of them has ended or was killed. Throws PostgresUnavailable.
 */
export const startPostgres = async ({
  folder: wanted = '.cache/postgres',
  durable = true,
  port,
}: PostgresOptions = {}): Promise<StartedPostgres> => {
  const user = findPostgresUser()
  const folder = createPostgresFolder(wanted, user)
  return withUsers(folder.users, async (users) => {
    const programs = findPrograms(user, folder.path)
    initialise(programs, folder, user)
    const found = findRunning(folder.data)
    // Process ids are reused, as after each restart of a container: entries of users are stale when Postgres does not run.
    if (found === null) users.clear()
    const running =
      found === null
        ? await start(programs, folder, user, durable, port ?? null)
        : ((await ready(folder.data, () => findRunning(folder.data) === null)) ?? found)
    const password = readFileSync(folder.password, 'utf8')
    const urlOf = (database: string): string => `postgres://${name}:${password}@127.0.0.1:${running.port}/${database}`
    if (!users.hasKeeper()) users.setKeeper(startKeeper(folder))
    try {
      await createDatabase(urlOf)
    } catch (problem) {
      throw new PostgresUnavailable(`Postgres on port ${running.port} (${folder.path}) does not answer: ${(problem as Error).message}`)
    }
    const token = users.add()
    const stop = (): Promise<void> =>
      withUsers(folder.users, async ({ remove, count }) => {
        remove(token)
        if (count() === 0) await stopRunning(folder.data)
      })
    return { url: urlOf(name), pid: running.pid, notice: noticeOf(programs, folder, running, user), stop }
  })
}
