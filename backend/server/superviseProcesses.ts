import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { answerMetrics } from './metrics.ts'

/** Milliseconds until a process that ended is started anew: doubled each time, and the first again after it has run for a while. */
const firstPause = 200
const longestPause = 10_000
const stable = 30_000

export interface Supervision {
  readonly count: number
  /** Runs in this process, once all are ready. */
  readonly ready: () => void
  readonly log: (line: string) => void
}

/**
 * Runs `count` copies of this program on one port. node:cluster, because it works on every platform; several listeners on one port (SO_REUSEPORT)
 * exist on Linux only, and what waits for one that ends is lost. The copies take connections from one queue themselves (SCHED_NONE): were
 * they handed out in turn, one that was handed to a copy as it died would wait for ever. One copy is started first: it creates the tables, and
 * when it cannot start, having said why, nor could the others, and this ends with its code. SIGTERM and SIGINT drain all copies; a second
 * signal ends them at once.
 */
export const superviseProcesses = ({ count, ready, log }: Supervision): void => {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let stopping = false
  let started = false
  const listening = new Set<number>()
  answerMetrics()

  const alive = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const endWhenAlone = (): void => void (stopping && alive().length === 0 && process.exit(0))
  /** By message: a signal would reach the copies twice from a terminal, and on Windows it ends them. */
  const drain = (worker: Worker): void => void (worker.isConnected() && worker.send({ type: 'drain' }))

  const run = (pauseMs: number): void => {
    if (stopping) return
    const worker = cluster.fork()
    const since = performance.now()
    worker.once('listening', () => {
      listening.add(worker.id)
      if (started) return
      if (listening.size === 1) for (let other = 1; other < count; other += 1) run(firstPause)
      if (listening.size < count) return
      started = true
      ready()
    })
    worker.once('exit', (code, signal) => {
      const wasListening = listening.delete(worker.id)
      if (stopping) return endWhenAlone()
      if (!wasListening && !started && listening.size === 0) process.exit(code === 0 ? 1 : code)
      const next = performance.now() - since > stable ? firstPause : pauseMs
      log(`Process ${worker.process.pid ?? ''} ended (${signal ?? code}); another takes its place in ${next} ms.`)
      setTimeout(() => run(Math.min(longestPause, next * 2)), next)
    })
  }

  const stop = (): void => {
    if (stopping) {
      for (const worker of alive()) worker.process.kill('SIGKILL')
      return process.exit(0)
    }
    stopping = true
    for (const worker of alive()) drain(worker)
    endWhenAlone()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The program that started this one is gone.
  process.once('disconnect', stop)
  run(firstPause)
}

/** Calls `begin` when the process that started this copy wants it to end, or a signal does. */
export const onStop = (begin: () => void): void => {
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
  process.once('disconnect', begin)
  process.on('message', (message: unknown) => {
    if ((message as { readonly type?: unknown } | null)?.type === 'drain') begin()
  })
}
