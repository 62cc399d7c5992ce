import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { UserInputError } from '@vendure/core'
import type { AssetNamingStrategy, AssetOptions, AssetStorageStrategy } from '@vendure/core'
import { requestOriginal } from '../../pictures/requestPicture.ts'
import { createStoredPictures } from '../../pictures/storedPictures.ts'
import { uploadLimits } from '../../pictures/uploadLimits.ts'
import type { UploadRefusal } from '../../pictures/uploadLimits.ts'
import type { Store } from '../../store/Store.ts'

/** Path of pictures for the dashboard. */
export const picturesPath = 'assets'

/** Bytes of the part of a name by which no two uploads have the same. */
const uniqueBytes = 6

/** `Blauw kleed.JPG` → `blauw-kleed-0f3a…`: what the address of a picture may have. */
const nameFor = (fileName: string): string => {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '')
  return `${words === '' ? 'picture' : words}-${randomBytes(uniqueBytes).toString('hex')}`
}

const refusal = (reason: UploadRefusal, name: string): UserInputError =>
  new UserInputError(`upload.${reason}`, { file: name.slice(0, -2 * uniqueBytes - 1) })

/** The bytes of an upload. Throws UserInputError as soon as there are too many. */
const collect = async (stream: AsyncIterable<Uint8Array>, name: string): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > uploadLimits.bytes) throw refusal('tooLarge', name)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const createStorage = (store: Store): AssetStorageStrategy => {
  const pictures = createStoredPictures(store)
  const write = async (name: string, upload: Uint8Array): Promise<string> => {
    // The preview of a picture is the picture.
    if (await pictures.has(name)) return name
    const original = await requestOriginal(upload)
    if (typeof original === 'string') throw refusal(original, name)
    await pictures.add(name, original, Date.now())
    return name
  }
  const read = async (name: string): Promise<Buffer> => {
    const found = await pictures.read(name)
    if (found === null) throw new Error(`There is no picture ${name}`)
    return Buffer.from(found)
  }
  return {
    writeFileFromBuffer: write,
    writeFileFromStream: async (name, stream) => write(name, await collect(stream as Readable, name)),
    readFileToBuffer: read,
    readFileToStream: async (name) => Readable.from([await read(name)]),
    // Vendure's transaction may be undone yet: removeUnusedPictures.ts removes what no asset has.
    deleteFile: async () => undefined,
    fileExists: pictures.has,
    // By the address of the dashboard itself: behind a proxy this server knows neither the scheme nor the host.
    toAbsoluteUrl: ({ headers, protocol }, name) => {
      const { origin, host } = headers as { readonly origin?: string; readonly host?: string }
      return `${origin?.startsWith('http') === true ? origin : `${protocol}://${host}`}/${picturesPath}/${name}`
    },
  }
}

const naming: AssetNamingStrategy = {
  generateSourceFileName: (_context, fileName) => nameFor(fileName),
  generatePreviewFileName: (_context, name) => name,
}

/** Assets of Vendure are pictures in the backend's table, from which the shop and the dashboard get every size. */
export const pictureOptions = (store: Store): Required<AssetOptions> => ({
  assetNamingStrategy: naming,
  assetStorageStrategy: createStorage(store),
  assetPreviewStrategy: { generatePreviewImage: async (_context, _type, picture) => picture },
  permittedFileTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  // Above the shop's own limit, which says more kindly what is wrong.
  uploadMaxFileSize: 2 * uploadLimits.bytes,
})
