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

const waiting: Readonly<Record<Haste, Task[]>> = { now: [], later: [] }
let worker: Worker | null = null
let current: Task | null = null

const settle = (finish: (task: Task) => void): void => {
  const task = current
  current = null
  if (task !== null) finish(task)
  next()
}

const hired = (): Worker => {
  if (worker !== null) return worker
  const fresh = new Worker(new URL('./drawWorker.ts', import.meta.url))
  fresh.on('message', (answer: DrawingAnswer) => settle((task) => {
    if ('picture' in answer) task.done(answer.picture)
    else task.failed(new Error(answer.problem))
  }))
  fresh.on('error', (problem) => {
    worker = null
    settle((task) => task.failed(problem instanceof Error ? problem : new Error(String(problem))))
  })
  worker = fresh
  return fresh
}

const next = (): void => {
  if (current !== null) return
  current = waiting.now.shift() ?? waiting.later.shift() ?? null
  if (current === null) {
    worker?.unref()
    return
  }
  const drawer = hired()
  drawer.ref()
  drawer.postMessage(current.order)
}

/**
 * Draws in a worker thread, one picture at a time, so that the server keeps answering.
 * The thread does not keep the process alive when nothing is asked of it.
 */
export const drawInStudio = (order: DrawingOrder, haste: Haste): Promise<DrawnPicture> =>
  new Promise((done, failed) => {
    waiting[haste].push({ order, done, failed })
    next()
  })
