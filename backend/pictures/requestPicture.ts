import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Cut, CutOrder, CutResponse } from './cutter.ts'
import type { UploadRefusal } from './uploadLimits.ts'

interface Task {
  readonly order: CutOrder
  readonly done: (result: Uint8Array | UploadRefusal) => void
  readonly failed: (problem: Error) => void
}

const isResponse = (message: unknown): message is CutResponse => typeof message === 'object' && message !== null && 'number' in message

/** Tasks without a response, each with the process that has it. */
const open = new Map<number, { readonly task: Task; readonly cutter: ChildProcess }>()
let child: ChildProcess | null = null
let count = 0

/** The cutter process keeps this one alive only while a response is pending. */
const settle = (): void => {
  if (open.size === 0) child?.channel?.unref()
  else child?.channel?.ref()
}

const begin = (): ChildProcess => {
  const cutter = fork(fileURLToPath(new URL('./cutter.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
    // One malloc arena for all threads, so that memory is returned after each picture.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  })
  cutter.unref()
  cutter.on('message', (message) => {
    // Node's watch mode sends its own messages over the same channel.
    if (!isResponse(message)) return
    const task = open.get(message.number)?.task
    open.delete(message.number)
    settle()
    if (task === undefined) return
    if ('body' in message) task.done(message.body)
    else if ('refusal' in message) task.done(message.refusal)
    else task.failed(new Error(message.problem))
  })
  const ended = (problem: Error | null): void => {
    if (child === cutter) child = null
    for (const [number, { task, cutter: holder }] of open) {
      if (holder !== cutter) continue
      // The process ends when it is idle; a request that arrives at that moment is sent again.
      if (problem === null) send(task)
      else {
        open.delete(number)
        task.failed(problem)
      }
    }
  }
  cutter.on('exit', (code) => ended(code === 0 ? null : new Error(`the cutter ended with ${String(code)}`)))
  cutter.on('error', ended)
  return cutter
}

const send = (task: Task): void => {
  // A process that has closed its channel is about to end.
  const cutter = child?.connected === true ? child : (child = begin())
  open.set(task.order.number, { task, cutter })
  settle()
  // A channel that closes meanwhile is answered by the end of the process; without a function it would end this one.
  cutter.send(task.order, () => undefined)
}

const request = (order: CutOrder): Promise<Uint8Array | UploadRefusal> => new Promise((done, failed) => send({ order, done, failed }))

/** Generates a picture in a separate process, which frees its memory when it ends. */
export const requestPicture = (cut: Cut): Promise<Uint8Array> => request({ number: (count += 1), cut }) as Promise<Uint8Array>

/** Makes an original of an uploaded file (prepareUpload.ts) in that process, so that a file that breaks it breaks nothing else. */
export const requestOriginal = (upload: Uint8Array): Promise<Uint8Array | UploadRefusal> =>
  request({ number: (count += 1), upload }).catch(() => 'noPicture')
