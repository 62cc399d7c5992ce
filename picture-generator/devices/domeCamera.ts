import type { Finish } from '../names/pictureWords.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { ball } from '../scene/shapes.ts'
import { darkGlass, lens, lensRing, metal, shell } from './finishes.ts'
import { dot, eye, facing } from './parts.ts'

/** A camera under a half globe of dark glass, for a ceiling or wall. */
export const domeCamera = (finish: Finish, form: number): Mesh[] => {
  const wide = 0.058
  const glass = 0.041
  const high = form % 2 === 0 ? 0.9 : 1
  const parts: Mesh[] = [
    facing(
      [
        [0, -0.03],
        [wide * 0.98, -0.03],
        [wide, -0.026],
        [wide, -0.006],
        [wide * 0.97, 0.003],
        [wide * 0.88, 0.009],
        [glass * 1.12, 0.012],
        [glass * 1.03, 0.01],
        [glass, 0.004],
      ],
      [0, 0, 0],
      shell(finish),
      96,
    ),
    facing(
      Array.from({ length: 15 }, (_, index) => {
        const angle = (index / 14) * (Math.PI / 2)
        return [Math.cos(angle) * glass, 0.006 + Math.sin(angle) * glass * high] as const
      }),
      [0, 0, 0],
      { ...darkGlass, colour: [0.014, 0.014, 0.016], gloss: 0.05, roughness: 0.1 },
      96,
    ),
    ...placedAll([...eye(0.0125, [0, 0, glass * high * 0.985], lens, lensRing)], { lean: 0.22, move: [0, 0, 0.006] }),
    ...[-1, 1].flatMap((side) =>
      [0.55, 0.85].map((turn) => dot(0.0017, [side * Math.sin(turn) * 0.05, -Math.cos(turn) * 0.05, 0.0098], lensRing)),
    ),
  ]
  return placedAll(parts, { lean: -0.42, move: [0, wide * 0.98, 0] })
}

/** The larger one: a broad plate, a steel ring, and a ball that turns behind a high globe, eight lights around its lens. */
export const largeDomeCamera = (finish: Finish): Mesh[] => {
  const wide = 0.082
  const glass = 0.046
  const eyeAt = 0.034
  const parts: Mesh[] = [
    facing(
      [
        [0, -0.022],
        [wide * 0.99, -0.022],
        [wide, -0.019],
        [wide, -0.008],
        [wide * 0.98, -0.004],
        [glass * 1.34, 0.006],
        [glass * 1.22, 0.02],
        [glass * 1.12, 0.022],
      ],
      [0, 0, 0],
      shell(finish),
      96,
    ),
    facing(
      [
        [glass * 1.16, 0.0205],
        [glass * 1.15, 0.0245],
        [glass * 1.04, 0.026],
        [glass, 0.022],
      ],
      [0, 0, 0],
      metal,
      96,
    ),
    facing(
      [
        [glass, 0.022],
        [glass * 0.98, 0.019],
        [0, 0.017],
      ],
      [0, 0, 0],
      darkGlass,
      72,
    ),
    ...placedAll(
      [
        ball(0.035, shell(finish), 1, 64),
        ...eye(0.0145, [0, 0, eyeAt], lens, lensRing),
        ...Array.from({ length: 8 }, (_, index) =>
          dot(0.0024, [Math.cos((index / 8) * Math.PI * 2) * 0.0235, Math.sin((index / 8) * Math.PI * 2) * 0.0235, 0.0262], lensRing),
        ),
      ],
      { lean: 0.2, move: [0, 0, 0.022] },
    ),
  ]
  return placedAll(parts, { lean: -0.42, move: [0, wide * 0.98, 0] })
}
