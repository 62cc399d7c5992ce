import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../store/Store.ts'
import { createStoredPictures } from './storedPictures.ts'

/** What a picture is cut from. */
export type Original =
  /** An AVIF. */
  | { readonly type: 'file'; readonly path: string; /** Milliseconds since 1970. */ readonly changedAt: number }
  /** Bytes that never change under their name. */
  | { readonly type: 'bytes'; readonly read: () => Promise<Uint8Array | null> }

/** The original of a picture; null: there is none of that name. */
export type FindOriginal = (name: string) => Promise<Original | null>

/** Originals in a folder, one AVIF a picture. */
export const originalsIn =
  (folder: string): FindOriginal =>
  async (name) => {
    const path = join(folder, `${name}.avif`)
    const found = await stat(path).catch(() => null)
    return found === null ? null : { type: 'file', path, changedAt: found.mtimeMs }
  }

/** Originals that the merchant uploaded. */
export const uploadedOriginals = (store: Store): FindOriginal => {
  const { has, read } = createStoredPictures(store)
  return async (name) => ((await has(name)) ? { type: 'bytes', read: () => read(name) } : null)
}
