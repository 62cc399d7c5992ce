import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe, tube } from '../scene/shapes.ts'
import { darkGlass, delftSignal, greenSignal, lightRing, metal, rubber, shell, slot } from './finishes.ts'
import { dot, facing, ring, slots, swollen } from './parts.ts'

/** An aerial on a hinge, upright or leaning aside by `lean` radians. */
const aerial = (x: number, y: number, z: number, tall: number, lean: number): Mesh[] => [
  placed(roundedBox([0.014, 0.014, 0.014], 0.004, rubber), { move: [x, y, z] }),
  placed(
    tube(
      (part) => [Math.sin(lean) * tall * part, Math.cos(lean) * tall * part, 0],
      (part) => 0.0054 - part * 0.0012,
      10,
      16,
      rubber,
    ),
    { move: [x, y, z] },
  ),
]

/** A lying box with a front of glass behind which its state glows, and two aerials: the hub for a large house. */
export const hubPlus = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.19, 0.044, 0.12], 0.011, shell(finish)), { move: [0, 0.026, 0] }),
  placed(roundedBox([0.178, 0.03, 0.004], 0.0016, darkGlass), { move: [0, 0.026, 0.0595] }),
  ...[0, 1, 2, 3].map((index) => dot(0.0018, [-0.072 + index * 0.0125, 0.026, 0.0614], index === 0 ? delftSignal : greenSignal)),
  ring(0.0062, 0.0078, [0.07, 0.026, 0.0616], delftSignal),
  ...Array.from({ length: 9 }, (_, index) =>
    placed(roundedBox([0.0024, 0.002, 0.07], 0.0006, slot), { move: [-0.032 + index * 0.008, 0.0475, 0] }),
  ),
  ...[-1, 1].flatMap((side) => aerial(side * 0.082, 0.04, -0.055, 0.125, side * 0.2)),
  placed(roundedBox([0.15, 0.005, 0.09], 0.002, rubber), { move: [0, 0.0025, 0] }),
]

/** An upright one with a handle: a mobile network and a battery, so it goes along. */
export const hubMobile = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.105, 0.15, 0.062], 0.026, shell(finish)), { move: [0, 0.079, 0] }),
  tube(
    (part) => [Math.cos(Math.PI * (1 - part)) * 0.036, 0.15 + Math.sin(Math.PI * part) * 0.042, 0],
    () => 0.0062,
    32,
    18,
    shell(finish),
  ),
  // Strength of the network, one bar higher than the other.
  ...[0, 1, 2, 3].map((index) =>
    placed(roundedBox([0.006, 0.008 + index * 0.006, 0.002], 0.0009, delftSignal), {
      move: [-0.015 + index * 0.01, 0.1 + index * 0.003, 0.0312],
    }),
  ),
  ...slots(5, 0.05, 0.0062, [0, 0.042, 0.0308], slot),
  placed(roundedBox([0.07, 0.006, 0.045], 0.0025, rubber), { move: [0, 0.003, 0] }),
]

/** A pebble with a light around its foot, no larger than a hand. */
export const hubMini = (finish: Finish): Mesh[] => [
  lathe(
    Array.from({ length: 61 }, (_, index) => {
      const angle = -0.78 + (index / 60) * (Math.PI / 2 + 0.78)
      return [Math.max(0, Math.cos(angle)) ** 0.75 * 0.048, 0.0205 + Math.sin(angle) * 0.0185] as const
    }),
    160,
    shell(finish),
  ),
  // Under its rim a second light that only the table sees, so that a glow lies around the foot.
  lathe(
    [
      [0.0352, 0.0058],
      [0.0372, 0.0075],
    ],
    120,
    { colour: [0.02, 0.02, 0.02], glow: [0.55, 1.5, 2.9] },
  ),
  lathe(
    [
      [0.0352, 0.0022],
      [0.0352, 0.0058],
    ],
    160,
    lightRing,
  ),
  lathe(
    [
      [0.033, 0],
      [0.0346, 0.0006],
      [0.035, 0.0014],
      [0.0352, 0.0022],
    ],
    120,
    shell(finish),
  ),
  lathe([[0.0068, 0.0386], [0.0068, 0.0393], ...swollen(0.0064, 0.0392, 0.0007, 3).toReversed()], 64, shell(finish)),
]

/** A tapering tower with a light at its top, ringed as a lighthouse's, that is seen from the whole room. */
export const hubBeacon = (finish: Finish): Mesh[] => [
  lathe(
    [
      [0, 0.004],
      [0.05, 0.004],
      [0.0514, 0.0052],
      [0.052, 0.0075],
      [0.0516, 0.0115],
      [0.0363, 0.1466],
      [0.0359, 0.149],
      [0.0352, 0.1502],
      [0.034, 0.1506],
      [0.0325, 0.1507],
    ],
    160,
    shell(finish),
  ),
  lathe(
    Array.from({ length: 61 }, (_, index) => {
      const part = index / 60
      return [0.0328 + 0.0007 * Math.abs(Math.sin(part * Math.PI * 6)), 0.1502 + part * 0.0275] as const
    }),
    160,
    { colour: [0.75, 0.82, 0.9], gloss: 0.06, roughness: 0.12, glow: [0.13, 0.29, 0.52] },
  ),
  lathe(
    [[0.0315, 0.1774], [0.0342, 0.1775], [0.0349, 0.1781], [0.0352, 0.1792], ...swollen(0.0352, 0.1795, 0.0165, 2.5).toReversed()],
    160,
    shell(finish),
  ),
  ...[0, 1, 2].map((row) =>
    lathe(
      [
        [0.0492 - row * 0.0016, 0.028 + row * 0.013],
        [0.0494 - row * 0.0016, 0.0295 + row * 0.013],
        [0.0489 - row * 0.0016, 0.031 + row * 0.013],
      ],
      160,
      slot,
    ),
  ),
  lathe(
    [
      [0, 0],
      [0.046, 0],
      [0.046, 0.004],
    ],
    96,
    rubber,
  ),
]

/** A steel cabinet with a lock: the hub of a shop or an office. */
export const hubPanel = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.24, 0.3, 0.06], 0.004, shell(finish)), { move: [0, 0.15, 0] }),
  placed(roundedBox([0.226, 0.286, 0.006], 0.002, shell(finish)), { move: [0, 0.15, 0.031] }),
  ...[0.07, 0.23].map((y) => placed(roundedBox([0.008, 0.034, 0.01], 0.003, metal), { move: [-0.117, y, 0.03] })),
  facing(
    [
      [0.0105, 0],
      [0.0105, 0.003],
      [0.009, 0.0044],
      [0, 0.0046],
    ],
    [0.09, 0.15, 0.034],
    metal,
    48,
  ),
  placed(roundedBox([0.0022, 0.009, 0.001], 0.0004, slot), { move: [0.09, 0.15, 0.0388] }),
  placed(roundedBox([0.09, 0.034, 0.003], 0.0012, darkGlass), { move: [-0.02, 0.245, 0.0345] }),
  ...[0, 1, 2, 3, 4].map((index) => dot(0.0022, [-0.052 + index * 0.016, 0.245, 0.0364], index < 4 ? greenSignal : delftSignal)),
  ...slots(6, 0.12, 0.0075, [-0.005, 0.05, 0.034], slot),
]

/** A block for a socket with its two pins below it and two aerials: it carries the signal further. */
export const repeater = (finish: Finish): Mesh[] => [
  ...placedAll(
    [
      placed(roundedBox([0.062, 0.1, 0.034], 0.011, shell(finish)), { move: [0, 0.05, 0] }),
      ...[0, 1, 2].map((index) => dot(0.0019, [-0.009 + index * 0.009, 0.075, 0.0174], index === 2 ? delftSignal : greenSignal)),
      ring(0.0085, 0.0098, [0, 0.036, 0.0171], { colour: [0.5, 0.5, 0.49] }),
      ...aerial(-0.035, 0.06, 0, 0.085, -0.28),
      ...aerial(0.035, 0.06, 0, 0.085, 0.28),
      ...slots(3, 0.02, 0.004, [0, 0.014, 0.0168], slot),
    ],
    { move: [0, 0.004, 0] },
  ),
  // The plug behind it, with its two pins.
  placed(
    facing(
      [
        [0.0185, 0],
        [0.0185, 0.022],
      ],
      [0, 0.055, -0.038],
      shell(finish),
      48,
    ),
    {},
  ),
  ...[-1, 1].map((side) =>
    tube(
      (part) => [side * 0.0095, 0.055, -0.038 - part * 0.019],
      () => 0.0024,
      4,
      14,
      metal,
    ),
  ),
]
