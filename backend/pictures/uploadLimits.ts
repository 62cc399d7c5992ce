import { pictureWidths } from '../records/ProductRecord.ts'

/** What a file that becomes a picture of the shop may be. */
export const uploadLimits = {
  /** A photo of a good camera has 10 MB. */
  bytes: 20_000_000,
  /** Above every phone and most cameras; decoded it takes 4 bytes a pixel. */
  pixels: 60_000_000,
  /** px: the smallest width in which the shop shows pictures. */
  width: pictureWidths[0] ?? 0,
  /** Times its width that it may be high. */
  height: 4,
} as const

/** Why a file becomes no picture of the shop. */
export type UploadRefusal = 'tooLarge' | 'noPicture' | 'tooManyPixels' | 'tooNarrow'
