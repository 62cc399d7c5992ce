import sharp from 'sharp'
import { pictureWidths } from '../records/ProductRecord.ts'
import { uploadLimits } from './uploadLimits.ts'
import type { UploadRefusal } from './uploadLimits.ts'

/**
 * Makes an original of an uploaded file that nobody vouches for: decoded and encoded again, so that nothing of it is passed on but the picture
 * (no place, no device), upright, in sRGB, in the greatest of the shop's widths that it has. WebP, because a WebP of this quality takes a quarter of
 * the time of an AVIF; what shoppers get is cut from it.
 */
export const prepareUpload = async (file: Uint8Array): Promise<Uint8Array | UploadRefusal> => {
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (found === null) return 'noPicture'
  const { width, height } = found.autoOrient
  if (width * height > uploadLimits.pixels) return 'tooManyPixels'
  const most = pictureWidths.findLast((one) => one <= width)
  if (most === undefined || height > uploadLimits.height * width) return 'tooNarrow'
  return sharp(file, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: most })
    .webp({ quality: 90, effort: 1 })
    .toBuffer()
    .catch(() => 'noPicture')
}
