import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish as Surface, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { ball, lathe, tube } from '../scene/shapes.ts'
import { darkGlass, delftSignal, lens, lensRing, metal, shell } from './finishes.ts'
import { dot, eye, facing } from './parts.ts'

/** Height in metres of the ball on a foot. */
export const ballHeight = 0.085

/** A round plate with a bent arm that ends in a ball. */
const swivelFoot = (finish: Finish): Mesh[] => [
  placed(
    lathe(
      [
        [0, 0],
        [0.038, 0],
        [0.04, 0.003],
        [0.04, 0.011],
        [0.037, 0.014],
        [0.016, 0.015],
        [0, 0.015],
      ],
      64,
      shell(finish),
    ),
    {},
  ),
  tube(
    (part) => [0, 0.012 + part * 0.085, -0.012 * Math.sin(part * Math.PI)],
    (part) => 0.0105 - part * 0.0015,
    14,
    24,
    shell(finish),
  ),
  placed(ball(0.015, shell(finish), 1, 32), { move: [0, ballHeight, 0] }),
]

/** A housing on its foot: on a table the foot stands, on a wall its plate lies against it and its arm reaches out. */
const onFoot = (
  finish: Finish,
  housing: readonly Mesh[],
  stand: { lean: number; turn: number; height: number },
  onWall: boolean,
): Mesh[] => {
  const { lean, turn, height } = stand
  return onWall
    ? [
        ...placedAll(housing, { lean, turn, move: [0, height - ballHeight, ballHeight + 0.02] }),
        ...placedAll(swivelFoot(finish), { lean: Math.PI / 2 }),
      ]
    : [...placedAll(housing, { lean, turn, move: [0, height, 0.02] }), ...swivelFoot(finish)]
}

export const outdoorCamera = (finish: Finish, form: number, onWall = false): Mesh[] => {
  const body = 0.034
  const barrel: Mesh[] = [
    facing(
      [
        [0, -0.075],
        [body * 0.8, -0.075],
        [body * 0.96, -0.069],
        [body, -0.058],
        [body, 0.055],
        [body * 0.98, 0.06],
        [body * 0.93, 0.06],
      ],
      [0, 0, 0],
      shell(finish),
      80,
    ),
    facing(
      [
        [body * 0.93, 0.06],
        [body * 0.93, 0.054],
        [body * 0.93, 0.054],
        [0, 0.055],
      ],
      [0, 0, 0],
      darkGlass,
      72,
    ),
    ...eye(0.0115, [0, 0, 0.0552], lens, lensRing),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      dot(0.0026, [Math.cos(index * 1.047 + 0.52) * 0.0215, Math.sin(index * 1.047 + 0.52) * 0.0215, 0.0552], lensRing),
    ),
    placed(roundedBox([0.064, 0.004, 0.14], 0.0018, shell(finish)), { move: [0, body + 0.0045, 0.008] }),
    placed(roundedBox([0.02, 0.007, 0.06], 0.003, shell(finish)), { move: [0, body, -0.01] }),
  ]
  return onFoot(finish, barrel, { lean: 0.16, turn: form % 2 === 0 ? 0.15 : -0.1, height: 0.115 }, onWall)
}

/** The one that looks far: a square housing, a lens twice as large in a steel barrel, a lamp for the night on each side of it. */
export const teleCamera = (finish: Finish, _form: number, onWall = false): Mesh[] => {
  const front = 0.085
  const housing: Mesh[] = [
    placed(roundedBox([0.104, 0.072, 0.16], 0.012, shell(finish)), { move: [0, 0, 0.005] }),
    placed(roundedBox([0.094, 0.062, 0.004], 0.0015, darkGlass), { move: [0, 0, front] }),
    facing(
      [
        [0.0255, 0],
        [0.0255, 0.012],
        [0.0225, 0.0135],
        [0.021, 0.006],
      ],
      [0, 0, front],
      metal,
      80,
    ),
    ...eye(0.0185, [0, 0, front + 0.0035], lens, lensRing),
    ...[-1, 1].flatMap((side) => eye(0.0072, [side * 0.0365, 0, front + 0.002], metal, lensRing)),
    placed(roundedBox([0.116, 0.004, 0.19], 0.0018, shell(finish)), { move: [0, 0.041, 0.02] }),
    placed(roundedBox([0.06, 0.008, 0.1], 0.003, shell(finish)), { move: [0, 0.037, 0] }),
  ]
  return onFoot(finish, housing, { lean: 0.12, turn: 0.1, height: 0.128 }, onWall)
}

/** Light of a lamp that is off: a yellow chip. */
const chip: Surface = { colour: [0.5, 0.38, 0.16], gloss: 0.04, roughness: 0.3 }

/** A small lamp: a chip at the bottom of a polished cup. */
const cupLamp = (x: number, y: number, z: number): Mesh[] => [
  facing(
    [
      [0.0054, -0.001],
      [0.0054, 0.0007],
      [0.0054, 0.0007],
      [0.0049, 0.001],
      [0.0049, 0.001],
      [0.0018, 0.0001],
      [0, 0.0001],
    ],
    [x, y, z],
    metal,
    48,
  ),
  dot(0.0015, [x, y, z], chip),
]

/** The one for the night: a short square body, its large lens between two rows of lamps behind dark glass. */
export const nightCamera = (finish: Finish, _form: number, onWall = false): Mesh[] => {
  const front = 0.05
  const lamp = (x: number): Mesh[] => [-1, 0, 1].flatMap((row) => cupLamp(x, row * 0.0168, front + 0.001))
  const housing: Mesh[] = [
    placed(roundedBox([0.13, 0.07, 0.1], 0.014, shell(finish)), { move: [0, 0, 0] }),
    placed(roundedBox([0.112, 0.054, 0.004], 0.0018, darkGlass), { move: [0, 0, front - 0.001] }),
    ...eye(0.0165, [0, 0, front + 0.0014], lens, lensRing),
    ...lamp(-0.043),
    ...lamp(0.043),
    dot(0.0012, [0.0235, 0.0195, front + 0.0012], delftSignal),
    placed(roundedBox([0.112, 0.0032, 0.1], 0.0015, shell(finish)), { move: [0, 0.036, 0.014] }),
  ]
  return onFoot(finish, housing, { lean: 0.14, turn: 0.1, height: 0.125 }, onWall)
}
