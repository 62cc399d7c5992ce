import { setTimeout as pause } from 'node:timers/promises'
import { contractVisitor } from '../../contract/contractVisitor.ts'
import type { ContractVisitor, RecordedRequest } from '../../contract/contractVisitor.ts'
import { post } from '../../contract/contractScene.ts'
import { sendTo } from '../../contract/sendTo.ts'
import { valueAt } from '../../contract/valueAt.ts'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { startBackend } from '../../start/startBackend.ts'
import { accepted, addRequest } from './Customer.ts'
import { cpuMs, residentMb } from './processTimes.ts'

/** The measured backend, and the output of the figures, one per line. */
export interface Measured {
  readonly schema: FreshSchema
  /** The Postgres of that schema. */
  readonly postgresPid: number
  readonly print: (line: string) => void
}

/** Products with a large stock in the demo shop. */
export const goods: readonly number[] = [2300, 2420, 2302, 2108, 2503, 2305, 2501, 2309]
export const goodsAt = (index: number): number => goods[index % goods.length] ?? 0

/** A visitor with a cart. */
export const createShopper = async (address: string): Promise<ContractVisitor> => {
  const visitor = contractVisitor(sendTo(address, 30))
  const body = accepted(await visitor.request(addRequest(goodsAt(0))), 'add')
  visitor.cookies.set('es_cuid', String(valueAt(body, 'data', 'cUid')))
  return visitor
}

/** Runs `work` a number of times, with eight concurrent callers. */
const repeat = async (times: number, work: (caller: number, index: number) => Promise<unknown>): Promise<void> => {
  await Promise.all(
    Array.from({ length: 8 }, async (_, caller) => {
      for (let index = caller; index < times; index += 8) await work(caller, index)
    }),
  )
}

/** CPU time of some processes, in milliseconds per call. */
const cpuOfEach = async (pids: readonly number[], calls: number, work: () => Promise<void>): Promise<readonly number[]> => {
  const before = pids.map(cpuMs)
  await work()
  return pids.map((pid, index) => (cpuMs(pid) - (before[index] ?? 0)) / calls)
}

/** CPU time per add, of one process and of Postgres. A new cart begins after eight adds, so that its size is realistic. */
const measureAdds = async (address: string, { pid, postgresPid, print }: Measured & { readonly pid: number }): Promise<void> => {
  const adds = async (times: number): Promise<void> => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => createShopper(address)))
    await repeat(times, async (caller, index) => {
      if (index % 64 < 8) shoppers[caller] = await createShopper(address)
      else accepted(await shoppers[caller]!.request(addRequest(goodsAt(Math.floor(index / 8)))), 'add')
    })
  }
  await adds(400)
  const [node = 0, postgres = 0] = await cpuOfEach([pid, postgresPid], 2000, () => adds(2000))
  print(
    `add: ${(node + postgres).toFixed(2)} ms CPU (node ${node.toFixed(2)}, Postgres ${postgres.toFixed(2)}); 2000 by 8 callers; at most 3`,
  )
}

const reads: Readonly<Record<string, RecordedRequest>> = {
  configuration: post('/api/v2/app'),
  product: { method: 'GET', path: '/api/public/products/1005' },
  list: post('/api/public/content', { slug: '/vloerkleden', pageNumber: 1 }),
  search: post('/api/search', { q: 'vloerkl' }),
  cart: post('/api/v2/account/cart/state', {}),
}

/** CPU time of each read, on Postgres and on the mock server with its data in memory, measured alternately. */
const measureReads = async (address: string, { pid, postgresPid, print }: Measured & { readonly pid: number }): Promise<void> => {
  const mock = await startBackend({ variables: {}, mockOptions: [] })
  try {
    for (const [name, request] of Object.entries(reads)) {
      const [ours, theirs] = [await createShopper(address), await createShopper(mock.address)]
      const rounds = async (visitor: ContractVisitor, times: number): Promise<void> =>
        repeat(times, async () => accepted(await visitor.request(request), name))
      await rounds(ours, 200)
      await rounds(theirs, 200)
      const own = { backend: 0, mock: 0 }
      for (let round = 0; round < 4; round += 1) {
        own.backend += (await cpuOfEach([pid, postgresPid], 400, () => rounds(ours, 400))).reduce((all, one) => all + one, 0) / 4
        own.mock += ((await cpuOfEach([mock.pid], 400, () => rounds(theirs, 400)))[0] ?? 0) / 4
      }
      const ratio = own.backend / own.mock
      print(`read ${name}: ${ratio.toFixed(2)} × the mock server (${own.backend.toFixed(2)} to ${own.mock.toFixed(2)} ms CPU); at most 1.3`)
    }
  } finally {
    await mock.stop()
  }
}

/** CPU time of adds and reads of one process. */
export const measureCpu = async (measured: Measured): Promise<true> => {
  const backend = await startBackend({ variables: measured.schema.variables })
  try {
    await measureAdds(backend.address, { ...measured, pid: backend.pid })
    await measureReads(backend.address, { ...measured, pid: backend.pid })
    return true
  } finally {
    await backend.stop()
  }
}

/** Lists and memory of one process with 50 000 products; the mock server's program, because only it can repeat the catalogue. */
export const measureCatalogue = async ({ schema, print }: Measured): Promise<true> => {
  const backend = await startBackend({ variables: schema.variables, mockOptions: ['--products', '50000'] })
  try {
    const visitor = contractVisitor(sendTo(backend.address, 30))
    const times: number[] = []
    for (let index = 0; index < 400; index += 1) {
      const slug = ['/vloerkleden', '/outlet', '/verlichting', '/planten'][index % 4]
      const started = performance.now()
      accepted(await visitor.request(post('/api/public/content', { slug, pageNumber: 1 + (index % 7) })), `list ${slug}`)
      if (index >= 40) times.push(performance.now() - started)
    }
    times.sort((a, b) => a - b)
    const quantile = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
    print(`list of 50 000 products: p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms; p95 at most 30`)
    await pause(1000)
    print(`memory of a process with 50 000 products: ${residentMb(backend.pid).toFixed(0)} MB; at most 550`)
    return true
  } finally {
    await backend.stop()
  }
}
