import { spawnSync } from 'node:child_process'
import { PostgresUnavailable } from './PostgresUnavailable.ts'

/** The user that runs Postgres instead of root. */
export interface PostgresUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

const idOf = (flag: '-u' | '-g', name: string): number => {
  const run = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return run.status === 0 ? Number(run.stdout) : Number.NaN
}

/**
 * Postgres refuses to run as root. Then it runs as `postgres`, if that user exists, or as `nobody`, so that no user has to be created.
 * Null: the current user can run it. Throws PostgresUnavailable.
 */
export const findPostgresUser = (): PostgresUser | null => {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)]
    if (uid > 0 && gid > 0) return { name, uid, gid }
  }
  throw new PostgresUnavailable('Postgres refuses to run as root, and this machine has neither a user postgres nor a user nobody')
}

/** Whether `user` can access a file or folder; a parent with mode 0700 is enough to prevent it. */
export const canReach = (user: PostgresUser, path: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0
