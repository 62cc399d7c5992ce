import type { Finish } from '../names/pictureWords.ts'
import { placed } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe, tube } from '../scene/shapes.ts'
import { darkGlass, delftSignal, greenSignal, metal, rubber, shell, slot } from './finishes.ts'
import { dot, facing, ring } from './parts.ts'

/** A flat box that keeps what cameras see: status lights, a button, its air through the side. */
export const recorder = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.3, 0.046, 0.21], 0.005, shell(finish)), { move: [0, 0.029, 0] }),
  placed(roundedBox([0.288, 0.026, 0.003], 0.0012, darkGlass), { move: [0, 0.029, 0.1045] }),
  ...[0, 1, 2, 3].map((index) => dot(0.0019, [-0.125 + index * 0.012, 0.029, 0.1062], index === 3 ? delftSignal : greenSignal)),
  ring(0.0062, 0.0075, [0.125, 0.029, 0.106], delftSignal),
  placed(roundedBox([0.014, 0.005, 0.003], 0.0008, slot), { move: [0.09, 0.029, 0.1055] }),
  ...Array.from({ length: 11 }, (_, index) =>
    placed(roundedBox([0.002, 0.02, 0.006], 0.0006, slot), { move: [0.1495, 0.031, -0.05 + index * 0.01] }),
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
        { move: [x * 0.125, 0, z * 0.08] },
      ),
    ),
  ),
]

/** A unit for a nineteen-inch rack: ears with screws, handles, air slots, lights. */
export const rackUnit = (finish: Finish): Mesh[] => {
  const front = 0.112
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
