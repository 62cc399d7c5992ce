import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { root } from '../build/sources.ts'
import { PostgresUnavailable } from './PostgresUnavailable.ts'
import { canReach } from './postgresUser.ts'
import type { PostgresUser } from './postgresUser.ts'

/** The folder of one Postgres. */
export interface PostgresFolder {
  readonly path: string
  /** The data directory, owned by the user that runs Postgres. */
  readonly data: string
  /** The password file, readable by its owner only. */
  readonly password: string
  readonly log: string
  /** The current users of this Postgres. */
  readonly users: string
  /** The requested folder, if another one is used. */
  readonly insteadOf: string | null
}

const partsOf = (path: string, insteadOf: string | null): PostgresFolder => ({
  path,
  data: join(path, 'data'),
  password: join(path, 'password'),
  log: join(path, 'log.txt'),
  users: join(path, 'users.sqlite'),
  insteadOf,
})

const create = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o755 })
  } catch (problem) {
    throw new PostgresUnavailable(`The data of Postgres cannot be kept in ${path} (${(problem as NodeJS.ErrnoException).code})`)
  }
}

/**
 * The folder for Postgres: `wanted`, relative to the repository; or one in the machine's temporary folder when `user` cannot access it. Its
 * name identifies the repository. Throws PostgresUnavailable.
 */
export const createPostgresFolder = (wanted: string, user: PostgresUser | null): PostgresFolder => {
  const path = resolve(root, wanted)
  create(path)
  if (user === null || canReach(user, path)) return partsOf(path, null)
  const instead = join(tmpdir(), `thuishaven-${basename(path)}-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`)
  create(instead)
  const found = lstatSync(instead)
  // Another user who created a folder of this name could read and change its content.
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0)
    throw new PostgresUnavailable(`${instead} belongs to someone else, or others may write to it`)
  if (!canReach(user, instead)) throw new PostgresUnavailable(`The user ${user.name} can get neither to ${path} nor to ${instead}`)
  return partsOf(instead, path)
}

/** Changes the owner of a path to the user that runs Postgres. */
export const handOver = (path: string, user: PostgresUser | null): void => {
  if (user !== null) chownSync(path, user.uid, user.gid)
}
