import type { Finish } from '../names/pictureWords.ts'
import { placed } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe, tube } from '../scene/shapes.ts'
import { darkGlass, delftSignal, greenSignal, metal, rubber, shell, slot } from './finishes.ts'
import { dot, facing, ring } from './parts.ts'
import type { Vector } from '../scene/vector.ts'

interface RecorderForm {
  /** Each has a light of its own. */
  readonly cameras: number
  /** Disks that slide in from the front. */
  readonly bays: number
  readonly size: Vector
}

/** A tray with a disk in it: a plate with a grip. */
const diskBay = (finish: Finish, x: number, y: number, high: number, front: number): Mesh[] => [
  placed(roundedBox([0.062, high, 0.006], 0.0016, shell(finish)), { move: [x, y, front] }),
  placed(roundedBox([0.042, 0.0045, 0.003], 0.001, slot), { move: [x, y + high * 0.24, front + 0.0024] }),
  dot(0.0013, [x + 0.025, y - high * 0.28, front + 0.003], greenSignal),
]

/** A box that keeps what cameras see: a light a camera, trays for its disks, a button, its air through the side. */
const recorderOf =
  ({ cameras, bays, size: [wide, high, deep] }: RecorderForm) =>
  (finish: Finish): Mesh[] => {
    const middle = high / 2 + 0.006
    const front = deep / 2
    const rows = Math.ceil(cameras / 8)
    const columns = cameras / rows
    return [
      placed(roundedBox([wide, high, deep], 0.005, shell(finish)), { move: [0, middle, 0] }),
      placed(roundedBox([wide - 0.012, high - 0.02, 0.003], 0.0012, darkGlass), { move: [0, middle, front - 0.0005] }),
      ...Array.from({ length: cameras }, (_, index) =>
        dot(
          0.0019,
          [-wide / 2 + 0.02 + (index % columns) * 0.0105, middle + ((rows - 1) / 2 - Math.floor(index / columns)) * 0.013, front + 0.0012],
          greenSignal,
        ),
      ),
      ...Array.from({ length: bays }, (_, index) =>
        diskBay(finish, wide / 2 - 0.075 - (bays - 1 - index) * 0.066, middle, high - 0.026, front + 0.001),
      ).flat(),
      ring(0.0062, 0.0075, [wide / 2 - 0.024, middle, front + 0.001], delftSignal),
      ...(bays > 0 ? [] : [placed(roundedBox([0.014, 0.005, 0.003], 0.0008, slot), { move: [wide / 2 - 0.06, middle, front + 0.0005] })]),
      ...Array.from({ length: 11 }, (_, index) =>
        placed(roundedBox([0.002, high - 0.026, 0.006], 0.0006, slot), { move: [wide / 2 - 0.0005, middle + 0.002, -0.05 + index * 0.01] }),
      ),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          placed(
            lathe(
              [
                [0, 0],
                [0.01, 0],
                [0.01, 0.007],
              ],
              24,
              rubber,
            ),
            { move: [x * (wide / 2 - 0.025), 0, z * (front - 0.025)] },
          ),
        ),
      ),
    ]
  }

export const recorder = recorderOf({ cameras: 4, bays: 0, size: [0.3, 0.046, 0.21] })
export const recorder8 = recorderOf({ cameras: 8, bays: 2, size: [0.32, 0.062, 0.22] })
export const recorder16 = recorderOf({ cameras: 16, bays: 4, size: [0.4, 0.086, 0.24] })

/** How far the back of the ears of a unit for a rack lies before its middle, in metres: there it is screwed to the rails. */
export const rackFront = 0.1095

/** A unit for a nineteen-inch rack: ears with screws, handles, air slots, lights. */
export const rackUnit = (finish: Finish): Mesh[] => {
  const front = rackFront + 0.0025
  const high = 0.088
  return [
    placed(roundedBox([0.436, high - 0.004, 0.22], 0.002, shell(finish)), { move: [0, high / 2, 0] }),
    placed(roundedBox([0.482, high, 0.005], 0.0015, shell(finish)), { move: [0, high / 2, front] }),
    ...[-1, 1].flatMap((side) => [
      ...[0.016, high - 0.016].map((y) =>
        facing(
          [
            [0.0062, 0],
            [0.0062, 0.0012],
            [0.005, 0.0022],
            [0, 0.0024],
          ],
          [side * 0.2325, y, front + 0.0025],
          metal,
          32,
        ),
      ),
      tube(
        (part) => [side * 0.208, high / 2 + (part - 0.5) * 0.058, front + 0.003 + Math.sin(part * Math.PI) ** 0.45 * 0.026],
        () => 0.0036,
        24,
        12,
        metal,
      ),
    ]),
    ...Array.from({ length: 3 }, (_, row) =>
      Array.from({ length: 14 }, (_, column) =>
        placed(roundedBox([0.0075, 0.003, 0.002], 0.0008, slot), { move: [-0.06 + column * 0.0115, 0.03 + row * 0.014, front + 0.0022] }),
      ),
    ).flat(),
    placed(roundedBox([0.062, 0.026, 0.003], 0.0012, darkGlass), { move: [-0.142, high / 2 + 0.008, front + 0.002] }),
    placed(roundedBox([0.04, 0.0022, 0.002], 0.0007, delftSignal), { move: [-0.142, high / 2 + 0.008, front + 0.0032] }),
    ...[0, 1, 2].map((index) => dot(0.0021, [-0.164 + index * 0.013, 0.024, front + 0.0025], index === 2 ? delftSignal : greenSignal)),
    ring(0.007, 0.0085, [0.148, high / 2, front + 0.0025], delftSignal),
  ]
}
