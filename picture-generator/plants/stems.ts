import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import type { Random } from '../light/seededRandom.ts'

/** Where the next leaf around a stem points, in radians: the golden angle, a little uneven. */
export const turnOf = (index: number, random: Random): number => index * 2.39996 + random.between(-0.25, 0.25)

export const outward = (angle: number, reach: number, height: number): Vector => [Math.sin(angle) * reach, height, Math.cos(angle) * reach]

/** A stalk from the origin that rises first and then leans out. */
export const stalk = (to: Vector, thick: number, finish: Finish, sag = 0.25): Mesh =>
  tube(
    (part) => [to[0] * part ** (1 + sag), to[1] * part ** (1 - sag * 0.6), to[2] * part ** (1 + sag)],
    // Its end is round: where nothing hides it a flat one looks sawn off.
    (part) => thick * (1 - part * 0.45) * Math.sqrt(Math.max(0, 1 - Math.max(0, (part - 0.98) / 0.02) ** 2)),
    50,
    9,
    finish,
  )

/** Value between given ones: `[place, value]` in order. A smooth curve through them, level at both ends. */
export const along = (points: readonly (readonly [number, number])[], place: number): number => {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const found = points.findIndex(([from]) => from >= place)
  const next = found === -1 ? points.length - 1 : Math.max(1, found)
  const slopeAt = (index: number): number =>
    index === 0 || index === points.length - 1 ? 0 : (at(index + 1)[1] - at(index - 1)[1]) / (at(index + 1)[0] - at(index - 1)[0])
  const [[from, low], [until, high]] = [at(next - 1), at(next)]
  const long = until - from
  const t = Math.min(1, Math.max(0, (place - from) / long))
  const soft = t * t * (3 - 2 * t)
  return low + (high - low) * soft + (slopeAt(next - 1) * (1 - t) - slopeAt(next) * t) * long * t * (1 - t)
}
