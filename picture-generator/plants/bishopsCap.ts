import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { joined, placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { ball, lathe, normalAt, sheet, tube } from '../scene/shapes.ts'
import type { Form } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { cross, plus, times, unit } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { blade } from './blade.ts'

const ribs = 5

/** The ridge of a rib from the middle of the crown, which lies a little deeper, down into the soil. */
const ridge = smoothProfile([
  [0, 0.084],
  [0.007, 0.0855],
  [0.017, 0.0875],
  [0.029, 0.0865],
  [0.04, 0.0785],
  [0.0475, 0.066],
  [0.0515, 0.05],
  [0.052, 0.034],
  [0.0492, 0.019],
  [0.0435, 0.007],
  [0.034, -0.002],
  [0.022, -0.009],
])

const ridgeAt = (part: number): readonly [reach: number, height: number] => {
  const place = part * (ridge.length - 1)
  const before = ridge[Math.min(ridge.length - 2, Math.floor(place))] ?? [0, 0]
  const after = ridge[Math.min(ridge.length - 1, Math.floor(place) + 1)] ?? before
  const between = place - Math.floor(Math.min(place, ridge.length - 2))
  return [before[0] + (after[0] - before[0]) * between, before[1] + (after[1] - before[1]) * between]
}

/** How far a place around the body is from the nearest rib, 0 on it, 1 between two. */
const fromRib = (turn: number): number => Math.abs(((((turn * ribs + 0.5) % 1) + 1) % 1) - 0.5) * 2

/** The body: between two ribs it lies nearer to a point in its middle, less so at the crown. */
const body: Form = (u, v) => {
  const [reach, height] = ridgeAt(v)
  const away = fromRib(u)
  const valley = 1 - Math.hypot(1 - away, 0.09)
  const deep = 0.4 * Math.min(1, v / 0.3) ** 0.8 * Math.max(0, valley) ** 1.35
  const swollen = 1 + 0.012 * layeredNoise(Math.cos(u * 6.283) * 2 + 5, v * 4 + Math.sin(u * 6.283) * 2, 8, 2)
  const near = (1 - deep) * swollen
  const middle = 0.034
  return [
    Math.cos(u * Math.PI * 2) * reach * near,
    middle + (height - middle) * (1 - deep * 0.7),
    -Math.sin(u * Math.PI * 2) * reach * near,
  ]
}

const skin: Finish = {
  colour: ({ u, v, x, z }) => {
    const green = mixRgb(oklch(0.53, 0.04, 146), oklch(0.44, 0.045, 150), fromRib(u))
    // Old skin above the soil is corky.
    const cork = Math.max(0, Math.min(1, (v - 0.8) / 0.16 + layeredNoise(u * 40, v * 9, 3, 2) * 0.3))
    return scaleRgb(mixRgb(green, oklch(0.58, 0.04, 75), cork * 0.75), 1 + layeredNoise(x * 300, z * 300, 4, 2) * 0.06)
  },
  gloss: 0.012,
  roughness: 0.6,
}

/** Woolly flecks in rows that slant down from each rib to the valley beside it: tufts of short hair, most of them near the rib. */
const flecks = (random: Random): Mesh => {
  const wool: Finish = { colour: oklch(0.8, 0.018, 118) }
  const rows = 46
  const tufts: Mesh[] = []
  for (let rib = 0; rib < ribs * 2; rib += 1) {
    for (let row = 0; row < rows; row += 1) {
      const along = 0.03 + (row / rows) * 0.86
      const [reach] = ridgeAt(along)
      const count = Math.round((reach / 0.052) * 15)
      for (let tuft = 0; tuft < count; tuft += 1) {
        const away = (tuft + random.between(0.15, 0.85)) / count
        if (random.next() > (0.95 - away * 0.45) * (0.7 + layeredNoise(rib * 7 + away * 3, row * 0.4, 11, 2))) continue
        const u = (Math.floor(rib / 2) + (rib % 2 === 0 ? away : -away) * 0.47) / ribs
        const v = along + away * 0.035 + random.between(-0.0035, 0.0035)
        const up = normalAt(body, u, v)
        const aside = unit(cross(up, [0.3, 0.1, 0.9]))
        const over = cross(up, aside)
        const place = body(u, v)
        const size = random.between(0.0003, 0.00058) * (1 - away * 0.25)
        for (let hair = 0; hair < 9; hair += 1) {
          const angle = random.between(0, Math.PI * 2)
          const flat = plus(times(aside, Math.cos(angle)), times(over, Math.sin(angle)))
          const towards = unit(plus(times(up, random.between(0.25, 0.9)), flat))
          const long = size * random.between(0.8, 1.5)
          tufts.push(
            tube(
              (part): Vector => plus(place, times(towards, part * long)),
              (part) => 0.00015 * (1 - part * 0.75),
              1,
              3,
              wool,
            ),
          )
        }
      }
    }
  }
  return joined(tufts, wool)
}

/** Areoles in a row on every rib, cushions of felt that stand closer towards the crown. */
const areoles = (random: Random): Mesh => {
  const felt: Finish = { colour: oklch(0.85, 0.022, 88) }
  const rows = 17
  return joined(
    Array.from({ length: ribs * rows }, (_, index) => {
      const v = 0.035 + 0.84 * (Math.floor(index / ribs) / rows) ** 1.25
      const u = (index % ribs) / ribs
      const place = body(u, v)
      const up = normalAt(body, u, v)
      const size = 0.00165 * (1 - v * 0.35)
      const hairs = Array.from({ length: 60 }, () => {
        const towards = unit(plus(up, [random.between(-0.9, 0.9), random.between(-0.9, 0.9), random.between(-0.9, 0.9)]))
        const long = size * random.between(0.85, 1.35)
        return tube(
          (part): Vector => plus(place, times(towards, part * long)),
          (part) => 0.00011 * (1 - part * 0.8),
          2,
          3,
          felt,
        )
      })
      return [placed(ball(size * 0.9, felt, 0.6, 12), { move: place }), ...hairs]
    }).flat(),
    felt,
  )
}

const petalAt = (part: number): number => Math.min(1, 0.28 + part * 1.15) * Math.max(0, 1 - part ** 3.4) ** 0.72

/** A flower as it stands on the crown: silky yellow petals in three rings around a brush of stamens. */
const flower = (random: Random): Mesh[] => {
  const rings = [
    { count: 11, length: 0.024, lean: -0.62 },
    { count: 10, length: 0.0225, lean: -0.88 },
    { count: 8, length: 0.018, lean: -1.18 },
  ] as const
  const yellow = oklch(0.935, 0.115, 104)
  const silk: Finish = {
    colour: ({ u, v }) =>
      scaleRgb(mixRgb(yellow, oklch(0.82, 0.14, 82), Math.max(0, 1 - v * 2.6)), 1 + Math.sin(u * 70) * 0.025 - 0.05 * Math.abs(u - 0.5)),
    gloss: 0.02,
    roughness: 0.45,
    through: 0.45,
    tint: [1, 1, 0.75],
  }
  const pollen: Finish = { colour: oklch(0.83, 0.15, 88) }
  const petals = rings.flatMap(({ count, length, lean }, ring) =>
    Array.from({ length: count }, (_, index) =>
      placed(
        blade(
          { length: length * random.between(0.93, 1.06), width: 0.0108, outline: petalAt, droop: 0.75, fold: 0.18, across: 8, down: 18 },
          silk,
        ),
        { roll: random.between(-0.12, 0.12), lean: lean + random.between(-0.08, 0.08), turn: ((index + ring * 0.4) / count) * Math.PI * 2 },
      ),
    ),
  )
  const stamens = Array.from({ length: 70 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const out = Math.sqrt(random.next()) * 0.0052
    const tip: Vector = [Math.sin(angle) * out, 0.0075 + random.between(-0.001, 0.0015) - out * 0.2, Math.cos(angle) * out]
    return [
      tube(
        (part): Vector => [tip[0] * part, tip[1] * part, tip[2] * part],
        () => 0.00016,
        3,
        4,
        pollen,
      ),
      placed(ball(0.00048, pollen, 1, 8), { move: tip }),
    ]
  }).flat()
  const cup = lathe(
    [
      [0.0045, -0.008],
      [0.0052, -0.002],
      [0.0035, 0.0015],
      [0, 0.002],
    ],
    24,
    { colour: oklch(0.66, 0.09, 105) },
  )
  return [...petals, cup, joined(stamens, pollen)]
}

/** Pale grit around it, which keeps its foot dry. */
const grit = (random: Random): Mesh => {
  const stone: Finish = {
    colour: ({ x, z }) =>
      scaleRgb(
        mixRgb(oklch(0.76, 0.015, 80), oklch(0.6, 0.05, 55), Math.max(0, layeredNoise(x * 330, z * 330, 9, 1)) * 0.9),
        1 + layeredNoise(x * 420, z * 420, 6, 1) * 0.38,
      ),
  }
  return joined(
    Array.from({ length: 2200 }, () => {
      const reach = Math.sqrt(random.between(0.22, 1)) * 0.053
      const angle = random.between(0, Math.PI * 2)
      return placed(ball(random.between(0.0006, 0.0016), stone, 0.6, 8), {
        roll: random.between(-0.9, 0.9),
        turn: random.between(0, 3),
        move: [Math.sin(angle) * reach, 0.004 - reach * 0.03, Math.cos(angle) * reach],
      })
    }),
    stone,
  )
}

/** Bishop's cap: five blunt ribs, a star from above, grey with fine white tufts, areoles without spines, one flower. */
export const bishopsCap = (random: Random): Mesh[] => [
  sheet(body, 240, 90, skin),
  flecks(random),
  areoles(random),
  grit(random),
  ...placedAll(flower(random), { lean: 0.14, move: [0.002, 0.083, 0.003], scale: 1.3 }),
]
