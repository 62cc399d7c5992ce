import { oklch } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import { plus } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { palmateLeaf } from './palmateLeaf.ts'

/** Five lobes, the middle one longest, with rounded bays between them. */
const rim = [
  [0, 1.02],
  [0.07, 0.93],
  [0.26, 0.66],
  [0.48, 0.53],
  [0.72, 0.62],
  [0.92, 0.78],
  [1.02, 0.76],
  [1.2, 0.58],
  [1.5, 0.46],
  [1.85, 0.52],
  [2.08, 0.55],
  [2.4, 0.44],
  [2.85, 0.33],
  [Math.PI, 0.1],
] as const

const radius = 0.128
const middle = 0.145

/** The wall and the soil of its pot, a little wider than they are: no leaf may cut through them. */
const cutsPot = ({ positions }: Mesh): boolean => {
  for (let at = 0; at < positions.length; at += 3) {
    const away = Math.hypot(positions[at] ?? 0, positions[at + 2] ?? 0)
    const high = positions[at + 1] ?? 0
    if (away > 0.066 && away < 0.088 && high < 0.017) return true
    if (away <= 0.066 && high < 0.001) return true
  }
  return false
}

/** Where a leaf sits and how: `facing` is the way its upper side looks around the pot, `hang` how far its tip hangs, `spin` how far it swings aside, in radians. */
interface Seat {
  readonly from: Vector
  readonly place: Vector
  readonly size: number
  readonly facing: number
  readonly hang: number
  readonly spin: number
}

/** Ivy led along a ring of steel that stands in the pot and faces the viewer; some shoots hang over the rim. */
export const ivy = (random: Random): Mesh[] => {
  const steel: Finish = { colour: oklch(0.36, 0.006, 80), gloss: 0.08, roughness: 0.35 }
  const bark: Finish = { colour: oklch(0.46, 0.045, 85) }
  const green: Finish = { colour: oklch(0.52, 0.075, 122) }
  const onRing = (part: number, out = 0): Vector => {
    const angle = part * Math.PI * 2 - Math.PI / 2
    return [Math.cos(angle) * (radius + out), middle + Math.sin(angle) * (radius + out), 0]
  }
  const led = [0, 0.33, 0.67].map((phase) =>
    tube(
      (part) => {
        const turn = (part * 8 + phase) * Math.PI * 2
        const [x, y] = onRing(0.02 + part * 0.96, Math.sin(turn) * 0.006)
        return [x, y, Math.cos(turn) * 0.006]
      },
      () => 0.0017,
      140,
      7,
      bark,
    ),
  )
  const stalk = (from: Vector, until: Vector): Mesh =>
    tube(
      (part) => [
        from[0] + (until[0] - from[0]) * part,
        from[1] + (until[1] - from[1]) * part ** 0.7,
        from[2] + (until[2] - from[2]) * part,
      ],
      () => 0.0007,
      5,
      6,
      green,
    )
  /** A leaf on its stalk; one that keeps cutting through the pot is left out. */
  const leafAt = ({ from, place, size, facing, hang, spin }: Seat, index: number): Mesh[] => {
    const isYoung = random.chance(0.16)
    const colour = isYoung
      ? oklch(random.between(0.53, 0.6), 0.098, random.between(126, 132))
      : oklch(random.between(0.37, 0.48), 0.075, random.between(136, 147))
    for (let tries = 0; tries < 6; tries += 1) {
      const flat = palmateLeaf(
        {
          size: size * (isYoung ? 0.72 : 1),
          rim,
          veins: [0.95, 2.05],
          droop: random.between(0.02, 0.38),
          fold: random.between(0.05, 0.4),
          wave: random.between(0.02, 0.06),
          pucker: 0.05,
          veined: 0.34,
          gloss: 0.04,
        },
        colour,
        index,
      )
      const hung = placed(placed(flat, { roll: random.between(-0.5, 0.5), lean: hang + random.between(-0.45, 0.45) }), {
        roll: spin + random.between(-0.5, 0.5),
      })
      const leaf = placed(hung, { turn: facing + random.between(-0.75, 0.75), move: place })
      if (!cutsPot(leaf)) return [stalk(from, place), leaf]
    }
    return []
  }
  const onSteel = Array.from({ length: 150 }, (_, index) => {
    const part = 0.03 + (index / 150) * 0.94
    const from = onRing(part)
    const angle = part * Math.PI * 2 - Math.PI / 2
    const out = random.between(-0.016, 0.022)
    const [x, y] = onRing(part, out)
    // The way out of the ring, from straight down.
    const outwards = Math.atan2(Math.sin(angle + Math.PI / 2), Math.cos(angle + Math.PI / 2))
    const behind = random.chance(0.22)
    return leafAt(
      {
        from,
        place: [x, y, (behind ? -1 : 1) * random.between(0.004, 0.022)],
        size: random.between(0.024, 0.043),
        facing: behind ? Math.PI : 0,
        hang: random.between(0.65, 1.45),
        spin: (behind ? -1 : 1) * outwards * random.between(0.1, 0.6),
      },
      index,
    )
  }).flat()
  const inPot = Array.from({ length: 40 }, (_, index) => {
    const angle = index * 2.39996
    const reach = 0.058 * Math.sqrt((index + 1) / 40)
    const place: Vector = [Math.sin(angle) * reach, random.between(0.014, 0.034), Math.cos(angle) * reach]
    return leafAt(
      {
        from: [place[0] * 0.6, 0, place[2] * 0.6],
        place,
        size: random.between(0.024, 0.036),
        facing: angle,
        hang: random.between(0.1, 0.6),
        spin: 0,
      },
      index,
    )
  }).flat()
  const overRim = [-1.15, -0.5, 0.35, 0.95, 1.9, 3.4, 4.6].flatMap((angle, number) => {
    const long = random.between(0.72, 1)
    const path = (part: number): Vector => {
      const way = part * long
      const reach = 0.028 + 0.076 * Math.sin((Math.min(1, way / 0.55) * Math.PI) / 2) - 0.02 * Math.max(0, way - 0.55)
      const drift = angle + Math.sin(way * 5 + number) * 0.09
      return [Math.sin(drift) * reach, 0.004 + 0.27 * way * (0.62 - way), Math.cos(drift) * reach]
    }
    const count = Math.round(15 * long)
    return [
      tube(path, (part) => 0.0014 - part * 0.0007, 40, 6, green),
      ...Array.from({ length: count }, (_, index) => {
        const part = 0.12 + (index / (count - 1)) * 0.88
        const aside = index % 2 === 0 ? 1 : -1
        const from = path(part)
        const swing = aside * random.between(0.003, 0.012)
        const place = plus(from, [
          Math.cos(angle) * swing + Math.sin(angle) * 0.005,
          0.004,
          -Math.sin(angle) * swing + Math.cos(angle) * 0.005,
        ])
        return leafAt(
          {
            from,
            place,
            size: random.between(0.026, 0.037) * (1.1 - part * 0.45),
            facing: angle,
            hang: Math.min(1.35, 0.15 + part * 1.7),
            spin: aside * random.between(0.1, 0.7),
          },
          number * 20 + index,
        )
      }).flat(),
    ]
  })
  return [
    tube(
      (part) => onRing(part),
      () => 0.0024,
      96,
      8,
      steel,
    ),
    ...led,
    ...onSteel,
    ...inPot,
    ...overRim,
  ]
}
