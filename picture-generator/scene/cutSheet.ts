import type { Finish, Mesh } from './Mesh.ts'
import { normalAt } from './shapes.ts'
import type { Form } from './shapes.ts'

type Place = readonly [u: number, v: number]

/**
 * A surface over u and v from 0 to 1 of which only that part is kept where `inside` is above 0. Its edge runs across the cells of the grid,
 * so that it is as smooth as `inside` is.
 */
export const cutSheet = (form: Form, inside: (u: number, v: number) => number, across: number, down: number, finish: Finish): Mesh => {
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  const triangles: number[] = []
  const known = new Map<string, number>()
  const point = ([u, v]: Place): number => {
    const key = `${u.toFixed(6)} ${v.toFixed(6)}`
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, known.size)
    positions.push(...form(u, v))
    normals.push(...normalAt(form, u, v))
    uvs.push(u, v)
    return known.size - 1
  }
  const depths = Array.from({ length: (across + 1) * (down + 1) }, (_, at) =>
    inside((at % (across + 1)) / across, Math.floor(at / (across + 1)) / down),
  )
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const corners = (
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ] as const
      ).map(([right, below]) => ({
        place: [(column + right) / across, (row + below) / down] as const,
        depth: depths[(row + below) * (across + 1) + column + right] ?? 0,
      }))
      const kept = corners.flatMap((corner, index): Place[] => {
        const next = corners[(index + 1) % 4] ?? corner
        const own = corner.depth > 0 ? [corner.place] : []
        if (corner.depth > 0 === next.depth > 0) return own
        const part = corner.depth / (corner.depth - next.depth)
        const between = (axis: 0 | 1): number => corner.place[axis] + (next.place[axis] - corner.place[axis]) * part
        return [...own, [between(0), between(1)]]
      })
      const ring = kept.map(point)
      for (let at = 2; at < ring.length; at += 1) triangles.push(ring[0] ?? 0, ring[at - 1] ?? 0, ring[at] ?? 0)
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    triangles: Uint32Array.from(triangles),
    finish,
    casts: true,
  }
}
