import { scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise } from '../light/noise.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { insideBy } from '../rug/outline.ts'
import type { LaidRug } from './LaidRug.ts'
import type { StrandBuilder } from './Strands.ts'
import { addYarn } from './yarnStrand.ts'
import type { YarnPoint } from './yarnStrand.ts'

/** Distance of the wefts and of the warps in cm. */
const weft = 0.3
const warp = 0.56

/** Adds a flat weave: wefts beaten close together run over and under warps that they cover, every second row the other way. */
export const addFlatWeave = (strands: StrandBuilder, rug: LaidRug): void => {
  const { design, bounds } = rug
  const random = seededRandom(`flat weave ${design.seed}`)
  const step = warp / 6
  const coarse = design.material === 'jute' || design.material === 'linnen' ? 1.5 : 1
  for (let row = Math.floor(bounds.top / weft); row * weft < bounds.bottom; row += 1) {
    let path: YarnPoint[] = []
    const phase = random.next() * 6
    const finish = () => {
      const pixel = path.length > 0 ? rug.pixel(bounds.left, row * weft) : 1
      addYarn(
        strands,
        path,
        {
          radius: weft * 0.01 * 0.62,
          plies: 2,
          twist: 0.011,
          fuzz: pixel > 0.09 ? 60 : 220,
          fuzzLength: 0.0022 * coarse,
          fuzzRadius: Math.max(0.00004, pixel * 0.0013),
        },
        random,
        phase,
      )
      path = []
    }
    for (let x = bounds.left; x < bounds.right; x += step) {
      const middle = (row + 0.5) * weft
      const y = middle + layeredNoise(x / 9, row / 7, design.seed + 3, 2) * weft * 0.35
      if (insideBy(design, x, y) < 0.1 || !rug.seen(x, y)) {
        finish()
        continue
      }
      const over = Math.cos((x / warp + (row & 1) + (gridNoise(0, row, design.seed) - 0.5) * 0.3) * Math.PI)
      const beaten = (gridNoise(Math.round(x / warp), row, design.seed + 9) - 0.5) * 0.05
      const number = design.drawing(x, middle)
      path.push({
        place: rug.at(x, y + beaten, 0.3 + over * 0.11),
        colour: scaleRgb(rug.fibre(number, 0, row * weft), 0.93 + gridNoise(Math.round(x * 2), row, design.seed + 21) * 0.14),
      })
    }
    finish()
  }
}
