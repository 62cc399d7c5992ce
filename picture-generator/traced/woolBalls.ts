import type { Rgb } from '../light/colour.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { cross, plus, times, unit } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { fibreColour } from './fibreColour.ts'
import { createStrandBuilder } from './Strands.ts'
import type { StrandBuilder, Strands } from './Strands.ts'
import { addYarn } from './yarnStrand.ts'
import type { Spun, YarnPoint } from './yarnStrand.ts'

/** A ball of wool: its middle and radius in metres. */
export interface WoolBall {
  readonly middle: Vector
  readonly radius: number
  /** The colour it shows. */
  readonly colour: Rgb
  /** Where its loose end runs to on the table; none: it is tucked in. */
  readonly end?: readonly Vector[]
}

const thick = 0.0026
const spun: Spun = { radius: thick, plies: 3, twist: 0.016, fuzz: 420, fuzzLength: 0.0042, fuzzRadius: 0.00007 }

/** Part of the light that yarn on a ball catches: it lies closer than the tufts of a pile. */
const caughtOnBall = 0.42

/** How many times the winder turned the ball, and how often the yarn went around before it did. */
const layers = 15
const rounds = 11

/** Yarn around a ball: side by side in a band, layer over layer, every layer another way. */
const winding = ({ middle, radius }: WoolBall, albedo: Rgb, seed: string): YarnPoint[] => {
  const random = seededRandom(`winding ${seed}`)
  const path: YarnPoint[] = []
  const steps = Math.max(40, Math.round((radius * Math.PI * 2) / 0.006))
  for (let layer = 0; layer < layers; layer += 1) {
    const tilt = layer * 2.4 + random.between(-0.3, 0.3)
    const up = Math.acos(1 - (2 * (layer + 0.5)) / layers)
    const axis = unit([Math.sin(up) * Math.cos(tilt), Math.cos(up), Math.sin(up) * Math.sin(tilt)])
    const aside = unit(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    const over = cross(axis, aside)
    const raised = radius - thick * 1.6 + (layer / layers) * thick * 2.2
    const wide = (rounds * thick * 2.05) / 2 / radius
    for (let step = 0; step < rounds * steps; step += 1) {
      const angle = (step / steps) * Math.PI * 2
      const across = (step / (rounds * steps) - 0.5) * 2 * wide + Math.sin(angle * 2 + layer) * 0.012
      const out = Math.cos(across) * raised
      const place = plus(
        plus(times(aside, Math.cos(angle) * out), times(over, Math.sin(angle) * out)),
        times(axis, Math.sin(across) * raised),
      )
      path.push({ place: plus(middle, place), colour: albedo })
    }
  }
  return path
}

/** A smooth way through places, one point every few millimetres. */
const through = (places: readonly Vector[], albedo: Rgb): YarnPoint[] =>
  places.slice(0, -1).flatMap((from, index) => {
    const to = places[index + 1] ?? from
    const before = places[index - 1] ?? from
    const after = places[index + 2] ?? to
    const points = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 0.005)
    return Array.from({ length: points }, (_, point) => {
      const part = point / points
      const along = (axis: 0 | 1 | 2): number =>
        from[axis] +
        (part * (to[axis] - before[axis])) / 2 +
        part ** 2 * (before[axis] - 2.5 * from[axis] + 2 * to[axis] - after[axis] / 2) +
        part ** 3 * (1.5 * (from[axis] - to[axis]) + (after[axis] - before[axis]) / 2)
      return { place: [along(0), along(1), along(2)] as const, colour: albedo }
    })
  })

const addBall = (strands: StrandBuilder, ball: WoolBall, seed: string): void => {
  const random = seededRandom(`ball ${seed}`)
  const albedo = fibreColour(ball.colour, caughtOnBall)
  addYarn(strands, winding(ball, albedo, seed), spun, random)
  if (ball.end !== undefined) addYarn(strands, through(ball.end, albedo), spun, random)
}

/** Balls of wool as yarn. */
export const woolBalls = (balls: readonly WoolBall[], seed: string): Strands => {
  const builder = createStrandBuilder()
  for (const [index, ball] of balls.entries()) addBall(builder, ball, `${seed} ${index}`)
  return builder.strands()
}
