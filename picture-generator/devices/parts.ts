import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'

/**
 * A round part with its axis towards the viewer: `profile` is [radius, distance forward] from the outside at the back to the middle in
 * front.
 */
export const facing = (profile: readonly (readonly [number, number])[], place: Vector, finish: Finish, segments = 64): Mesh =>
  placed(lathe(profile, segments, finish), { lean: Math.PI / 2, move: place })

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

/** A lens with its ring. */
export const eye = (radius: number, place: Vector, glass: Finish, rim: Finish): Mesh[] => [
  facing(
    [
      [radius * 1.35, 0],
      [radius * 1.35, 0.002],
      [radius * 1.2, 0.0032],
      [radius * 1.02, 0.002],
      [radius, 0],
    ],
    place,
    rim,
  ),
  facing(
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 8) * (Math.PI / 2)
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.42] as const
    }),
    place,
    glass,
  ),
]

/** Narrow openings above one another, as before a loudspeaker. */
export const slots = (count: number, wide: number, every: number, place: Vector, finish: Finish): Mesh[] =>
  Array.from({ length: count }, (_, index) =>
    placed(roundedBox([wide, every * 0.42, 0.002], every * 0.1, finish), {
      move: [place[0], place[1] + (index - (count - 1) / 2) * every, place[2]],
    }),
  )
