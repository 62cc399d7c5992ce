import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CutResponse, CutOrder } from './cutter.ts'

interface Task {
  readonly order: CutOrder
  readonly done: (body: Uint8Array) => void
  readonly failed: (problem: Error) => void
}

const isResponse = (message: unknown): message is CutResponse => typeof message === 'object' && message !== null && 'number' in message

const open = new Map<number, Task>()
let child: ChildProcess | null = null
let count = 0

/** The process that cuts does not keep this one alive, but while a response is awaited. */
const settle = (): void => {
  if (open.size === 0) child?.channel?.unref()
  else child?.channel?.ref()
}

const begin = (): ChildProcess => {
  const cutter = fork(fileURLToPath(new URL('./cutter.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
    // One heap for all threads: what a picture needs is given back, not kept for each.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  })
  cutter.unref()
  cutter.on('message', (message) => {
    // Node's watch mode tells which files a process has read by the same way.
    if (!isResponse(message)) return
    const task = open.get(message.number)
    open.delete(message.number)
    settle()
    if (task === undefined) return
    if ('body' in message) task.done(message.body)
    else task.failed(new Error(message.problem))
  })
  cutter.on('exit', (code) => {
    if (child === cutter) child = null
    // It ends when it is idle; a request of that moment is sent again.
    for (const [number, task] of open) {
      if (code === 0) send(task)
      else {
        open.delete(number)
        task.failed(new Error(`the cutter ended with ${String(code)}`))
      }
    }
  })
  return cutter
}

const send = (task: Task): void => {
  child ??= begin()
  open.set(task.order.number, task)
  settle()
  child.send(task.order)
}

/** Cuts a picture in a process of its own, which takes the memory that this needs with it when it ends. */
export const requestPicture = (order: Omit<CutOrder, 'number'>): Promise<Uint8Array> =>
  new Promise((done, failed) => send({ order: { ...order, number: (count += 1) }, done, failed }))
