import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe } from '../scene/shapes.ts'
import { darkGlass, greenSignal, lens, lensRing, shell } from './finishes.ts'
import { dot, eye } from './parts.ts'

/** A wide camera with two lenses that look aside from one another, so that they see half a round together, on a foot for wall or ceiling. */
export const panoramaCamera = (finish: Finish, _form: number, onWall = false): Mesh[] => {
  const long = 0.088
  const [high, before] = onWall ? [0, long - 0.02] : [long, 0]
  const foot = onWall ? { lean: Math.PI / 2 } : {}
  const half = (side: number): Mesh[] =>
    placedAll(
      [
        placed(roundedBox([0.086, 0.066, 0.06], 0.014, shell(finish)), { move: [0, 0, -0.012] }),
        placed(roundedBox([0.07, 0.05, 0.004], 0.0018, darkGlass), { move: [0, 0, 0.0172] }),
        ...eye(0.0135, [side * 0.008, 0.003, 0.0188], lens, lensRing),
        ...[-1, 0, 1].map((step) => dot(0.0021, [side * 0.008 + step * 0.012, -0.0185, 0.0192], lensRing)),
      ],
      { turn: side * 0.62, move: [side * 0.038, high, before + 0.02] },
    )
  const stem = lathe(
    [
      [0, 0],
      [0.044, 0],
      [0.046, 0.003],
      [0.046, 0.01],
      [0.043, 0.013],
      [0.02, 0.016],
      [0.014, 0.022],
      [0.013, long],
    ],
    72,
    shell(finish),
  )
  return [
    ...half(-1),
    ...half(1),
    placed(roundedBox([0.176, 0.005, 0.084], 0.0022, shell(finish)), { lean: 0.06, move: [0, high + 0.036, before + 0.006] }),
    dot(0.0016, [0, high - 0.02, before + 0.041], greenSignal),
    ...placedAll(
      [stem, ...(onWall ? [] : [placed(roundedBox([0.05, 0.012, 0.05], 0.004, shell(finish)), { move: [0, 0.0068, -0.03] })])],
      foot,
    ),
  ]
}
