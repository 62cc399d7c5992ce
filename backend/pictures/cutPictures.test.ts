import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picturesSuite } from '../ports/testing/picturesSuite.ts'
import { cutPictures } from './cutPictures.ts'
import { originalsIn } from './originals.ts'

let folder = ''
let count = 0
const master = (red: number, width = 1280) =>
  sharp({ create: { width, height: width, channels: 3, background: { r: red, g: 40, b: 90 } } })
    .avif({ effort: 0 })
    .toBuffer()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masters-'))
  await writeFile(join(folder, 'rug-7.avif'), await master(200))
  await writeFile(join(folder, 'rug-6.avif'), await master(90))
})
afterAll(async () => rm(folder, { recursive: true }))

/** Pictures with an empty cache folder. */
const fresh = () => {
  const stored = join(folder, `kept-${(count += 1)}`)
  return { kept: stored, find: cutPictures({ find: originalsIn(folder), stored }) }
}

describe('pictures cut from their masters', () => {
  picturesSuite(() => fresh().find, ['rug-7', 'rug-6'])

  it('PRD-01 a picture is cut to every width in both formats, and stored', async () => {
    const { kept: stored, find } = fresh()
    for (const [file, format, width] of [
      ['rug-7-375.avif', 'heif', 375],
      ['rug-7-640.webp', 'webp', 640],
      ['rug-7-1280.webp', 'webp', 1280],
    ] as const) {
      const picture = await find(file)
      expect(await sharp(picture?.body).metadata()).toMatchObject({ format, width, height: width })
    }
    expect((await readdir(stored)).toSorted()).toEqual(['rug-7-1280.webp', 'rug-7-375.avif', 'rug-7-640.webp'])
    await writeFile(join(stored, 'rug-7-375.avif'), 'kept')
    expect(Buffer.from((await find('rug-7-375.avif'))?.body ?? []).toString()).toBe('kept')
  })

  it('PRD-01 the master itself is served on request, and when a larger width is requested', async () => {
    const { kept: stored, find } = fresh()
    const whole = await readFile(join(folder, 'rug-7.avif'))
    expect(whole.equals(Buffer.from((await find('rug-7-1280.avif'))?.body ?? []))).toBe(true)
    expect(whole.equals(Buffer.from((await find('rug-7-1920.avif'))?.body ?? []))).toBe(true)
    expect(await sharp((await find('rug-7-1920.webp'))?.body).metadata()).toMatchObject({ width: 1280 })
    expect(await readdir(stored)).toEqual(['rug-7-1920.webp'])
  })

  it('PRD-01 a changed master is cut again', async () => {
    const { find } = fresh()
    await writeFile(join(folder, 'rug-8.avif'), await master(10))
    const before = await find('rug-8-480.webp')
    await writeFile(join(folder, 'rug-8.avif'), await master(250))
    await utimes(join(folder, 'rug-8.avif'), new Date(), new Date(Date.now() + 5000))
    expect(Buffer.from((await find('rug-8-480.webp'))?.body ?? []).equals(Buffer.from(before?.body ?? []))).toBe(false)
  })

  it('PRD-01 a picture is cut once for simultaneous requests', async () => {
    const { find } = fresh()
    const [first, second] = await Promise.all([find('rug-7-480.avif'), find('rug-7-480.avif')])
    expect(first?.body).toBe(second?.body)
  })

  it('NET-03 an unknown picture name writes nothing', async () => {
    const { kept: stored, find } = fresh()
    for (const file of ['../../package.json', 'rug-7-641.avif', 'rug-9-640.avif', 'rug-7/../x-640.webp', '']) await find(file)
    await expect(readdir(stored)).rejects.toThrow('ENOENT')
  })
})
