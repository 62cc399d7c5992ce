import { oklch } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { joined, placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { blade, leafFinish } from './blade.ts'
import { outward, turnOf } from './stems.ts'

const rib: Finish = { colour: oklch(0.5, 0.075, 118) }

/** A leaflet is broadest near its foot and runs out to a blunt tip. */
const tapering = (part: number): number => Math.min(1, 0.55 + part * 4) * (1 - part ** 1.9) ** 0.75

/** How long a frond's leaflets are along it: short at its foot, longest below its middle, none in its tip. */
const leafletAt = (part: number): number => Math.min(1, 0.35 + part * 2.1) * Math.max(0, 1 - part) ** 0.62

/** One frond that starts at the origin and arches towards the viewer: `lift` is its slope at its foot, `droop` how much it loses to its tip, in radians. */
const frond = (length: number, lift: number, droop: number, finish: Finish, random: Random): Mesh[] => {
  const slopeAt = (part: number): number => lift - droop * part ** 1.35
  const lean = random.between(-0.12, 0.12)
  const at = (part: number): Vector => {
    const steps = 16
    let [out, high] = [0, 0]
    for (let step = 0; step < steps; step += 1) {
      const slope = slopeAt(part * ((step + 0.5) / steps))
      out += (Math.cos(slope) * length * part) / steps
      high += (Math.sin(slope) * length * part) / steps
    }
    return [lean * length * part * part, high, out]
  }
  const bare = 0.13
  const pairs = Math.round(length * 88)
  const leaflets = Array.from({ length: pairs * 2 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const part = bare + (1 - bare) * ((Math.floor(index / 2) + (side > 0 ? 0.5 : 0)) / pairs)
    const long = length * 0.172 * leafletAt((part - bare) / (1 - bare)) * random.between(0.9, 1.08) + 0.003
    const leaflet = blade(
      {
        length: long,
        width: Math.min(0.0118, long * 0.42),
        outline: tapering,
        droop: random.between(0.25, 0.75),
        fold: 0.12,
        wave: 0.05,
        across: 4,
        down: 9,
      },
      finish,
    )
    return placed(
      placed(leaflet, { roll: side * random.between(0, 0.35), turn: side * (1.32 - part * 0.45 + random.between(-0.07, 0.07)) }),
      {
        lean: -slopeAt(part),
        move: at(part),
      },
    )
  })
  return [tube(at, (part) => 0.0017 * (1 - part * 0.8), 22, 6, rib), joined(leaflets, finish)]
}

/** Boston fern: a fountain of arching fronds, their leaflets close together in two rows. */
export const fern = (random: Random): Mesh[] => {
  const count = 52
  return Array.from({ length: count }, (_, index) => {
    const inner = index / count
    const angle = turnOf(index, random)
    const finish = leafFinish(oklch(random.between(0.55, 0.64) + inner * 0.03, 0.115, random.between(128, 138)), {
      veins: 0,
      seed: index,
      gloss: 0.025,
    })
    const lift = 0.72 + inner * 0.78 + random.between(-0.06, 0.06)
    const droop = random.between(1.3, 1.95) * (1.1 - inner * 0.3)
    return placedAll(frond(random.between(0.27, 0.36) * (1 + inner * 0.08), lift, droop, finish, random), {
      turn: angle,
      move: outward(angle, 0.02 * (1 - inner), 0),
    })
  }).flat()
}
