import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect } from 'effect'
import { afterAll, describe, expect, it } from 'vitest'
import { asyncStorageChecks } from '@thuishaven/core/testing'
import { createFileStorage } from '../../examples/fileStorage.ts'

const folder = mkdtempSync(join(tmpdir(), 'file-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const newFile = (): string => join(folder, `${(files += 1)}.json`)

describe('storage in a file', () => {
  it.each(asyncStorageChecks(() => createFileStorage(newFile())))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  it('CRT-01 what one program kept in a file the next one reads, and nobody but its owner', async () => {
    const file = newFile()
    await Effect.runPromise(createFileStorage(file).set('cart', 'é'))
    expect(await Effect.runPromise(createFileStorage(file).readAll())).toEqual({ cart: 'é' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it.each(['{', '{"cart":1}', 'null'])('CRT-01 a file that holds %s is neither read nor overwritten', async (text) => {
    const file = newFile()
    writeFileSync(file, text)
    const failure = { _tag: 'StorageFailed', reason: 'unavailable' }
    for (const call of [createFileStorage(file).readAll(), createFileStorage(file).set('cart', 'one')])
      expect(await Effect.runPromise(Effect.flip<unknown, unknown, never>(call))).toMatchObject(failure)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('CRT-15 a file that cannot be written is a failure, not a defect', async () => {
    const call = createFileStorage(join(folder, 'missing', 'cart.json')).set('cart', 'one')
    expect(await Effect.runPromise(Effect.flip(call))).toMatchObject({ reason: 'unavailable' })
  })
})
