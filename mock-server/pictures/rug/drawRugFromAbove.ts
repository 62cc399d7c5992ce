import { oklch } from '../colour.ts'
import { blankPicture } from '../Picture.ts'
import type { Picture } from '../Picture.ts'
import { layeredNoise } from '../noise.ts'
import { softened } from '../softened.ts'
import type { RugDesign } from './RugDesign.ts'
import { weaveRug } from './weaveRug.ts'

const paper = oklch(0.955, 0.01, 83)

/** The whole rug from above on warm paper, with a soft shadow. */
export const drawRugFromAbove = (design: RugDesign, width: number, height: number): Picture => {
  const picture = blankPicture(width, height)
  const fringe = design.fringeCm
  const tall = design.lengthCm + fringe * 2.2
  const scale = Math.min((width * 0.86) / design.widthCm, (height * 0.9) / tall)
  const wide = Math.round((design.widthCm + 4) * scale)
  const high = Math.round((tall + 4) * scale)
  const cloth = weaveRug(design, { x: -2, y: -2 - fringe * 1.1, width: wide / scale, height: high / scale }, wide, high)
  const left = Math.round((width - wide) / 2)
  const top = Math.round((height - high) / 2)
  const cover = new Float32Array(width * height)
  for (let row = 0; row < high; row += 1) {
    cover.set(cloth.cover.subarray(row * wide, row * wide + wide), (top + row) * width + left)
  }
  const near = softened(cover, width, height, width * 0.006)
  const far = softened(cover, width, height, width * 0.03)
  const nearBy = Math.round(width * 0.005)
  const farBy = Math.round(width * 0.02)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const lit = 1.02 - 0.1 * (column / width * 0.5 + row / height * 0.6) + layeredNoise(column * 2.1, row * 2.1, 5, 1) * 0.006
      const shadow = (1 - 0.34 * (near[Math.max(0, row - nearBy) * width + Math.max(0, column - nearBy)] ?? 0))
        * (1 - 0.26 * (far[Math.max(0, row - farBy) * width + Math.max(0, column - farBy)] ?? 0))
      const part = cover[at] ?? 0
      const from = ((row - top) * wide + column - left) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = (paper[channel] ?? 0) * lit * shadow
        picture.light[at * 3 + channel] = part === 0 ? ground : ground + ((cloth.light[from + channel] ?? 0) * (0.9 + 0.1 * lit) - ground) * part
      }
    }
  }
  return picture
}
