import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { barrel } from './finishes.ts'

/**
 * A round part with its axis towards the viewer: `profile` is [radius, distance forward] from the outside at the back to the middle in
 * front.
 */
export const facing = (profile: readonly (readonly [number, number])[], place: Vector, finish: Finish, segments = 64): Mesh =>
  placed(lathe(profile, segments, finish), { lean: Math.PI / 2, move: place })

/** A profile from the middle of a cap, at `high` from its rim, to that rim; `square` is 2 for a round one and more for a flat one. */
export const swollen = (radius: number, rim: number, high: number, square: number): (readonly [number, number])[] =>
  Array.from({ length: 41 }, (_, index) => {
    const angle = (1 - index / 40) * (Math.PI / 2)
    return [Math.max(0, Math.cos(angle)) ** (2 / square) * radius, rim + Math.sin(angle) ** (2 / square) * high] as const
  })

/** A flat ring that faces the viewer. */
export const ring = (inner: number, outer: number, place: Vector, finish: Finish): Mesh =>
  facing(
    [
      [outer, 0],
      [outer, 0.0006],
      [outer, 0.0006],
      [inner, 0.0006],
      [inner, 0.0006],
      [inner, 0],
    ],
    place,
    finish,
  )

/** A flat disc that faces the viewer. */
export const dot = (radius: number, place: Vector, finish: Finish): Mesh =>
  facing(
    [
      [radius, -0.002],
      [radius, 0.0005],
      [radius * 0.92, 0.0009],
      [0, 0.0009],
    ],
    place,
    finish,
    32,
  )

/** A lens in its barrel: a ring, black steps inwards, and the front glass deep between them. */
export const eye = (radius: number, place: Vector, glass: Finish, rim: Finish): Mesh[] => {
  const inRadii = (profile: readonly (readonly [number, number])[]) =>
    profile.map(([out, forward]) => [out * radius, forward * radius] as const)
  return [
    facing(
      inRadii([
        [1.35, -0.05],
        [1.35, 0.3],
        [1.31, 0.37],
        [1.2, 0.42],
        [1.06, 0.4],
        [1, 0.34],
      ]),
      place,
      rim,
    ),
    facing(
      inRadii([
        [1, 0.34],
        [0.98, 0.24],
        [0.98, 0.24],
        [0.87, 0.24],
        [0.87, 0.24],
        [0.85, 0.16],
        [0.85, 0.16],
        [0.75, 0.16],
        [0.75, 0.16],
        [0.73, 0.09],
        [0.73, 0.09],
        [0.6, 0.09],
      ]),
      place,
      barrel,
    ),
    facing(
      inRadii(
        Array.from({ length: 13 }, (_, index) => {
          const angle = (index / 12) * (Math.PI / 2)
          return [Math.cos(angle) * 0.66, 0.07 + Math.sin(angle) * 0.26] as const
        }),
      ),
      place,
      glass,
    ),
  ]
}

/** Narrow openings above one another, as before a loudspeaker. */
export const slots = (count: number, wide: number, every: number, place: Vector, finish: Finish): Mesh[] =>
  Array.from({ length: count }, (_, index) =>
    placed(roundedBox([wide, every * 0.3, 0.002], every * 0.1, finish), {
      move: [place[0], place[1] + (index - (count - 1) / 2) * every, place[2]],
    }),
  )

/** A field of fine holes before a loudspeaker, `columns` by `rows`. */
export const grille = (columns: number, rows: number, every: number, place: Vector, finish: Finish): Mesh[] =>
  Array.from({ length: columns * rows }, (_, index) =>
    dot(
      every * 0.27,
      [
        place[0] + ((index % columns) - (columns - 1) / 2) * every,
        place[1] + (Math.floor(index / columns) - (rows - 1) / 2) * every,
        place[2],
      ],
      finish,
    ),
  )
