import { readFileSync } from 'node:fs'

/** The /proc entry of a process; empty when it has ended. Linux only. */
const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Child processes of a process. */
export const childrenOf = (pid: number): readonly number[] => read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** CPU time in hundredths of a second, including ended children. The process name, in brackets, may contain spaces. */
const ticksOf = (pid: number): number =>
  read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
    .reduce((sum, field) => sum + Number(field), 0)

/** CPU time of a process and its children, in milliseconds. */
export const cpuMs = (pid: number): number => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + 10 * ticksOf(each), 0)

/** Resident memory of a process, in MB. */
export const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1]) / 1024
