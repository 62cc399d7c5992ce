import sharp from 'sharp'
import { prepareUpload } from './prepareUpload.ts'
import type { UploadRefusal } from './uploadLimits.ts'

/** A picture that is to be cut from its original, a file or its bytes. */
export interface Cut {
  readonly source: string | Uint8Array
  readonly width: number
  readonly format: 'avif' | 'webp'
}

/** A request of the backend to the cutter process; `upload` has the bytes of a file that is to become an original. */
export type CutOrder = { readonly number: number } & ({ readonly cut: Cut } | { readonly upload: Uint8Array })

/** The generated picture, the reason why an upload becomes none, or the error. */
export type CutResponse = { readonly number: number } & (
  | { readonly body: Uint8Array }
  | { readonly refusal: UploadRefusal }
  | { readonly problem: string }
)

/** Milliseconds after which an idle cutter process ends. */
const timeoutMs = 10_000

/** A shopper waits for the picture, so it is encoded with the least effort; files are a tenth larger than with more. */
const cut = async ({ source, width, format }: Cut): Promise<Uint8Array> => {
  const small = sharp(source).resize({ width, withoutEnlargement: true })
  return format === 'avif' ? small.avif({ quality: 50, effort: 0 }).toBuffer() : small.webp({ quality: 76, effort: 1 }).toBuffer()
}

const response = async (order: CutOrder): Promise<CutResponse> => {
  const { number } = order
  try {
    const result = await ('cut' in order ? cut(order.cut) : prepareUpload(order.upload))
    return typeof result === 'string' ? { number, refusal: result } : { number, body: result }
  } catch (problem) {
    return { number, problem: String(problem) }
  }
}

// Whatever a file says that it is, nothing else is read: no SVG, which can name other files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`) })
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
