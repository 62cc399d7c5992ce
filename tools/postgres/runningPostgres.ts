import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Linux keeps an ended process as a zombie until its parent reads its status, which often never happens in containers. */
const isZombie = (pid: number): boolean => {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /^[^\n]*\) Z /.test(readFileSync(file, 'utf8'))
}

/** Whether a process with this id runs, of any user. */
export const processRuns = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a process; null where it cannot be read. */
const commandOf = (pid: number): string | null => {
  const file = `/proc/${pid}/comm`
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const run = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
  return run.status === 0 ? run.stdout.trim() : null
}

/** A Postgres that runs on a data directory, from its postmaster.pid. */
export interface RunningPostgres {
  readonly pid: number
  readonly port: number
  /** Whether it accepts connections. */
  readonly isReady: boolean
}

/** The file that exists in the data directory while Postgres runs. */
export const pidFile = (data: string): string => join(data, 'postmaster.pid')

/**
 * The Postgres that runs on a data directory, or null. A file left by a killed Postgres does not count, even if another program has its
 * process id now, as happens after each restart of a container.
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

/** Milliseconds for closing connections and writing everything; Postgres needs a fraction of it. */
const patience = 30_000

/** Stops the Postgres on a data directory, and resolves when it has ended. */
export const stopRunning = async (data: string): Promise<void> => {
  const running = findRunning(data)
  if (running === null) return
  // A fast shutdown: it closes connections, rolls back and writes a checkpoint.
  process.kill(running.pid, 'SIGINT')
  for (const since = performance.now(); processRuns(running.pid) && performance.now() - since < patience;) await pause(20)
}
