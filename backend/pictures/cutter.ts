import sharp from 'sharp'

/** A request of the backend to the cutter process. */
export interface CutOrder {
  readonly number: number
  readonly master: string
  readonly width: number
  readonly format: 'avif' | 'webp'
}

/** The generated picture, or the error. */
export type CutResponse = { readonly number: number; readonly body: Uint8Array } | { readonly number: number; readonly problem: string }

/** Milliseconds after which an idle cutter process ends. */
const timeoutMs = 10_000

/** A shopper waits for the picture, so it is encoded with the least effort; files are a tenth larger than with more. */
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
/** Pictures are generated in sequence: two at once need twice the memory and are hardly faster. */
let work = Promise.resolve()
process.on('message', (order: CutOrder) => {
  clearTimeout(idle)
  work = work.then(async () => {
    process.send?.(await response(order))
    idle = setTimeout(() => process.exit(0), timeoutMs)
  })
})
process.on('disconnect', () => process.exit(0))
