import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureMaker } from './pictureResponse.ts'
import { openPictureStore } from './pictureStore.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(async () => rm(folder, { recursive: true }))

describe('pictureResponse', { timeout: 60_000 }, () => {
  it('draws the same bytes again after the store was cleared', async () => {
    const first = await pictureMaker(openPictureStore(join(folder, 'one')))('rug-7-perzisch-rood-375.avif')
    const second = await pictureMaker(openPictureStore(join(folder, 'two')))('rug-7-perzisch-rood-375.avif')
    expect(first?.type).toBe('image/avif')
    expect(Buffer.from(first?.body ?? []).equals(Buffer.from(second?.body ?? [1]))).toBe(true)
  })

  it('answers null to names that follow no rule and writes nothing for them', async () => {
    const place = join(folder, 'none')
    const respond = pictureMaker(openPictureStore(place))
    const wrong = [
      '../../package.json',
      'rug-1-375.png',
      'rug-1-376.avif',
      'rug--375.avif',
      'rug-1-blauw-berber-375.avif',
      'rug-1-%2e%2e-375.avif',
      'rug-1/../x-375.webp',
      'RUG-1-375.avif',
      'device-toaster-1-375.avif',
      'device-outdoor_camera-1-375.avif',
      'rug-1',
      '',
      'rug-1-375.avif.part',
    ]
    for (const file of wrong) expect(await respond(file), file).toBeNull()
    await expect(readdir(place)).rejects.toThrow('ENOENT')
  })

  it('draws a picture once for requests that come together', async () => {
    const made: string[] = []
    const respond = pictureMaker({ find: async () => null, keep: async (file) => void made.push(file) })
    const [first, second] = await Promise.all([respond('swatch-blauw-375.webp'), respond('swatch-blauw-375.webp')])
    expect(made).toEqual(['swatch-blauw-375.webp'])
    expect(first?.body).toBe(second?.body)
  })

  it('takes a finished picture from disk', async () => {
    const place = join(folder, 'disk')
    const drawn = await pictureMaker(openPictureStore(place))('rug-3-gestreept-groen-375.webp')
    const kept = await openPictureStore(place).find('rug-3-gestreept-groen-375.webp')
    expect(Buffer.from(kept ?? []).equals(Buffer.from(drawn?.body ?? [1]))).toBe(true)
  })

  it('makes pictures of the size asked for, a 640 pixel AVIF under 60 kB', async () => {
    const respond = pictureMaker(openPictureStore(join(folder, 'sizes')))
    for (const name of ['rug-1-organisch-zand-wol-organic', 'rug-2-geometrisch-blauw', 'rug-5-hoogpolig-groen']) {
      const picture = await respond(`${name}-640.avif`)
      expect(picture?.body.byteLength, name).toBeLessThan(60_000)
      expect(await sharp(picture?.body).metadata()).toMatchObject({ format: 'heif', width: 640, height: 800 })
    }
  })
})
