import type { Finish } from '../names/pictureWords.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { darkGlass, lens, lensRing, shell } from './finishes.ts'
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
