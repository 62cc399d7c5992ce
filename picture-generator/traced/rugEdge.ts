import { scaleRgb } from '../light/colour.ts'
import { gridNoise } from '../light/noise.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { insideBy } from '../rug/outline.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { yarn } from '../weaves/RugDesign.ts'
import { caughtInWeave, fibreColour } from './fibreColour.ts'
import type { LaidRug } from './LaidRug.ts'
import type { StrandBuilder } from './Strands.ts'
import { addYarn } from './yarnStrand.ts'
import type { YarnPoint } from './yarnStrand.ts'

type Place = readonly [x: number, y: number]

/** Points around a rug, `step` cm apart, at its outline. */
const outlineOf = (design: RugDesign, step: number): Place[] => {
  const { widthCm, lengthCm, shape } = design
  const places: Place[] = []
  if (shape === 'rectangle' || shape === 'square' || shape === 'runner') {
    for (let x = 0; x < widthCm; x += step) places.push([x, 0])
    for (let y = 0; y < lengthCm; y += step) places.push([widthCm, y])
    for (let x = widthCm; x > 0; x -= step) places.push([x, lengthCm])
    for (let y = lengthCm; y > 0; y -= step) places.push([0, y])
    return places
  }
  const steps = Math.ceil(((widthCm + lengthCm) * 1.6) / step)
  for (let index = 0; index < steps; index += 1) {
    const angle = (index / steps) * Math.PI * 2
    let near = 0
    let far = 0.8
    for (let halving = 0; halving < 18; halving += 1) {
      const middle = (near + far) / 2
      if (insideBy(design, widthCm / 2 + Math.cos(angle) * widthCm * middle, lengthCm / 2 + Math.sin(angle) * lengthCm * middle) > 0)
        near = middle
      else far = middle
    }
    places.push([widthCm / 2 + Math.cos(angle) * widthCm * near, lengthCm / 2 + Math.sin(angle) * lengthCm * near])
  }
  return places
}

/** Width of the bound edge in cm; its yarn lies around it in stitches side by side. */
const bound = 0.42
const stitch = 0.2

/** Adds the bound edge: yarn sewn around the rim stitch by stitch. Sides with a fringe have none. */
export const addBoundEdge = (strands: StrandBuilder, rug: LaidRug): void => {
  const { design } = rug
  const random = seededRandom(`edge ${design.seed}`)
  const places = outlineOf(design, stitch / 10)
  const height = design.weave === 'flat' ? 0.25 : 0.36
  let path: YarnPoint[] = []
  const finish = () => {
    addYarn(strands, path, { radius: 0.00125, plies: 2, twist: 0.008, fuzz: 300, fuzzLength: 0.002, fuzzRadius: 0.00007 }, random)
    path = []
  }
  for (const [index, [x, y]] of places.entries()) {
    const fringed = design.fringeCm > 0 && (y < 0.5 || y > design.lengthCm - 0.5)
    if (fringed || !rug.seen(x, y)) {
      finish()
      continue
    }
    const [nextX, nextY] = places[(index + 1) % places.length] ?? [x, y]
    const long = Math.hypot(nextX - x, nextY - y) || 1
    const outX = (nextY - y) / long
    const outY = -(nextX - x) / long
    const turn = (index / 10) * Math.PI * 2
    const out = Math.cos(turn) * bound - bound * 0.4
    const colour = rug.fibre(design.weave === 'flat' ? yarn.deep : design.drawing(x - outX * 0.8, y - outY * 0.8), x, y)
    path.push({
      place: rug.at(
        x + outX * out,
        y + outY * out,
        height + Math.sin(turn) * (height - 0.1) + (gridNoise(index, 1, design.seed) - 0.5) * 0.012,
      ),
      colour: scaleRgb(colour, 0.95),
    })
  }
  finish()
}

const every = 0.9

/** Adds the fringe: warps knotted in bundles, with their ends combed out on the floor. */
export const addFringe = (strands: StrandBuilder, rug: LaidRug): void => {
  const { design } = rug
  if (design.fringeCm === 0) return
  const random = seededRandom(`fringe ${design.seed}`)
  const warp = fibreColour(design.yarns.warp, caughtInWeave)
  for (const side of [-1, 1]) {
    const rim = side < 0 ? 0 : design.lengthCm
    for (let x = every / 2; x < design.widthCm; x += every) {
      const sway = (random.next() - 0.5) * 0.9
      const long = design.fringeCm * (0.84 + random.next() * 0.28)
      const kink = random.next() * 6
      const tone = 0.92 + random.next() * 0.16
      if (!rug.seen(x, rim) && !rug.seen(x, rim + side * long)) continue
      const pixel = rug.pixel(x, rim)
      const ends = 4
      for (let end = 0; end < ends; end += 1) {
        const angle = (end / ends) * Math.PI * 2
        const ownX = Math.cos(angle)
        const ownLong = long * (0.93 + random.next() * 0.12)
        const stray = (random.next() - 0.5) * 0.8
        const spun = tone * (0.86 + random.next() * 0.2)
        const path: YarnPoint[] = []
        const points = 16
        for (let point = 0; point <= points; point += 1) {
          const part = point / points
          const tied = Math.exp(-(((part - 0.16) * 13) ** 2))
          const open = 0.2 + 0.1 * Math.max(0, part - 0.2) - tied * 0.02
          const along = -0.5 + part * (ownLong + 0.5)
          const down = Math.max(0, 1 - part * 4) * 0.25
          path.push({
            place: rug.at(
              x + ownX * open + sway * part * part + Math.sin(part * 6 + kink) * 0.1 * part + stray * part * part * 0.6,
              rim + side * along,
              0.12 + down + Math.max(0, Math.sin(angle)) * open * 1.1 + tied * 0.06,
            ),
            colour: scaleRgb(warp, spun),
          })
        }
        addYarn(
          strands,
          path,
          {
            radius: 0.0014,
            plies: 2,
            twist: 0.0105,
            fuzz: pixel > 0.09 ? 20 : 150,
            fuzzLength: 0.0022,
            fuzzRadius: Math.max(0.00004, pixel * 0.0012),
          },
          random,
        )
      }
      const knot: YarnPoint[] = []
      const knotAt = -0.5 + 0.16 * (long + 0.5)
      for (let point = 0; point <= 26; point += 1) {
        const turn = (point / 26) * Math.PI * 4
        knot.push({
          place: rug.at(
            x + sway * 0.03 + Math.cos(turn) * 0.29,
            rim + side * (knotAt + (point / 26 - 0.5) * 0.36),
            0.34 + Math.sin(turn) * 0.27,
          ),
          colour: scaleRgb(warp, tone),
        })
      }
      addYarn(strands, knot, { radius: 0.00095, plies: 2, twist: 0.006, fuzz: 30, fuzzLength: 0.002, fuzzRadius: 0.00006 }, random)
    }
  }
}
