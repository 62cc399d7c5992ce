import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { DrawnPicture } from './drawPicture.ts'
import { readPictureName } from './names/pictureName.ts'
import { openPictureStore } from './pictureStore.ts'
import type { PictureStore } from './pictureStore.ts'
import { drawInStudio } from './studio.ts'
import type { Haste } from './studio.ts'

/** Widths in pixels a picture can be had in. */
const pictureWidths: ReadonlySet<number> = new Set([375, 480, 640, 750, 960, 1080, 1280, 1920])
const pictureFormats = ['avif', 'webp'] as const
type PictureFormat = (typeof pictureFormats)[number]

interface PictureFile {
  readonly name: string
  readonly width: number
  readonly format: PictureFormat
}

const readFileName = (file: string): PictureFile | null => {
  const [, name, width, ending] = /^([a-z0-9-]{1,120})-(\d{3,4})\.(avif|webp)$/.exec(file) ?? []
  const format = pictureFormats.find((one) => one === ending)
  if (name === undefined || format === undefined || !pictureWidths.has(Number(width)) || readPictureName(name) === null) return null
  return { name, width: Number(width), format }
}

const encode = async ({ width, height, bytes }: DrawnPicture, format: PictureFormat): Promise<Uint8Array> => {
  const image = sharp(bytes, { raw: { width, height, channels: 3 } })
  return format === 'avif'
    ? image.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.webp({ quality: 78, effort: 2 }).toBuffer()
}

/** Answers requests for pictures out of one store. */
export const pictureMaker = (store: PictureStore) => {
  const underWay = new Map<string, Promise<Uint8Array>>()
  const make = async (file: string, { name, width, format }: PictureFile, haste: Haste): Promise<Uint8Array> => {
    const kept = await store.find(file)
    if (kept !== null) return kept
    const body = await encode(await drawInStudio({ name, width }, haste), format)
    await store.keep(file, body)
    return body
  }
  return async (file: string, haste: Haste = 'now'): Promise<{ body: Uint8Array; type: string } | null> => {
    const wanted = readFileName(file)
    if (wanted === null) return null
    const running = underWay.get(file) ?? make(file, wanted, haste).finally(() => underWay.delete(file))
    underWay.set(file, running)
    return { body: await running, type: `image/${wanted.format}` }
  }
}

/**
 * The picture behind a file name such as `rug-1002-berber-ecru-room-960.avif`; null when no picture has that name.
 * The same name gives the same bytes. Names: pictureNames.md.
 */
export const pictureResponse = pictureMaker(openPictureStore(fileURLToPath(new URL('../../.cache/pictures', import.meta.url))))
