import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe, sheet, tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { boucle, cloth, upholstery, wood } from './cloth.ts'

const creased =
  (seed: number, depth: number) =>
  (x: number, y: number, z: number): number =>
    layeredNoise(x * 5 + seed, (y + z) * 5, seed, 2) * depth

/** A soft block: a seat or back cushion. */
export const cushion = (size: Vector, finish: Finish, seed: number, bulge = 0.035): Mesh =>
  roundedBox(size, Math.min(0.055, size[1] * 0.42, size[2] * 0.42), finish, bulge, creased(seed, 0.007))

/** How square the line of a welt is: 1 an ellipse, 0 a rectangle. */
const weltRound = 0.08

/**
 * A lying part of a sofa: filled, so that it folds, and sewn along a welt around its upper and its lower face.
 * @param size width, thickness and depth in metres
 */
const upholstered = (size: Vector, finish: Finish, seed: number, bulge: number): Mesh[] => {
  const [width, thick, deep] = size
  const radius = Math.min(0.055, thick * 0.42)
  const folded = creased(seed, 0.022)
  // The welt holds the edges straight.
  const held = (place: number, side: number): number => Math.max(0, 1 - (place / (side / 2)) ** 4)
  // Halfway along a rounded edge.
  const sewn = radius * (1 - Math.SQRT1_2)
  const line = (part: number, side: number): number => Math.sign(part) * Math.abs(part) ** weltRound * (side / 2 - sewn)
  const welt = (up: number): Mesh =>
    tube(
      (part) => [line(Math.cos(part * Math.PI * 2), width), up * (thick / 2 - sewn), line(Math.sin(part * Math.PI * 2), deep)],
      () => 0.0055,
      120,
      8,
      finish,
    )
  return [roundedBox(size, radius, finish, bulge, (x, y, z) => folded(x, y, z) * held(x, width) * held(z, deep)), welt(1), welt(-1)]
}

/** A scatter cushion that leans back; filled like a pillow. */
export const pillow = (size: number, finish: Finish, seed: number): Mesh => sheetPillow(size, size * 0.38, finish, seed)

const sheetPillow = (size: number, thick: number, finish: Finish, seed: number, tall = size): Mesh => {
  const face = (side: number): Mesh =>
    sheet(
      (u, v) => {
        const s = u * 2 - 1
        const t = v * 2 - 1
        const full = ((1 - s * s) * (1 - t * t)) ** 0.54
        const pull = 1 - 0.1 * (1 - Math.abs(s)) * Math.abs(t) - 0.1 * (1 - Math.abs(t)) * Math.abs(s)
        const crease = layeredNoise(s * 2.2 + seed, t * 2.2, seed, 2) * 0.016 * full
        return [s * size * 0.5 * pull, -t * tall * 0.5 * pull, side * (thick * 0.5 * full + crease)]
      },
      22,
      22,
      finish,
    )
  const front = face(1)
  const back = face(-1)
  const points = front.positions.length / 3
  return {
    ...front,
    positions: Float32Array.from([...front.positions, ...back.positions]),
    normals: Float32Array.from([...front.normals, ...back.normals]),
    uvs: Float32Array.from([...front.uvs, ...back.uvs].map((value) => value * size)),
    triangles: Uint32Array.from([...front.triangles, ...[...back.triangles].map((index) => index + points)]),
  }
}

const leg = (x: number, z: number, tall: number, finish: Finish, splay = 0): Mesh =>
  tube(
    (part) => [x + splay * (1 - part) * Math.sign(x), part * tall, z + splay * (1 - part) * Math.sign(z)],
    (part) => 0.012 + part * 0.007,
    4,
    12,
    finish,
  )

/** A sofa 2.2 m wide, its back against z = 0, its front towards the viewer. */
export const sofa = (colour: Rgb, width = 2.2, seats = 2): Mesh[] => {
  const stuff = upholstery(colour)
  const legs = wood(oklch(0.45, 0.05, 60))
  const arm = 0.17
  const inner = width - arm * 2
  const each = inner / seats
  const meshes: Mesh[] = [
    placed(roundedBox([width, 0.2, 0.9], 0.04, stuff), { move: [0, 0.25, 0.47] }),
    ...placedAll(upholstered([width - 0.04, 0.2, 0.5], stuff, 3, 0.015), { move: [0, 0.56, 0.12], lean: Math.PI / 2 - 0.08 }),
    ...[-1, 1].flatMap((side) =>
      placedAll(upholstered([0.46, arm, 0.88], stuff, 5 + side, 0.015), {
        move: [(side * (width - arm)) / 2, 0.38, 0.47],
        roll: Math.PI / 2,
      }),
    ),
    ...[-1, 1].flatMap((side) => [0.12, 0.82].map((z) => leg(side * (width / 2 - 0.12), z, 0.16, legs))),
  ]
  for (let seat = 0; seat < seats; seat += 1) {
    const x = (seat - (seats - 1) / 2) * each
    meshes.push(
      ...placedAll(upholstered([each - 0.008, 0.17, 0.72], stuff, 11 + seat, 0.04), { move: [x, 0.425, 0.55] }),
      ...placedAll(upholstered([each - 0.02, 0.17, 0.43], stuff, 21 + seat, 0.055), { move: [x, 0.7, 0.3], lean: Math.PI / 2 - 0.2 }),
    )
  }
  return meshes
}

/** How a throw lies over a seat of a sofa, from behind its back to below the front of it; as distance from the back, and height. */
const overSeat = smoothProfile([
  [0.16, 0.74],
  [0.19, 0.9],
  [0.265, 0.955],
  [0.36, 0.92],
  [0.43, 0.8],
  [0.47, 0.66],
  [0.51, 0.585],
  [0.6, 0.563],
  [0.75, 0.572],
  [0.87, 0.55],
  [0.925, 0.49],
  [0.945, 0.4],
  [0.945, 0.3],
  [0.94, 0.2],
])

/** A knitted throw over a seat of a sofa, in folds that run with it. */
export const sofaThrow = (x: number, colour: Rgb, width = 0.46): Mesh => {
  const long = 1.5
  const steps = overSeat.length - 1
  const lying = sheet(
    (u, v) => {
      const at = Math.min(steps - 1, Math.floor(v * steps))
      const part = v * steps - at
      const [z, y] = overSeat[at] ?? [0, 0]
      const [nextZ, nextY] = overSeat[at + 1] ?? [0, 0]
      // It hangs looser where nothing is below it.
      const loose = 0.35 + 0.65 * Math.max(0, v - 0.7) * 3.3
      const fold = (0.5 + 0.5 * Math.sin(u * 19 + layeredNoise(u * 2, v * 2.5, 3, 2) * 5)) * 0.034 * loose
      const lift = 0.008 + fold + 0.012 * layeredNoise(u * 4, v * 7, 6, 2)
      return [
        x + (u - 0.5) * width * (1 - 0.12 * Math.sin(v * 5)) + 0.07 * (v - 0.4) + 0.02 * layeredNoise(v * 4, u, 2, 2),
        y + (nextY - y) * part + lift * (v < 0.86 ? 1 : 0.2),
        z + (nextZ - z) * part + lift * (v > 0.6 ? 1 : 0.5),
      ]
    },
    64,
    120,
    upholstery(colour, 0.006),
  )
  return { ...lying, uvs: lying.uvs.map((value, index) => value * (index % 2 === 0 ? width : long)) }
}

/** A low armchair of curly wool on wooden legs, facing the viewer. */
export const armchair = (colour: Rgb): Mesh[] => {
  const wool = boucle(colour)
  const legs = wood(oklch(0.48, 0.055, 60))
  const shellPart: Mesh = sheet(
    (u, v) => {
      const angle = Math.PI * (-0.12 + u * 1.24)
      const thick = Math.sin(v * Math.PI * 2) * 0.07
      const high = 0.5 + Math.cos(v * Math.PI * 2) * (0.2 + 0.1 * Math.sin(u * Math.PI)) + 0.1 * Math.sin(u * Math.PI)
      const reach = 0.37 + thick
      return [-Math.cos(angle) * reach, high, -Math.sin(angle) * reach * 0.95]
    },
    40,
    20,
    wool,
  )
  const end = (side: number): Mesh => placed(roundedBox([0.14, 0.4, 0.12], 0.058, wool), { move: [side * 0.345, 0.5, 0.14] })
  return [
    shellPart,
    end(-1),
    end(1),
    placed(roundedBox([0.74, 0.14, 0.72], 0.06, wool), { move: [0, 0.32, 0.02] }),
    placed(cushion([0.58, 0.16, 0.6], wool, 5, 0.04), { move: [0, 0.43, 0.1] }),
    ...[-1, 1].flatMap((side) => [leg(side * 0.26, 0.3, 0.27, legs, 0.05), leg(side * 0.24, -0.26, 0.27, legs, 0.05)]),
  ]
}

/** A round table: top and three legs or a column. */
export const roundTable = (radius: number, tall: number, colour: Rgb, column = false): Mesh[] => {
  const stuff = wood(colour)
  const top = lathe(
    [
      [0, tall - 0.028],
      [radius - 0.02, tall - 0.028],
      [radius - 0.004, tall - 0.02],
      [radius, tall - 0.012],
      [radius - 0.003, tall - 0.003],
      [radius - 0.01, tall],
      [radius - 0.01, tall],
      [0, tall],
    ],
    64,
    stuff,
  )
  if (column)
    return [
      top,
      lathe(
        [
          [0, 0],
          [radius * 0.62, 0],
          [radius * 0.6, 0.015],
          [radius * 0.2, 0.05],
          [radius * 0.14, 0.12],
          [radius * 0.14, tall - 0.06],
          [radius * 0.3, tall - 0.028],
        ],
        40,
        stuff,
      ),
    ]
  const legs = [0, 1, 2].map((index) => {
    const angle = index * 2.094 + 0.5
    return leg(Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7, tall - 0.028, stuff, 0.04)
  })
  return [top, ...legs]
}

/** A round pouf. */
export const pouf = (radius: number, tall: number, colour: Rgb): Mesh =>
  lathe(
    [
      [0, 0],
      [radius * 0.86, 0],
      [radius * 0.97, tall * 0.12],
      [radius * 1.02, tall * 0.45],
      [radius * 0.98, tall * 0.82],
      [radius * 0.88, tall * 0.97],
      [radius * 0.6, tall * 1.02],
      [0, tall],
    ],
    56,
    boucle(colour),
  )

/** A bed with linen, its head against z = 0, the foot towards the viewer. */
export const bed = (linen: Rgb, cover: Rgb, width = 1.6): Mesh[] => {
  const frame = wood(oklch(0.6, 0.06, 66))
  const sheetCloth = cloth(linen, 600, 0.05)
  const blanket = upholstery(cover, 0.006)
  /** The duvet over the bed: `around` from one hanging edge (-1) to the other (1), `z` from the head; `above` what lies on it. */
  const draped = (around: number, z: number, above: number): Vector => {
    const side = Math.sign(around)
    const half = width / 2 + 0.03
    const over = Math.max(0, Math.abs(around) - 0.74) / 0.26
    const fold = 0.014 * Math.sin(z * 15 + side) + 0.008 * Math.sin(z * 31 + 1)
    const crease = layeredNoise(around * 2.6, z * 2.4, 5, 3) * 0.05 + layeredNoise(around * 7, z * 6, 8, 2) * 0.012
    return [
      side * (Math.min(half, (Math.abs(around) / 0.74) * half) + over * (0.02 + fold) + (over > 0 ? above : 0)),
      0.535 + above - over * (0.3 + fold) + (1 - over) * (crease + 0.035 * (1 - around * around)),
      z,
    ]
  }
  const duvet = sheet((u, v) => draped(u * 2 - 1, 0.55 + v * 1.5, 0), 96, 90, sheetCloth)
  const throwOver = sheet(
    (u, v) => draped((u * 2 - 1) * 0.97, 1.38 + v * 0.56 + layeredNoise(u * 3, 1, 4, 2) * 0.05, 0.014),
    96,
    40,
    blanket,
  )
  const head = cloth(oklch(0.72, 0.035, 70), 300, 0.12)
  return [
    placed(roundedBox([width + 0.08, 0.16, 2.08], 0.02, frame), { move: [0, 0.22, 1.04] }),
    placed(cushion([width, 0.24, 2.02], sheetCloth, 3, 0.02), { move: [0, 0.4, 1.03] }),
    placed(cushion([width + 0.14, 0.72, 0.1], head, 4, 0.02), { move: [0, 0.66, 0] }),
    duvet,
    throwOver,
    ...[-0.4, 0.4].map((x, index) =>
      placed(sheetPillow(0.68, 0.2, sheetCloth, 31 + index, 0.46), { move: [x, 0.68, 0.25], lean: -0.7, roll: index * 0.05 - 0.02 }),
    ),
    ...[-1, 1].flatMap((side) => [0.06, 2].map((z) => leg(side * (width / 2 - 0.02), z, 0.16, frame))),
  ]
}

/** A wooden bench with a mattress and a bolster at each end, its back against z = 0. */
export const daybed = (colour: Rgb, frame: Rgb, width = 1.95): Mesh[] => {
  const stuff = upholstery(colour)
  const oak = wood(frame)
  const bolster = lathe(
    [
      [0, 0],
      [0.088, 0],
      [0.1, 0.012],
      [0.105, 0.04],
      [0.105, 0.37],
      [0.105, 0.7],
      [0.1, 0.728],
      [0.088, 0.74],
      [0, 0.74],
    ],
    40,
    stuff,
  )
  return [
    placed(roundedBox([width, 0.07, 0.86], 0.008, oak), { move: [0, 0.235, 0.45] }),
    ...placedAll(upholstered([width - 0.02, 0.15, 0.84], stuff, 7, 0.03), { move: [0, 0.335, 0.45] }),
    ...[-1, 1].map((side) => placed(bolster, { move: [side * (width / 2 - 0.13), 0.51, 0.08], lean: Math.PI / 2 })),
    ...[-1, 1].flatMap((side) => [0.1, 0.8].map((z) => leg(side * (width / 2 - 0.1), z, 0.21, oak))),
  ]
}

/** A long table on four legs, its longest side along x. */
export const diningTable = (long: number, deep: number, tall: number, colour: Rgb): Mesh[] => [
  placed(roundedBox([long, 0.03, deep], 0.006, wood(colour)), { move: [0, tall - 0.015, 0] }),
  ...[-1, 1].flatMap((x) => [-1, 1].map((z) => leg(x * (long / 2 - 0.09), z * (deep / 2 - 0.08), tall - 0.03, wood(colour), 0.03))),
]

/** A wooden chair with a padded seat and a curved back, facing the viewer. */
export const diningChair = (seat: Rgb, frame: Rgb): Mesh[] => {
  const stuff = wood(frame)
  const high = 0.46
  const rest: Mesh = sheet(
    (u, v) => {
      const angle = (u - 0.5) * 1.5
      const inside = Math.sin(v * Math.PI * 2) * 0.009
      return [Math.sin(angle) * (0.32 + inside), 0.73 - Math.cos(v * Math.PI * 2) * 0.075, 0.07 - Math.cos(angle) * (0.32 + inside)]
    },
    28,
    16,
    stuff,
  )
  const post = (side: number): Mesh =>
    tube(
      (part) => [side * (0.19 - part * 0.012), part * 0.76, -0.19 - Math.max(0, part - 0.58) * 0.1],
      () => 0.015,
      10,
      12,
      stuff,
    )
  return [
    placed(cushion([0.43, 0.05, 0.42], cloth(seat), 9, 0.012), { move: [0, high, 0.01] }),
    placed(roundedBox([0.41, 0.03, 0.4], 0.006, stuff), { move: [0, high - 0.03, 0.01] }),
    rest,
    ...[-1, 1].flatMap((side) => [post(side), leg(side * 0.18, 0.17, high - 0.04, stuff, 0.03)]),
  ]
}
