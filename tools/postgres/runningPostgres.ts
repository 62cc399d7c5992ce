import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Linux keeps the entry of an ended process until its parent has asked for the result; in containers often nobody does. */
const isZombie = (pid: number): boolean => {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /^[^\n]*\) Z /.test(readFileSync(file, 'utf8'))
}

/** Whether a process of this number runs, of whomever. */
export const processRuns = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command of a process; null where that cannot be read. */
const commandOf = (pid: number): string | null => {
  const file = `/proc/${pid}/comm`
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const run = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
  return run.status === 0 ? run.stdout.trim() : null
}

/** A Postgres that runs on a folder of data, by its postmaster.pid. */
export interface RunningPostgres {
  readonly pid: number
  readonly port: number
  /** It accepts connections. */
  readonly isReady: boolean
}

/** The file that Postgres writes into its data while it runs. */
export const pidFile = (data: string): string => join(data, 'postmaster.pid')

/**
 * What runs on a folder of data. Null: nothing; a file that a killed Postgres left behind counts as nothing, also when its number
 * has been given to another program since, as happens after each restart of a container.
 */
export const findRunning = (data: string): RunningPostgres | null => {
  if (!existsSync(pidFile(data))) return null
  const [pid, , , port, , , , status = ''] = readFileSync(pidFile(data), 'utf8').split('\n')
  const number = Number(pid)
  if (!Number.isInteger(number) || number <= 0 || !processRuns(number)) return null
  const command = commandOf(number)
  if (command !== null && !command.includes('postgres')) return null
  return { pid: number, port: Number(port), isReady: status.trim() === 'ready' }
}

/** Milliseconds in which connections are cut and all is written; Postgres needs a fraction of it. */
const patience = 30_000

/** Stops what runs on a folder of data, and resolves when it has. */
export const stopRunning = async (data: string): Promise<void> => {
  const running = findRunning(data)
  if (running === null) return
  // A fast shutdown: it cuts connections, rolls back and writes a checkpoint.
  process.kill(running.pid, 'SIGINT')
  for (const since = performance.now(); processRuns(running.pid) && performance.now() - since < patience;) await pause(20)
}
