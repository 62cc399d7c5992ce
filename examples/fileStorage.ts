import { readFile, rename, writeFile } from 'node:fs/promises'
import { Effect } from 'effect'
import type { AsyncStoragePort } from '@thuishaven/core'
import { StorageFailed } from '@thuishaven/core/failures'

const codeOf = (problem: unknown): unknown => (problem instanceof Error && 'code' in problem ? problem.code : undefined)

const attempt = <Value>(work: () => Promise<Value>): Effect.Effect<Value, StorageFailed> =>
  Effect.tryPromise({
    try: work,
    catch: (problem) => new StorageFailed({ reason: codeOf(problem) === 'ENOSPC' ? 'full' : 'unavailable' }),
  })

/** Texts by key; a file that holds anything else is not the shop's, or is damaged, and throws. */
const parseTexts = (json: string): Map<string, string> => {
  const entries = Object.entries(JSON.parse(json) as Readonly<Record<string, unknown>>)
  return new Map(
    entries.map(([key, text]) => {
      if (typeof text !== 'string') throw new TypeError(`The storage file has no text under '${key}'.`)
      return [key, text]
    }),
  )
}

/**
 * Storage in one JSON file, for programs that end and begin again. One program at a time writes it, and only its owner can read it. A write replaces the
 * whole file, so that one that breaks off leaves the former.
 */
export const createFileStorage = (file: string): AsyncStoragePort => {
  const read = async (): Promise<Map<string, string>> => {
    try {
      return parseTexts(await readFile(file, 'utf8'))
    } catch (problem) {
      if (codeOf(problem) === 'ENOENT') return new Map()
      throw problem
    }
  }
  const change = async (work: (texts: Map<string, string>) => void): Promise<void> => {
    const texts = await read()
    work(texts)
    await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(texts)), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return {
    readAll: () => attempt(async () => Object.fromEntries(await read())),
    set: (key, text) => attempt(() => change((texts) => texts.set(key, text))),
    remove: (key) => attempt(() => change((texts) => texts.delete(key))),
    watch: () => () => undefined,
  }
}
