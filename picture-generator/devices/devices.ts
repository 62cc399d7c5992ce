import { oklch } from '../light/colour.ts'
import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { ball, lathe } from '../scene/shapes.ts'
import { darkGlass, delftSignal, greenSignal, lens, lensRing, lightRing, metal, rubber, shell, slot } from './finishes.ts'
import { flutedBar } from './lightLens.ts'
import { dot, eye, facing, grille, ring, slots, swollen } from './parts.ts'

export const hub = (finish: Finish, form: number): Mesh[] =>
  form % 2 === 0
    ? [
        placed(roundedBox([0.13, 0.13, 0.036], 0.0175, shell(finish)), { move: [0, 0.068, 0] }),
        ring(0.0236, 0.0256, [0, 0.072, 0.018], delftSignal),
        ...slots(3, 0.034, 0.0046, [0, 0.02, 0.0178], slot),
        placed(roundedBox([0.07, 0.007, 0.06], 0.003, rubber), { move: [0, 0.0035, 0] }),
      ]
    : [
        lathe([...swollen(0.066, 0.0345, -0.033, 5), [0.0642, 0.0355]], 160, shell(finish)),
        lathe(
          [
            [0.0642, 0.0353],
            [0.0642, 0.0377],
          ],
          160,
          lightRing,
        ),
        lathe([[0.0642, 0.0375], ...swollen(0.066, 0.0385, 0.035, 3.6).toReversed()], 160, shell(finish)),
        lathe(
          [
            [0, 0],
            [0.05, 0],
            [0.05, 0.003],
          ],
          48,
          rubber,
        ),
        placed(
          lathe(
            [
              [0.011, 0],
              [0.011, 0.0007],
              [0.0095, 0.001],
              [0, 0.001],
            ],
            32,
            shell(finish),
          ),
          { move: [0, 0.0734, 0] },
        ),
      ]

export const siren = (finish: Finish, form: number): Mesh[] => {
  const tall = form % 2 === 0 ? 0.19 : 0.15
  const wide = form % 2 === 0 ? 0.13 : 0.15
  const middle = tall / 2
  return [
    placed(roundedBox([wide, tall, 0.034], 0.0115, shell(finish)), { move: [0, middle, 0.008] }),
    // The joint between its cover and the plate on the wall.
    placed(roundedBox([wide - 0.008, tall - 0.008, 0.016], 0.006, slot), { move: [0, middle, -0.01] }),
    placed(roundedBox([wide - 0.002, tall - 0.002, 0.012], 0.0045, shell(finish)), { move: [0, middle, -0.019] }),
    ...flutedBar(wide - 0.034, 0.021, [0, tall - 0.034, 0.0242]),
    ...grille(Math.round((wide * 0.5) / 0.0056), 9, 0.0056, [0, tall * 0.42, 0.0249], slot),
    dot(0.0018, [0, tall * 0.14, 0.0252], greenSignal),
  ]
}

export const camera = (finish: Finish, form: number): Mesh[] => {
  const high = form % 2 === 0 ? 0.088 : 0.07
  const head: Mesh[] = [
    ball(0.037, shell(finish), 1, 64),
    facing(
      Array.from({ length: 12 }, (_, index) => {
        const angle = 0.98 - (index / 11) * 0.98
        return [Math.sin(angle) * 0.0376, Math.cos(angle) * 0.0376] as const
      }),
      [0, 0, 0],
      darkGlass,
      72,
    ),
    ...eye(0.0115, [0, 0, 0.0366], lens, lensRing),
    dot(0.0016, [0, 0.0215, 0.0305], delftSignal),
    ...[-1, 1].map((side) => dot(0.0022, [side * 0.0205, 0, 0.0312], lensRing)),
  ]
  return [
    ...placedAll(head, { lean: -0.06, move: [0, high, 0] }),
    lathe(
      [
        [0, 0],
        [0.035, 0],
        [0.0365, 0.003],
        [0.0365, 0.007],
        [0.034, 0.01],
        [0.014, 0.013],
        [0.009, 0.019],
        [0.009, high - 0.03],
      ],
      64,
      shell(finish),
    ),
    lathe(
      [
        [0.0345, 0],
        [0.0345, 0.0012],
      ],
      48,
      rubber,
    ),
  ]
}

/** One that turns after what moves: its eye in a drum between two cheeks, on a foot that turns as well. */
export const turningCamera = (finish: Finish): Mesh[] => [
  lathe(
    [
      [0, 0],
      [0.046, 0],
      [0.048, 0.004],
      [0.047, 0.018],
      [0.044, 0.022],
      [0, 0.023],
    ],
    80,
    shell(finish),
  ),
  lathe(
    [
      [0.0474, 0.0105],
      [0.0478, 0.0115],
      [0.0474, 0.0125],
    ],
    80,
    slot,
  ),
  ...[-1, 1].map((side) => placed(roundedBox([0.013, 0.086, 0.044], 0.0062, shell(finish)), { move: [side * 0.041, 0.062, 0] })),
  placed(
    lathe(
      [
        [0, -0.034],
        [0.034, -0.034],
        [0.034, 0.034],
        [0, 0.034],
      ],
      80,
      shell(finish),
    ),
    { roll: Math.PI / 2, move: [0, 0.07, 0] },
  ),
  ...placedAll(
    [
      facing(
        [
          [0.026, 0],
          [0.026, 0.004],
          [0.024, 0.0055],
          [0, 0.0056],
        ],
        [0, 0, 0.0315],
        darkGlass,
        72,
      ),
      ...eye(0.0125, [0, 0, 0.0368], lens, lensRing),
      dot(0.0015, [0, 0.019, 0.037], delftSignal),
      ...[-1, 1].map((side) => dot(0.0024, [side * 0.0185, 0, 0.037], lensRing)),
    ],
    { lean: -0.1, move: [0, 0.07, 0] },
  ),
]

export const smoke = (finish: Finish, form: number): Mesh[] => {
  const wide = form % 2 === 0 ? 0.058 : 0.046
  const parts: Mesh[] = [
    facing(
      [
        [0, -0.012],
        [wide * 0.97, -0.012],
        [wide, -0.009],
        [wide, 0.003],
        [wide * 0.97, 0.006],
      ],
      [0, 0, 0],
      shell(finish),
      96,
    ),
    facing(
      [
        [wide * 0.8, 0.004],
        [wide * 0.8, 0.012],
      ],
      [0, 0, 0],
      slot,
      72,
    ),
    facing(
      [
        [wide * 0.96, 0.0115],
        [wide * 0.975, 0.0135],
        [wide * 0.95, 0.0165],
        [wide * 0.82, 0.021],
        [wide * 0.55, 0.0245],
        [wide * 0.3, 0.0255],
        [0, 0.0258],
      ],
      [0, 0, 0],
      shell(finish),
      96,
    ),
    ...Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * Math.PI * 2
      return placed(roundedBox([0.003, 0.008, 0.009], 0.001, shell(finish)), {
        roll: angle,
        move: [-Math.sin(angle) * wide * 0.83, Math.cos(angle) * wide * 0.83, 0.0085],
      })
    }),
    ring(0.0118, 0.0124, [0, 0, 0.0254], { colour: oklch(0.72, 0.008, 85) }),
    dot(0.0017, [0, wide * 0.52, 0.0245], greenSignal),
  ]
  return placedAll(parts, { lean: -0.28, move: [0, wide * 0.97, 0] })
}

export const sensor = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.026, 0.074, 0.017], 0.0065, shell(finish)), { move: [-0.012, 0.037, 0] }),
  placed(roundedBox([0.011, 0.04, 0.013], 0.005, shell(finish)), { move: [0.0145, 0.037, -0.001] }),
  dot(0.0014, [-0.012, 0.062, 0.0087], greenSignal),
  placed(roundedBox([0.0006, 0.03, 0.0006], 0.0002, slot), { move: [-0.012, 0.03, 0.0084] }),
]

export const doorbell = (finish: Finish, form: number): Mesh[] => {
  const tall = form % 2 === 0 ? 0.135 : 0.118
  return placedAll(
    [
      placed(roundedBox([0.05, tall, 0.025], 0.0115, shell(finish)), { move: [0, tall / 2, 0] }),
      placed(roundedBox([0.042, tall * 0.5, 0.003], 0.0014, darkGlass), { move: [0, tall * 0.705, 0.0118] }),
      ...eye(0.0095, [0, tall * 0.78, 0.0132], lens, lensRing),
      facing(
        [
          [0.0155, 0],
          [0.0155, 0.0016],
          [0.014, 0.0026],
          [0, 0.003],
        ],
        [0, tall * 0.22, 0.0122],
        metal,
        56,
      ),
      ring(0.0158, 0.0175, [0, tall * 0.22, 0.0124], delftSignal),
    ],
    { lean: -0.12 },
  )
}
