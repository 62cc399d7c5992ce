import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { joined, placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { ball, tube } from '../scene/shapes.ts'
import { cross, minus, plus, times, unit } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { blade } from './blade.ts'
import { outward, turnOf } from './stems.ts'

const bark: Finish = {
  colour: ({ x, y, z }) =>
    scaleRgb(
      mixRgb(oklch(0.56, 0.022, 80), oklch(0.62, 0.035, 110), Math.max(0, Math.min(1, (y - 0.5) * 3))),
      1 + layeredNoise(x * 220 + z * 150, y * 45, 3, 3) * 0.24,
    ),
}

/** Narrow, broadest in its middle, with a short point. */
const lance = (part: number): number => Math.sin(Math.PI * part ** 0.92) ** 0.8

/** Leaves of this year and the year before, leathery green above; all are silver below. */
const leafFinishes = (
  [
    [0.47, 0.075, 132],
    [0.52, 0.08, 127],
    [0.59, 0.085, 122],
  ] as const
).map(([light, chroma, hue]): Finish => {
  const green = oklch(light, chroma, hue)
  const pale = oklch(0.76, 0.05, 120)
  return {
    colour: ({ u }) => mixRgb(green, pale, Math.max(0, 1 - Math.abs(u - 0.5) / 0.07) * 0.42),
    gloss: 0.035,
    roughness: 0.42,
    through: 0.3,
    tint: [1, 1.05, 0.7],
    cells: 0.0016,
    under: oklch(0.78, 0.022, 128),
  }
})

/** From unripe to ripe. */
const oliveFinishes = (
  [
    [0.62, 0.1, 120],
    [0.5, 0.085, 118],
    [0.31, 0.05, 340],
  ] as const
).map(([light, chroma, hue]): Finish => ({
  colour: ({ u, v }) => scaleRgb(oklch(light, chroma, hue), 1 + layeredNoise(u * 26, v * 13, 5, 2) * 0.12),
  gloss: 0.035,
  roughness: 0.3,
}))

/** A fruit on its stalk, which hangs from a place. */
const oliveFruit = (place: Vector, random: Random): Mesh[] => {
  const long = random.between(0.008, 0.014)
  const size = random.between(0.0064, 0.0082)
  const aside = random.between(-0.004, 0.004)
  return [
    tube(
      (part) => plus(place, [aside * part, -long * part, aside * part * 0.5]),
      () => 0.0005,
      4,
      6,
      { colour: oklch(0.55, 0.06, 118) },
    ),
    placed(ball(size, random.pick(oliveFinishes as [Finish, ...Finish[]]), 1.36, 28), {
      roll: random.between(-0.3, 0.3),
      move: plus(place, [aside, -long - size * 1.3, aside * 0.5]),
    }),
  ]
}

/** A line that leaves `from` in a direction, bends up or down by `rise` and wanders a little. */
const growth = (from: Vector, towards: Vector, long: number, rise: number, random: Random) => {
  const [waver, start] = [random.between(0.02, 0.06) * long, random.between(0, 6)]
  const aside = unit(cross(towards, [0.2, 0.9, 0.3]))
  return (part: number): Vector =>
    plus(
      plus(from, times(towards, long * part)),
      plus(times(aside, waver * (Math.sin(part * 5 + start) - Math.sin(start)) * part), [0, rise * long * part * part, 0]),
    )
}

type Path = (part: number) => Vector

/** It runs out to a point, so that no end looks sawn off. */
const wood = (path: Path, thick: number, until: number): Mesh =>
  tube(
    path,
    (part) => (thick + (until - thick) * part ** 0.8) * Math.sqrt(Math.max(0, 1 - Math.max(0, (part - 0.97) / 0.03) ** 2)) + 0.00005,
    18,
    8,
    bark,
  )

const ahead = (path: Path, part: number): Vector => unit(minus(path(Math.min(1, part + 0.02)), path(Math.max(0, part - 0.02))))

/** Leaves in pairs along a twig, each pair turned a quarter from the one before, a last one at its end. */
const leavesAlong = (path: Path, long: number, random: Random): (readonly [kind: number, Mesh])[] => {
  const pairs = Math.max(3, Math.round(long / 0.0145))
  return Array.from({ length: pairs * 2 + 1 }, (_, index) => {
    const isLast = index === pairs * 2
    const part = isLast ? 0.995 : 0.1 + 0.88 * (Math.floor(index / 2) / pairs)
    const direction = ahead(path, part)
    const flat = unit(cross(direction, [0.13, 0.97, 0.21]))
    const over = cross(flat, direction)
    const turn = (index % 2) * Math.PI + (Math.floor(index / 2) % 2) * (Math.PI / 2) + random.between(-0.35, 0.35)
    const out = plus(times(flat, Math.cos(turn)), times(over, Math.sin(turn)))
    const open = isLast ? 0 : random.between(0.6, 1.05) * (1 - part * 0.35)
    const points = unit(plus(times(direction, Math.cos(open)), times(out, Math.sin(open))))
    const size = random.between(0.046, 0.068) * (1 - 0.25 * part)
    const leaf = blade(
      {
        length: size,
        width: size * random.between(0.2, 0.25),
        outline: lance,
        droop: random.between(-0.1, 0.5),
        fold: 0.22,
        across: 6,
        down: 14,
      },
      bark,
    )
    return [
      random.integer(leafFinishes.length),
      placed(leaf, {
        roll: random.between(-0.6, 0.6),
        lean: -Math.asin(Math.max(-1, Math.min(1, points[1]))),
        turn: Math.atan2(points[0], points[2]),
        move: path(part),
      }),
    ] as const
  })
}

/** Olive tree on a stem: limbs fork into twigs, leaves sit on the twigs in pairs, olives hang below them. */
export const olive = (random: Random): Mesh[] => {
  const trunk = growth([0, 0, 0], unit([0.04, 1, 0.01]), 0.53, 0, random)
  const woods: Mesh[] = [tube(trunk, (part) => 0.0165 * (1 - part * 0.5) + 0.005 * Math.max(0, 1 - part * 9) ** 2, 28, 14, bark)]
  const leaves: (readonly [kind: number, Mesh])[] = []
  const fruits: Mesh[] = []
  const limbs = 24
  for (let index = 0; index < limbs; index += 1) {
    const inner = index / (limbs - 1)
    const angle = turnOf(index, random)
    const slope = 0.3 + inner * 1.12 + random.between(-0.12, 0.12)
    const towards = unit(outward(angle, Math.cos(slope), Math.sin(slope)))
    const from = trunk(0.8 + 0.19 * inner)
    const long = random.between(0.25, 0.335) * (1 - 0.12 * inner)
    const limb = growth(from, towards, long, random.between(0.05, 0.32), random)
    woods.push(wood(limb, 0.0058, 0.0011))
    leaves.push(...leavesAlong((part) => limb(0.35 + part * 0.65), long * 0.65, random))
    const forks = 8
    for (let fork = 0; fork < forks; fork += 1) {
      const part = 0.22 + 0.68 * (fork / (forks - 1))
      const direction = ahead(limb, part)
      const aside = unit(cross(direction, [random.between(-0.5, 0.5), 1, random.between(-0.5, 0.5)]))
      const out = unit(
        plus(direction, plus(times(aside, (fork % 2 === 0 ? 1 : -1) * random.between(0.7, 1.1)), [0, random.between(-0.1, 0.45), 0])),
      )
      const reach = random.between(0.1, 0.155) * (1.1 - part * 0.4)
      const twig = growth(limb(part), out, reach, random.between(-0.25, 0.15), random)
      woods.push(wood(twig, 0.0022, 0.0007))
      leaves.push(...leavesAlong(twig, reach, random))
      if (fork > 2 && random.chance(0.8)) fruits.push(...oliveFruit(twig(random.between(0.3, 0.75)), random))
    }
  }
  const dressed = leafFinishes.map((finish, kind) =>
    joined(
      leaves.filter(([own]) => own === kind).map(([, leaf]) => leaf),
      finish,
    ),
  )
  return [...woods, ...dressed, ...fruits]
}
