import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DrawnPicture } from './drawPicture.ts'
import type { DrawingAnswer, DrawingOrder } from './drawWorker.ts'

/** A shopper waits for `now`; `later` is done when nobody waits. */
export type Haste = 'now' | 'later'

interface Task {
  readonly order: DrawingOrder
  readonly done: (picture: DrawnPicture) => void
  readonly failed: (problem: Error) => void
}

/** A worker thread and what it is drawing. */
interface Easel {
  worker: Worker | null
  task: Task | null
}

const waiting: Readonly<Record<Haste, Task[]>> = { now: [], later: [] }
const easels: readonly Easel[] = Array.from({ length: Math.min(3, Math.max(1, availableParallelism() - 1)) }, () => ({
  worker: null,
  task: null,
}))

const settle = (easel: Easel, finish: (task: Task) => void): void => {
  const { task } = easel
  easel.task = null
  if (task !== null) finish(task)
  begin(easel)
}

const workerAt = (easel: Easel): Worker => {
  if (easel.worker !== null) return easel.worker
  const worker = new Worker(new URL('./drawWorker.ts', import.meta.url))
  worker.on('message', (answer: DrawingAnswer | object) => {
    // Node's watch mode tells which files a thread has read by the same way.
    if (!('picture' in answer) && !('problem' in answer)) return
    settle(easel, (task) => {
      if ('picture' in answer) task.done(answer.picture)
      else task.failed(new Error(answer.problem))
    })
  })
  worker.on('error', (problem) => {
    easel.worker = null
    settle(easel, (task) => task.failed(problem instanceof Error ? problem : new Error(String(problem))))
  })
  easel.worker = worker
  return worker
}

const begin = (easel: Easel): void => {
  if (easel.task !== null) return
  easel.task = waiting.now.shift() ?? waiting.later.shift() ?? null
  if (easel.task === null) {
    easel.worker?.unref()
    return
  }
  const worker = workerAt(easel)
  worker.ref()
  worker.postMessage(easel.task.order)
}

/**
 * Draws in worker threads (one fewer than there are cores, three at most), so that the server keeps answering.
 * The threads do not keep the process alive when nothing is asked of them.
 */
export const drawInStudio = (order: DrawingOrder, haste: Haste): Promise<DrawnPicture> =>
  new Promise((done, failed) => {
    waiting[haste].push({ order, done, failed })
    const free = easels.find(({ task }) => task === null)
    if (free !== undefined) begin(free)
  })
