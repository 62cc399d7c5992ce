import { EventEmitter } from 'node:events'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CutOrder } from './cutter.ts'
import { requestPicture } from './requestPicture.ts'

/** A cutter process as this one sees it. */
class Cutter extends EventEmitter {
  connected = true
  readonly orders: CutOrder[] = []
  readonly unref = (): void => undefined
  readonly send = (order: CutOrder, sent?: (problem: Error | null) => void): void => {
    if (this.connected) {
      this.orders.push(order)
      return sent?.(null)
    }
    const problem = new Error('Channel closed')
    if (sent === undefined) this.emit('error', problem)
    else sent(problem)
  }
  readonly answer = (): boolean => this.emit('message', { number: this.orders.at(-1)?.number, body: new Uint8Array([this.orders.length]) })
}

const { cutters } = vi.hoisted(() => ({ cutters: [] as unknown[] }))
vi.mock('node:child_process', () => ({
  fork: () => {
    const cutter = new Cutter()
    cutters.push(cutter)
    return cutter
  },
}))

const cut = { source: 'rug.avif', width: 375, format: 'avif' } as const
const cutter = (index: number): Cutter => cutters[index] as Cutter
beforeEach(() => {
  for (const one of cutters as Cutter[]) {
    one.connected = false
    one.emit('exit', 0)
  }
  cutters.length = 0
})

it('PRD-01 a picture that is requested while the idle process ends is cut by the next one', async () => {
  const first = requestPicture(cut)
  cutter(0).answer()
  expect(await first).toEqual(new Uint8Array([1]))
  // It closes its channel before this process hears that it has ended.
  cutter(0).connected = false
  const second = requestPicture(cut)
  expect(cutters).toHaveLength(2)
  cutter(0).emit('exit', 0)
  expect(cutter(1).orders).toHaveLength(1)
  cutter(1).answer()
  expect(await second).toEqual(new Uint8Array([1]))
})

it('PRD-01 a request that the ending process did not read is sent again, and one that breaks it fails alone', async () => {
  const lost = requestPicture(cut)
  cutter(0).connected = false
  cutter(0).emit('exit', 0)
  cutter(1).answer()
  expect(await lost).toEqual(new Uint8Array([1]))
  const broken = requestPicture(cut)
  cutter(1).connected = false
  const other = requestPicture(cut)
  cutter(1).emit('exit', 139)
  await expect(broken).rejects.toThrow('the cutter ended with 139')
  cutter(2).answer()
  expect(await other).toEqual(new Uint8Array([1]))
})

it('PRD-01 a process that cannot be started fails its requests, and ends nothing else', async () => {
  const picture = requestPicture(cut)
  cutter(0).emit('error', new Error('spawn ENOMEM'))
  await expect(picture).rejects.toThrow('spawn ENOMEM')
})
