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
    (part) => thick * (1 - part * 0.45),
    10,
    7,
    finish,
  )

/** Value between given ones: `[place, value]` in order, with a soft course. */
export const along = (points: readonly (readonly [number, number])[], place: number): number => {
  const next = points.findIndex(([at]) => at >= place)
  const [after, before] = [points[next === -1 ? points.length - 1 : next], points[Math.max(0, next - 1)]]
  if (after === undefined || before === undefined || after === before) return after?.[1] ?? 0
  const part = (place - before[0]) / (after[0] - before[0])
  return before[1] + (after[1] - before[1]) * part * part * (3 - 2 * part)
}
