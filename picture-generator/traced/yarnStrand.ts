import type { Rgb } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { cross, minus, plus, times, unit } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import type { StrandBuilder } from './Strands.ts'

/** A spun yarn, measures in metres. */
export interface Spun {
  readonly radius: number
  /** Number of plies that are twisted around each other; 1 is a single thread. */
  readonly plies: number
  /** Length of a full turn. */
  readonly twist: number
  /** Loose fibres a metre that stand out of the yarn. */
  readonly fuzz: number
  readonly fuzzLength: number
  readonly fuzzRadius: number
}

/** A point of a yarn's middle with its colour there; `gap` hides the yarn up to the next point. */
export interface YarnPoint {
  readonly place: Vector
  readonly colour: Rgb
}

/** Adds a yarn along points: its plies twisted around each other, and loose fibres. */
export const addYarn = (strands: StrandBuilder, path: readonly YarnPoint[], spun: Spun, random: Random, phase = 0): void => {
  if (path.length < 2) return
  const frames: { readonly aside: Vector; readonly over: Vector; readonly along: number }[] = []
  let along = 0
  for (const [index, { place }] of path.entries()) {
    const before = path[Math.max(0, index - 1)]?.place ?? place
    const after = path[Math.min(path.length - 1, index + 1)]?.place ?? place
    const ahead = unit(minus(after, before))
    const aside = unit(cross(ahead, Math.abs(ahead[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0]))
    along += index === 0 ? 0 : Math.hypot(...minus(place, before))
    frames.push({ aside, over: cross(aside, ahead), along })
  }
  const ply = spun.plies === 1 ? spun.radius : (spun.radius * 1.06) / (1 + 1 / Math.sin(Math.PI / Math.max(2, spun.plies)))
  const out = spun.plies === 1 ? 0 : spun.radius - ply
  const thick = spun.plies === 1 ? spun.radius : ply * 1.18
  for (let number = 0; number < spun.plies; number += 1) {
    const tone = 0.94 + random.next() * 0.12
    for (const [index, { place, colour }] of path.entries()) {
      const frame = frames[index] as (typeof frames)[number]
      const angle = phase + (number / spun.plies + frame.along / spun.twist) * Math.PI * 2
      const offset = plus(times(frame.aside, Math.cos(angle) * out), times(frame.over, Math.sin(angle) * out))
      strands.point(plus(place, offset), thick, scaleRgb(colour, tone))
    }
    strands.end()
  }
  const loose = Math.floor(along * spun.fuzz + random.next())
  for (let fibre = 0; fibre < loose; fibre += 1) {
    const index = Math.floor(random.next() * path.length)
    const from = path[index] as YarnPoint
    const frame = frames[index] as (typeof frames)[number]
    const angle = random.next() * Math.PI * 2
    const outward = plus(times(frame.aside, Math.cos(angle)), times(frame.over, Math.sin(angle)))
    const drift: Vector = [random.next() - 0.5, random.next() - 0.3, random.next() - 0.5]
    const long = spun.fuzzLength * (0.4 + random.next() * 0.9)
    for (let point = 0; point < 4; point += 1) {
      const part = point / 3
      const place = plus(from.place, plus(times(outward, spun.radius * 0.7 + long * part * 0.7), times(drift, long * part * part * 1.3)))
      strands.point(place, spun.fuzzRadius * (1 - part * 0.4), from.colour)
    }
    strands.end()
  }
}
