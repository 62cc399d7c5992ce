import type { Cutting } from '../rug/weaveRug.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'

/** A place of the rug where two yarns meet, so that a close view shows the drawing. */
export const busyPlace = ({ drawing, widthCm, lengthCm }: RugDesign, wide: number, high: number): Cutting => {
  let best: Cutting = { x: (widthCm - wide) / 2, y: (lengthCm - high) / 2, width: wide, height: high }
  let most = -1
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const x = widthCm * (0.28 + 0.044 * ((attempt * 7) % 10)) - wide / 2
    const y = lengthCm * (0.25 + 0.05 * ((attempt * 3) % 10)) - high / 2
    const counts = [0, 0, 0, 0, 0]
    for (let row = 0; row < 12; row += 1) {
      for (let column = 0; column < 12; column += 1) {
        const number = drawing(x + ((column + 0.5) / 12) * wide, y + ((row + 0.5) / 12) * high)
        counts[number] = (counts[number] ?? 0) + 1
      }
    }
    const variety = counts.reduce((sum, count) => sum + Math.sqrt(count), 0)
    if (variety > most) {
      most = variety
      best = { x, y, width: wide, height: high }
    }
  }
  return best
}
