import sharp from 'sharp'

/** What the backend asks of its cutter. */
export interface CutOrder {
  readonly number: number
  readonly master: string
  readonly width: number
  readonly format: 'avif' | 'webp'
}

/** The cut, or what went wrong. */
export type CutResponse = { readonly number: number; readonly body: Uint8Array } | { readonly number: number; readonly problem: string }

/** Milliseconds after which a cutter without work ends. */
const timeoutMs = 10_000

/** A shopper waits for a cut, so it is made in the quickest way; a tenth larger than with more effort. */
const cut = async ({ master, width, format }: CutOrder): Promise<Uint8Array> => {
  const small = sharp(master).resize({ width, withoutEnlargement: true })
  return format === 'avif' ? small.avif({ quality: 50, effort: 0 }).toBuffer() : small.webp({ quality: 76, effort: 1 }).toBuffer()
}

const response = (order: CutOrder): Promise<CutResponse> =>
  cut(order)
    .then((body) => ({ number: order.number, body }))
    .catch((problem: unknown) => ({ number: order.number, problem: String(problem) }))

sharp.cache(false)
sharp.concurrency(1)
let idle: NodeJS.Timeout | undefined
/** One after the other: two at once need twice the memory and are hardly sooner done. */
let work = Promise.resolve()
process.on('message', (order: CutOrder) => {
  clearTimeout(idle)
  work = work.then(async () => {
    process.send?.(await response(order))
    idle = setTimeout(() => process.exit(0), timeoutMs)
  })
})
process.on('disconnect', () => process.exit(0))
