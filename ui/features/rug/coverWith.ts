import type { Picture } from '@thuishaven/core/catalogue'

/** Share of the rug in a top view picture; the rest is floor. */
const ofPicture = { width: 0.74, height: 0.87 }

/** Position of a top view picture so that its rug covers a box without distortion. Lengths in the box's unit. */
export const coverWith = (
  { aspectRatio }: Pick<Picture, 'aspectRatio'>,
  box: { readonly width: number; readonly length: number },
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } => {
  const width = Math.max(box.width / ofPicture.width, (box.length / ofPicture.height) * aspectRatio)
  const height = width / aspectRatio
  return { x: (box.width - width) / 2, y: (box.length - height) / 2, width, height }
}
