import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { answerMetrics } from './metrics.ts'

/** Milliseconds until an ended process is restarted: doubled each time, and reset after it has run for a while. */
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
 * Runs `count` copies of this program on one port. It uses node:cluster, which works on every platform; several listeners on one port
 * (SO_REUSEPORT) exist on Linux only, and lose connections that wait for an ended listener. The copies take connections from one queue
 * (SCHED_NONE): with round robin a connection that is assigned to a dying copy would hang. One copy starts first: it creates the tables, and if
 * it cannot start the others could not either, so this process exits with its code. SIGTERM and SIGINT drain all copies; a second signal ends
 * them immediately.
 */
export const superviseProcesses = ({ count, ready, log }: Supervision): void => {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let stopping = false
  let started = false
  const listening = new Set<number>()
  answerMetrics()

  const alive = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const endWhenAlone = (): void => void (stopping && alive().length === 0 && process.exit(0))
  /** Stops the copies by message: a signal from a terminal would reach them twice, and on Windows it would kill them. */
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
  // The parent process has ended.
  process.once('disconnect', stop)
  run(firstPause)
}

/** Calls `begin` when the parent process or a signal requests the end of this copy. */
export const onStop = (begin: () => void): void => {
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
  process.once('disconnect', begin)
  // The parent has ended while this one was starting. A process without a channel to it has no such property.
  if ('connected' in process && !process.connected) begin()
  process.on('message', (message: unknown) => {
    if ((message as { readonly type?: unknown } | null)?.type === 'drain') begin()
  })
}
