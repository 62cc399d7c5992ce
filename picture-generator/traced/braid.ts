import { scaleRgb } from '../light/colour.ts'
import { gridNoise } from '../light/noise.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { insideBy } from '../rug/outline.ts'
import { braidWide } from '../weaves/kilim.ts'
import type { LaidRug } from './LaidRug.ts'
import type { StrandBuilder } from './Strands.ts'
import { addYarn } from './yarnStrand.ts'
import type { YarnPoint } from './yarnStrand.ts'

const wide = braidWide
/** Length of one crossing of a braid in cm. */
const crossing = 3.4

/** Adds braids of three strands, sewn together around the middle of the rug. */
export const addBraids = (strands: StrandBuilder, rug: LaidRug): void => {
  const { design } = rug
  const { widthCm, lengthCm, seed } = design
  const random = seededRandom(`braids ${seed}`)
  const stretch = lengthCm / widthCm
  for (let ring = 1; ring * wide < widthCm / 2 + wide; ring += 1) {
    const radius = (ring - 0.5) * wide
    const steps = Math.ceil((radius * Math.PI * 2 * stretch) / 0.22)
    const crossings = Math.max(3, Math.round((radius * Math.PI * 2) / crossing))
    for (let strand = 0; strand < 3; strand += 1) {
      for (let yarnNumber = 0; yarnNumber < 4; yarnNumber += 1) {
        const tone = 0.84 + random.next() * 0.32
        const phase = random.next() * 6
        let path: YarnPoint[] = []
        const finish = () => {
          const pixel = path.length > 0 ? rug.pixel(widthCm / 2, lengthCm) : 1
          addYarn(
            strands,
            path,
            { radius: 0.0021, plies: 2, twist: 0.014, fuzz: 60, fuzzLength: 0.0035, fuzzRadius: Math.max(0.00004, pixel * 0.0012) },
            random,
            phase,
          )
          path = []
        }
        for (let step = 0; step <= steps; step += 1) {
          const turn = (step / steps) * Math.PI * 2
          const weave = ((step / steps) * crossings + strand / 3) * Math.PI * 2
          const aside = Math.sin(weave) * wide * 0.3
          const high = 0.42 + Math.cos(weave * 2) * 0.2
          const around = (yarnNumber / 4) * Math.PI * 2 + weave * 0.5
          const out = radius + aside + Math.cos(around) * 0.2
          const x = widthCm / 2 + Math.cos(turn) * out
          const y = lengthCm / 2 + Math.sin(turn) * (out + radius * (stretch - 1))
          if (insideBy(design, x, y) < 0.2 || !rug.seen(x, y)) {
            finish()
            continue
          }
          path.push({
            place: rug.at(x, y, high + Math.sin(around) * 0.16),
            colour: scaleRgb(rug.fibre(design.drawing(x, y), 0, ring), tone * (0.94 + gridNoise(step >> 2, ring, seed) * 0.12)),
          })
        }
        finish()
      }
    }
  }
}
