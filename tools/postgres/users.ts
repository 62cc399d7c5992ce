import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { processRuns } from './runningPostgres.ts'

/** The users of one Postgres, and the keeper process that stops it after the last one. */
export interface Users {
  readonly add: () => string
  readonly remove: (token: string) => void
  /** Removes all entries, including the keeper. */
  readonly clear: () => void
  /** Running programs; entries of killed ones are removed. */
  readonly count: () => number
  /** Whether a keeper is running. */
  readonly hasKeeper: () => boolean
  readonly setKeeper: (pid: number) => void
}

const usersIn = (database: DatabaseSync): Users => {
  const alive = (role: string): number => {
    const rows = database.prepare('SELECT token, pid FROM process WHERE role = ?').all(role) as { token: string; pid: number }[]
    const gone = rows.filter(({ pid }) => !processRuns(pid))
    for (const { token } of gone) database.prepare('DELETE FROM process WHERE token = ?').run(token)
    return rows.length - gone.length
  }
  const insert = (role: string, pid: number): string => {
    const token = randomUUID()
    database.prepare('INSERT INTO process (token, role, pid) VALUES (?, ?, ?)').run(token, role, pid)
    return token
  }
  return {
    add: () => insert('user', process.pid),
    remove: (token) => void database.prepare('DELETE FROM process WHERE token = ?').run(token),
    clear: () => database.exec('DELETE FROM process'),
    count: () => alive('user'),
    hasKeeper: () => alive('keeper') > 0,
    setKeeper: (pid) => void insert('keeper', pid),
  }
}

/** Milliseconds to wait while another program installs and initialises. */
const patience = 300_000
const isBusy = (problem: unknown): boolean => problem instanceof Error && /database is locked/.test(problem.message)

/**
 * Runs `work` under an exclusive lock on the file, so that two simultaneous starts do not both start Postgres. It is a lock of SQLite, so it
 * ends with its process, even a killed one; changes of `work` are stored only when it succeeds.
 */
export const withUsers = async <T>(file: string, work: (users: Users) => T | Promise<T>): Promise<T> => {
  const database = new DatabaseSync(file, { timeout: 0 })
  const since = performance.now()
  try {
    for (;;) {
      try {
        database.exec('BEGIN EXCLUSIVE')
        break
      } catch (problem) {
        if (!isBusy(problem) || performance.now() - since > patience) throw problem
        await pause(50)
      }
    }
    database.exec('CREATE TABLE IF NOT EXISTS process (token TEXT PRIMARY KEY, role TEXT NOT NULL, pid INTEGER NOT NULL)')
    const result = await work(usersIn(database))
    database.exec('COMMIT')
    return result
  } finally {
    database.close()
  }
}
