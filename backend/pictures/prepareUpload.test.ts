import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { requestOriginal } from './requestPicture.ts'
import { uploadLimits } from './uploadLimits.ts'

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c82814' } })

const metadataOf = async (upload: Uint8Array) => sharp((await requestOriginal(upload)) as Uint8Array).metadata()

describe('an uploaded picture', () => {
  it('PRD-01 becomes a WebP in the greatest width of the shop that it has, whichever format it came in', async () => {
    for (const upload of [photo(1300, 650).jpeg(), photo(1300, 650).png(), photo(1300, 650).webp(), photo(1300, 650).avif({ effort: 0 })])
      expect(await metadataOf(await upload.toBuffer())).toMatchObject({ format: 'webp', width: 1280, height: 640 })
    expect(await metadataOf(await photo(5000, 2500).png().toBuffer())).toMatchObject({ width: 2400, height: 1200 })
  })

  it('passes on no metadata, and stands upright as its metadata said', async () => {
    const taken = photo(800, 400)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
    const upload = await taken.jpeg().toBuffer()
    expect((await sharp(upload).metadata()).exif).toBeDefined()
    const { exif, xmp, iptc, orientation, width, height } = await metadataOf(upload)
    expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 375, height: 750 })
  })

  it('is refused when it is no picture of the four formats, whatever it says that it is', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>'
    for (const upload of [
      Buffer.from(svg),
      Buffer.from('<?php echo 1;'),
      Buffer.alloc(0),
      await photo(900, 900).gif().toBuffer(),
      await photo(900, 900).tiff().toBuffer(),
      (await photo(900, 900).jpeg().toBuffer()).subarray(0, 1000),
    ])
      expect(await requestOriginal(upload)).toBe('noPicture')
  })

  it('is refused when it has too many pixels or is too narrow', async () => {
    const side = Math.ceil(Math.sqrt(uploadLimits.pixels)) + 1
    expect(await requestOriginal(await photo(side, side).png().toBuffer())).toBe('tooManyPixels')
    expect(
      await requestOriginal(
        await photo(uploadLimits.width - 1, 400)
          .png()
          .toBuffer(),
      ),
    ).toBe('tooNarrow')
    expect(
      await requestOriginal(
        await photo(400, 400 * uploadLimits.height + 1)
          .png()
          .toBuffer(),
      ),
    ).toBe('tooNarrow')
    expect(await metadataOf(await photo(uploadLimits.width, 400).png().toBuffer())).toMatchObject({ width: uploadLimits.width })
  })
})
