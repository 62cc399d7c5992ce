import type { Picture } from '@thuishaven/core/catalogue'

/** How much of a picture from above is rug; the rest is the ground it lies on. */
const ofPicture = { width: 0.74, height: 0.87 }

/** Where the picture of a rug from above stands so that its drawing covers a box; nothing of it is stretched. Lengths in the box's unit. */
export const coverWith = (
  { aspectRatio }: Pick<Picture, 'aspectRatio'>,
  box: { readonly width: number; readonly length: number },
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } => {
  const width = Math.max(box.width / ofPicture.width, (box.length / ofPicture.height) * aspectRatio)
  const height = width / aspectRatio
  return { x: (box.width - width) / 2, y: (box.length - height) / 2, width, height }
}
