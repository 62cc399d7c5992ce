import { readFileSync } from 'node:fs'

/** What /proc says of a process; empty when it has ended. Linux only. */
const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The processes that a process has started. */
export const childrenOf = (pid: number): readonly number[] => read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** In hundredths of a second: its own, and those of children that have ended. The name, in brackets, may hold spaces. */
const ticksOf = (pid: number): number =>
  read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
    .reduce((sum, field) => sum + Number(field), 0)

/** Milliseconds of CPU that a process has used, with those that it has started. */
export const cpuMs = (pid: number): number => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + 10 * ticksOf(each), 0)

/** Resident memory of a process, in MB. */
export const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1]) / 1024
