import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pictures } from '../ports/Pictures.ts'
import { pictureWidths } from '../records/ProductRecord.ts'
import type { FindOriginal } from './originals.ts'
import { requestPicture } from './requestPicture.ts'

const pictureFormats = ['avif', 'webp'] as const
type PictureFormat = (typeof pictureFormats)[number]

interface Wanted {
  readonly name: string
  readonly width: number
  readonly format: PictureFormat
}

const readFileName = (file: string): Wanted | null => {
  const [, name, width, ending] = /^([a-z0-9-]{1,120})-(\d{3,4})\.(avif|webp)$/.exec(file) ?? []
  const format = pictureFormats.find((one) => one === ending)
  return name === undefined || format === undefined || !pictureWidths.includes(Number(width))
    ? null
    : { name, width: Number(width), format }
}

/** Width of an AVIF in px, read from its first kilobyte (the box 'ispe' of ISO 23008-12). */
const widthOf = async (path: string): Promise<number> => {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    const at = buffer.indexOf('ispe')
    return at === -1 ? Number.POSITIVE_INFINITY : buffer.readUInt32BE(at + 8)
  } finally {
    await file.close()
  }
}

const changedAt = (path: string): Promise<number | null> =>
  stat(path)
    .then(({ mtimeMs }) => mtimeMs)
    .catch(() => null)

/** Writes a file atomically; a read-only folder only costs speed. */
const keep = async (folder: string, file: string, body: Uint8Array): Promise<void> => {
  const unfinished = join(folder, `${file}.${process.pid}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, body)
    await rename(unfinished, join(folder, file))
  } catch {
    return
  }
}

/**
 * Pictures cut from their originals: every width and format is generated on its first request, and stored. A request for a width above the
 * original's gets the original's width.
 * @param stored folder of what was cut
 */
export const cutPictures = ({ find, stored }: { readonly find: FindOriginal; readonly stored: string }): Pictures => {
  const inProgress = new Map<string, Promise<Uint8Array | null>>()
  const make = async (file: string, wanted: Wanted): Promise<Uint8Array | null> => {
    const [original, made] = await Promise.all([find(wanted.name), changedAt(join(stored, file))])
    if (original === null) return null
    const isFile = original.type === 'file'
    if (made !== null && (!isFile || made >= original.changedAt)) return readFile(join(stored, file))
    if (isFile && wanted.format === 'avif' && wanted.width >= (await widthOf(original.path))) return readFile(original.path)
    const source = isFile ? original.path : await original.read()
    if (source === null) return null
    const small = await requestPicture({ source, width: wanted.width, format: wanted.format })
    await keep(stored, file, small)
    return small
  }
  return async (file) => {
    const wanted = readFileName(file)
    if (wanted === null) return null
    const running = inProgress.get(file) ?? make(file, wanted).finally(() => inProgress.delete(file))
    inProgress.set(file, running)
    const body = await running
    return body === null ? null : { body, type: `image/${wanted.format}` }
  }
}
