import { gridNoise } from '../light/noise.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { insideBy } from '../rug/outline.ts'
import type { LaidRug } from './LaidRug.ts'
import type { StrandBuilder } from './Strands.ts'
import { addYarn } from './yarnStrand.ts'
import type { YarnPoint } from './yarnStrand.ts'

/** Distance of the loops along and across their rows in cm. */
const along = 0.72
const across = 0.58
const points = 9

/** Adds loops of uncut yarn in rows: each leaves the ground, arches and dives beside the next. */
export const addLoops = (strands: StrandBuilder, rug: LaidRug): void => {
  const { design, bounds } = rug
  const { seed } = design
  const random = seededRandom(`loops ${seed}`)
  for (let row = Math.floor(bounds.top / across); row * across < bounds.bottom; row += 1) {
    for (let column = Math.floor(bounds.left / along); column * along < bounds.right; column += 1) {
      const shift = (gridNoise(column, row, seed + 1) - 0.5) * 0.22
      const x = (column + (row & 1) * 0.5 + shift) * along
      const y = (row + 0.5 + (gridNoise(column, row, seed + 2) - 0.5) * 0.22) * across
      if (insideBy(design, x, y) < 0.35 || !rug.seen(x, y)) continue
      const high = 0.42 + gridNoise(column, row, seed + 3) * 0.16
      const skew = (gridNoise(column, row, seed + 4) - 0.5) * 0.3
      const colour = rug.fibre(design.drawing(x, y), x, y)
      const path: YarnPoint[] = []
      for (let point = 0; point < points; point += 1) {
        const part = point / (points - 1)
        const angle = Math.PI * (part * 1.16 - 0.08)
        path.push({
          place: rug.at(
            x - Math.cos(angle) * along * 0.5,
            y + skew * (part - 0.5) * across * 2,
            0.12 + Math.max(-0.1, Math.sin(angle)) * high,
          ),
          colour,
        })
      }
      const pixel = rug.pixel(x, y)
      addYarn(
        strands,
        path,
        {
          radius: 0.0029,
          plies: 3,
          twist: 0.012,
          fuzz: pixel > 0.09 ? 70 : 260,
          fuzzLength: 0.0026,
          fuzzRadius: Math.max(0.00005, pixel * 0.0013),
        },
        random,
        random.next() * 6,
      )
    }
  }
}
