import { request } from 'node:http'
import { fuzzedRequest, isFault, sendBytes } from './fuzzRequests.ts'
import { seeded } from './random.ts'

export interface FuzzOptions {
  /** Address of the shop. */
  readonly shop: string
  readonly requests: number
  readonly seed: number
  /** Requests under way at once. */
  readonly atOnce: number
  /** Uploads sent at once when the requests are through, and megabytes of each. */
  readonly uploads: number
  readonly megabytes: number
}

/** Megabytes that the shop's program holds, by its own figures. */
const memoryOf = async (shop: string): Promise<number> => {
  const figures = await (await fetch(`${shop}/metrics`)).text()
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1] ?? 0) / 1_000_000)
}

const chunk = Buffer.alloc(65_536, 120)

/** Sends a body as fast as it is taken, and answers the status; 0 when the shop hung up before it could be read. */
const upload = (shop: string, path: string, bytes: number, isChunked: boolean): Promise<number> =>
  new Promise((resolve) => {
    let status = 0
    const type = path === '/cart' ? 'application/x-www-form-urlencoded' : 'application/json'
    const asked = request(
      shop + path,
      { method: 'POST', headers: { 'content-type': type, ...(isChunked ? {} : { 'content-length': bytes }) } },
      (answer) => {
        status = answer.statusCode ?? 0
        answer.resume()
      },
    )
    let sent = 0
    const write = (): void => {
      while (sent < bytes && !asked.destroyed) {
        sent += chunk.length
        if (!asked.write(chunk)) return
      }
      asked.end()
    }
    asked.on('drain', write)
    asked.on('error', () => resolve(status))
    asked.on('close', () => resolve(status))
    write()
  })

/**
 * Requests that no browser sends, as raw bytes, and then large uploads all at once. Answers how many faults were found: failures of the
 * shop itself, hangs, addresses at another host, bodies taken, and memory that grows.
 */
export const fuzz = async (
  { shop, requests, seed, atOnce, uploads, megabytes }: FuzzOptions,
  say: (text: string) => void,
): Promise<number> => {
  const random = seeded(seed)
  const port = Number(new URL(shop).port)
  const statuses = new Map<number, number>()
  const memory = [await memoryOf(shop)]
  let faults = 0
  let sent = 0
  const sender = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1
      if (sent % Math.ceil(requests / 10) === 0) memory.push(await memoryOf(shop))
      const text = fuzzedRequest(random)
      const came = await sendBytes(port, text)
      statuses.set(came.status, (statuses.get(came.status) ?? 0) + 1)
      if (!isFault(came)) continue
      faults += 1
      say(`${came.isHung ? 'hung' : came.status} ${came.location ?? ''} ${JSON.stringify(text.slice(0, 500))}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  const table = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`)
  say(`${requests} requests, ${faults} faults; ${table.join(', ')}; memory in MB ${memory.join(' ')}`)

  const before = await memoryOf(shop)
  let highest = before
  const watch = setInterval(() => {
    memoryOf(shop).then(
      (now) => (highest = Math.max(highest, now)),
      () => 0,
    )
  }, 100)
  const paths = ['/api/v2/cart/lines', '/cart', '/api/v2/app', '/api/v2/account/login']
  const answers = await Promise.all(
    Array.from({ length: uploads }, (_, index) =>
      upload(shop, paths[index % paths.length] ?? '/cart', megabytes * 1_000_000, index % 8 < 4),
    ),
  )
  clearInterval(watch)
  const taken = answers.filter((status) => status !== 413 && status !== 0 && status !== 429).length
  const grew = highest - before > 100
  say(
    `${uploads} uploads of ${megabytes} MB: ${[...new Set(answers)].map((status) => `${answers.filter((one) => one === status).length} × ${status}`).join(', ')}; memory ${before} MB before, ${highest} MB at most, ${await memoryOf(shop)} MB after`,
  )
  return faults + taken + (grew ? 1 : 0)
}
