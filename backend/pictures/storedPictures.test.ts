import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picturesSuite } from '../ports/testing/picturesSuite.ts'
import { testStores } from '../testing/testStores.ts'
import type { Store } from '../store/Store.ts'
import { cutPictures } from './cutPictures.ts'
import { uploadedOriginals } from './originals.ts'
import { createStoredPictures } from './storedPictures.ts'

describe.each(testStores())('pictures in the store on $name', ({ open, drop }) => {
  let stores: readonly [Store, Store]
  let folder = ''
  const original = (colour: string) =>
    sharp({ create: { width: 960, height: 480, channels: 3, background: colour } })
      .webp()
      .toBuffer()
  beforeAll(async () => {
    stores = await open()
    folder = await mkdtemp(join(tmpdir(), 'cuts-'))
    const pictures = createStoredPictures(stores[0])
    await pictures.add('kleed-0a', await original('#c82814'), 1)
    await pictures.add('kleed-0b', await original('#1428c8'), 1)
  })
  afterAll(async () => {
    await Promise.all([...new Set(stores)].map((store) => store.close()))
    await drop()
    await rm(folder, { recursive: true })
  })
  const find = (stored = folder) => cutPictures({ find: uploadedOriginals(stores[1]), stored })

  picturesSuite(find, ['kleed-0a', 'kleed-0b'])

  it('bytes come back as they were, in another process', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    await createStoredPictures(stores[0]).add('all-bytes', all, 1)
    expect(new Uint8Array((await createStoredPictures(stores[1]).read('all-bytes')) ?? [])).toEqual(all)
    expect(await createStoredPictures(stores[1]).read('nothing')).toBeNull()
  })

  it('PRD-01 a size is cut once and kept, until the picture is removed', async () => {
    await createStoredPictures(stores[0]).add('kleed-0c', await original('#28c814'), 1)
    expect(await sharp((await find()('kleed-0c-480.webp'))?.body).metadata()).toMatchObject({ width: 480, height: 240 })
    await writeFile(join(folder, 'kleed-0c-480.webp'), 'kept')
    expect(Buffer.from((await find()('kleed-0c-480.webp'))?.body ?? []).toString()).toBe('kept')
    await stores[0].run('DELETE FROM stored_picture WHERE name = ?', 'kleed-0c')
    expect(await find()('kleed-0c-480.webp')).toBeNull()
    expect(await readFile(join(folder, 'kleed-0c-480.webp'), 'utf8')).toBe('kept')
  })
})
