import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Hash of the code that draws: a changed drawing never meets an old picture. */
const drawingHash = (): string => {
  const hash = createHash('sha256')
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  for (const file of files) hash.update(file).update(readFileSync(`${here}${file}`))
  return hash.digest('hex').slice(0, 12)
}

const maximumBytes = 48 * 1024 * 1024

/** Finished pictures by file name: the latest ones in memory, all of them on disk. */
export interface PictureStore {
  readonly find: (file: string) => Promise<Uint8Array | null>
  readonly keep: (file: string, body: Uint8Array) => Promise<void>
}

/** Opens the store below a folder; a folder that cannot be written to only costs speed. */
export const openPictureStore = (folder: string): PictureStore => {
  const place = `${folder}/${drawingHash()}`
  const memory = new Map<string, Uint8Array>()
  let size = 0
  const remember = (file: string, body: Uint8Array) => {
    size += body.byteLength - (memory.get(file)?.byteLength ?? 0)
    memory.delete(file)
    memory.set(file, body)
    for (const [oldest, old] of memory) {
      if (size <= maximumBytes) return
      memory.delete(oldest)
      size -= old.byteLength
    }
  }
  const find = async (file: string) => {
    const kept = memory.get(file) ?? (await readFile(`${place}/${file}`).catch(() => null))
    if (kept !== null) remember(file, kept)
    return kept
  }
  const keep = async (file: string, body: Uint8Array) => {
    remember(file, body)
    const unfinished = `${place}/${file}.${process.pid}.part`
    try {
      await mkdir(place, { recursive: true })
      await writeFile(unfinished, body)
      await rename(unfinished, `${place}/${file}`)
    } catch {
      return
    }
  }
  return { find, keep }
}
