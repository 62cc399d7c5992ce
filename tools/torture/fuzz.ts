import { request } from 'node:http'
import { fuzzedRequest, isFault, sendBytes } from './fuzzRequests.ts'
import { seeded } from './random.ts'

export interface FuzzOptions {
  /** Address of the shop. */
  readonly shop: string
  readonly requests: number
  readonly seed: number
  /** Number of concurrent requests. */
  readonly atOnce: number
  /** Number of concurrent uploads after the requests, megabytes of each, and number of rounds. */
  readonly uploads: number
  readonly megabytes: number
  readonly rounds: number
  /** Triggers the garbage collection of the shop's process. */
  readonly collectGarbage: () => void
}

/** Memory of the shop's process in megabytes, from its own metrics: resident size, and objects with buffers. */
interface Memory {
  readonly resident: number
  readonly heap: number
  readonly buffers: number
}

const memoryOf = async (shop: string): Promise<Memory> => {
  const figures = await (await fetch(`${shop}/metrics`)).text()
  const megabytes = (name: string): number => Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1] ?? 0) / 1_000_000)
  return {
    resident: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
    buffers: megabytes('nodejs_external_memory_bytes'),
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Memory after garbage collection; memory that the first collection releases is free after the second. */
const heldBy = async ({ shop, collectGarbage }: Pick<FuzzOptions, 'shop' | 'collectGarbage'>): Promise<Memory> => {
  for (let time = 0; time < 3; time += 1) {
    await pause(1_500)
    collectGarbage()
  }
  await pause(500)
  return memoryOf(shop)
}

const chunk = Buffer.alloc(65_536, 120)

/** Sends a body as fast as it is accepted, and returns the status; 0 when the shop closed the connection before it could be read. */
const upload = (shop: string, path: string, bytes: number, isChunked: boolean): Promise<number> =>
  new Promise((resolve) => {
    let status = 0
    const type = path === '/cart' ? 'application/x-www-form-urlencoded' : 'application/json'
    const requested = request(
      shop + path,
      { method: 'POST', headers: { 'content-type': type, ...(isChunked ? {} : { 'content-length': bytes }) } },
      (response) => {
        status = response.statusCode ?? 0
        response.resume()
      },
    )
    let sent = 0
    const write = (): void => {
      while (sent < bytes && !requested.destroyed) {
        sent += chunk.length
        if (!requested.write(chunk)) return
      }
      requested.end()
    }
    requested.on('drain', write)
    requested.on('error', () => resolve(status))
    requested.on('close', () => resolve(status))
    write()
  })

/**
 * Many large concurrent uploads, in rounds. Objects and buffers must not grow by a tenth of one upload from the first round to the last; the
 * resident size may grow once, by the buffers of the sockets. Returns the number of failures.
 */
const uploadRounds = async (options: FuzzOptions, t: (text: string) => void): Promise<number> => {
  const { shop, uploads, megabytes, rounds } = options
  const paths = ['/api/v2/cart/lines', '/cart', '/api/v2/app', '/api/v2/account/login']
  const held = [await heldBy(options)]
  const highest: number[] = []
  let taken = 0
  for (let round = 1; round <= rounds; round += 1) {
    let most = 0
    const watch = setInterval(() => {
      memoryOf(shop).then(
        ({ resident }) => (most = Math.max(most, resident)),
        () => 0,
      )
    }, 100)
    const responses = await Promise.all(
      Array.from({ length: uploads }, (_, index) =>
        upload(shop, paths[index % paths.length] ?? '/cart', megabytes * 1_000_000, index % 8 < 4),
      ),
    )
    clearInterval(watch)
    const now = await heldBy(options)
    held.push(now)
    highest.push(most)
    taken += responses.filter((status) => status !== 413 && status !== 0 && status !== 429).length
    const kinds = [...new Set(responses)].map((status) => `${responses.filter((one) => one === status).length} × ${status}`).join(', ')
    t(
      `${uploads} uploads of ${megabytes} MB: ${kinds}; ${most} MB at most; held afterwards: objects ${now.heap}, buffers ${now.buffers}, in all ${now.resident} MB`,
    )
  }
  const own = ({ heap, buffers }: Memory): number => heap + buffers
  const [before, first = before] = held
  const last = held.at(-1)
  if (before === undefined || first === undefined || last === undefined) return taken
  t(`before: objects ${before.heap}, buffers ${before.buffers}, in all ${before.resident} MB`)
  const grew = [own(last) - own(before) > megabytes / 10, last.resident - first.resident > megabytes / 5]
  return taken + grew.filter(Boolean).length
}

/**
 * Sends requests that no browser sends, as raw bytes, and then large concurrent uploads. Returns the number of failures: server errors, hangs,
 * redirects to other hosts, accepted bodies, and growing memory.
 */
export const fuzz = async (options: FuzzOptions, t: (text: string) => void): Promise<number> => {
  const { shop, requests, seed, atOnce } = options
  const random = seeded(seed)
  const port = Number(new URL(shop).port)
  const statuses = new Map<number, number>()
  const memory = [(await memoryOf(shop)).resident]
  let faults = 0
  let sent = 0
  const sender = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1
      if (sent % Math.ceil(requests / 10) === 0) memory.push((await memoryOf(shop)).resident)
      const text = fuzzedRequest(random)
      const came = await sendBytes(port, text)
      statuses.set(came.status, (statuses.get(came.status) ?? 0) + 1)
      if (!isFault(came)) continue
      faults += 1
      t(`${came.isHung ? 'hung' : came.status} ${came.location ?? ''} ${JSON.stringify(text.slice(0, 500))}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  const table = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`)
  t(`${requests} requests, ${faults} faults; ${table.join(', ')}; memory in MB ${memory.join(' ')}`)

  return faults + (await uploadRounds(options, t))
}
