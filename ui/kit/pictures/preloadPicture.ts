import { preload } from 'react-dom'
import { pictureSrcSet, plainPictureAddress } from './pictureAddresses.ts'
import type { PictureSource } from './pictureAddresses.ts'

/** Requests a main picture before its frame is shown; the frame with the same `sizes` and `widest` takes this very file. */
export const preloadPicture = (source: PictureSource, sizes: string, widest?: number): void => {
  const [best] = source.formats
  if (best === undefined) return
  preload(plainPictureAddress(source), {
    as: 'image',
    type: `image/${best}`,
    imageSrcSet: pictureSrcSet(source, best, widest),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
