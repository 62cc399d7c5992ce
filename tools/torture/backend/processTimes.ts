import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** What /proc says of a process; null when it has ended. Linux only. */
const statOf = (pid: number): { readonly parent: number; readonly cpuMs: number } | null => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  // The name, in brackets, may hold spaces.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  // In hundredths of a second; the last two are those of children that have ended.
  return { parent: Number(fields[1]), cpuMs: 10 * [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) }
}

/** The processes that a process has started. */
export const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => statOf(child)?.parent === pid)

/** Milliseconds of CPU that a process has used, with those that it has started. */
export const cpuMs = (pid: number): number => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + (statOf(each)?.cpuMs ?? 0), 0)

/** Resident memory of a process, in MB. */
export const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The process that started another one. */
export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0
