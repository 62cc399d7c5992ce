import { oklch } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { joined, placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { blade, leafFinish, pointed } from './blade.ts'
import { outward, turnOf } from './stems.ts'

/** Parlour palm: arching fronds from one centre, their leaflets in two rows. */
export const palm = (random: Random): Mesh[] => {
  const rib: Finish = { colour: oklch(0.55, 0.09, 125), gloss: 0.02 }
  const fronds = 17
  return Array.from({ length: fronds }, (_, frond) => {
    const inner = frond / fronds
    const length = random.between(0.46, 0.58) * (0.85 + inner * 0.35)
    const lift = 1.05 + inner * 0.45
    const droop = random.between(0.85, 1.35) * (1.15 - inner * 0.5)
    const finish = leafFinish(oklch(random.between(0.45, 0.54), 0.1, random.between(132, 142)), {
      veins: 0,
      lines: 7,
      seed: frond,
      gloss: 0.03,
      cells: 0.0021,
      under: oklch(0.6, 0.085, 128),
    })
    const slopeAt = (part: number): number => lift - droop * part * part
    const at = (part: number): Vector => {
      const steps = 14
      let out = 0
      let high = 0
      for (let step = 0; step < steps; step += 1) {
        const slope = slopeAt(part * ((step + 0.5) / steps))
        out += (Math.cos(slope) * length * part) / steps
        high += (Math.sin(slope) * length * part) / steps
      }
      return [0, high, out]
    }
    const leaflets: Mesh[] = []
    const pairs = 17
    for (let pair = 0; pair <= pairs; pair += 1) {
      const part = 0.3 + (pair / pairs) * 0.7
      const long = 0.15 * Math.sin(Math.PI * (0.2 + (pair / pairs) * 0.66)) + 0.02
      for (const side of [-1, 1]) {
        const leaflet = blade(
          { length: long, width: 0.019, outline: pointed, droop: random.between(0.4, 0.8), fold: 0.26, across: 28, down: 18 },
          finish,
        )
        leaflets.push(placed(placed(leaflet, { turn: side * (1.05 - (pair / pairs) * 0.6) }), { lean: -slopeAt(part), move: at(part) }))
      }
    }
    const angle = turnOf(frond, random)
    return placedAll([tube(at, (part) => 0.0034 * (1 - part * 0.75), 14, 6, rib), joined(leaflets, finish)], {
      turn: angle,
      move: outward(angle, 0.014, 0),
    })
  }).flat()
}
