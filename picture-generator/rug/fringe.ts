import { gridNoise } from '../light/noise.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'

/** A thread of the fringe at a point beside the rug: its tone and how much of the pixel it fills; null where there is none. */
export const fringeAt = (
  design: RugDesign,
  x: number,
  y: number,
  pixel: number,
): { readonly tone: number; readonly cover: number } | null => {
  const { widthCm, lengthCm, fringeCm, seed } = design
  const beyond = y < lengthCm / 2 ? -y : y - lengthCm
  if (beyond < -0.6 || beyond > fringeCm * 1.15 || x < -1 || x > widthCm + 1) return null
  const salt = y < lengthCm / 2 ? 1 : 2
  const every = 1.05
  const down = Math.max(0, beyond) / fringeCm
  let best: { readonly tone: number; readonly cover: number } | null = null
  for (let index = Math.floor(x / every) - 1; index <= Math.floor(x / every) + 1; index += 1) {
    const own = gridNoise(index, salt, seed)
    if (index < 0 || index * every > widthCm - 0.4 || down > 0.78 + own * 0.34) continue
    const sway = (gridNoise(index, salt + 4, seed) - 0.5) * 1.5 * down * down + Math.sin(down * 5 + own * 6) * 0.14 * down
    const centre = (index + 0.5) * every + sway
    const thick = every * (down < 0.14 ? 0.47 : 0.36 - 0.08 * down)
    const off = Math.abs(x - centre)
    if (off > thick + pixel / 2) continue
    const round = Math.max(0, 1 - (off / thick) ** 2)
    const twist = 0.06 * Math.sin((beyond + (x - centre) * 0.7) * 9 + own * 9)
    const cover = Math.min(1, (thick + pixel / 2 - off) / pixel)
    if (best === null || cover > best.cover) best = { tone: (0.72 + 0.42 * Math.sqrt(round) + twist) * (0.9 + own * 0.16), cover }
  }
  return best
}
