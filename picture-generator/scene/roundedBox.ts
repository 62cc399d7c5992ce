import type { Finish, Mesh } from './Mesh.ts'
import type { Vector } from './vector.ts'

/** Places along one side of a box: close together at the rounded ends, `between` steps on the flat part. */
const stepsOf = (half: number, radius: number, round: number, between: number): number[] => {
  const ends = Array.from({ length: round + 1 }, (_, index) => half - radius + Math.tan((index / round) * (Math.PI / 4)) * radius)
  const middle = Array.from({ length: Math.max(0, between - 1) }, (_, index) => (((index + 1) / between) * 2 - 1) * (half - radius))
  return [...ends.map((value) => -value).toReversed(), ...middle, ...ends]
}

/**
 * A box around the origin with rounded edges. `bulge` in metres fills its two largest faces like a cushion;
 * `uneven` adds creases, in metres by place.
 */
export const roundedBox = (
  [width, height, depth]: Vector,
  radius: number,
  finish: Finish,
  bulge = 0,
  uneven: (x: number, y: number, z: number) => number = () => 0,
): Mesh => {
  const half: Vector = [width / 2, height / 2, depth / 2]
  const round = bulge > 0 ? 3 : 4
  const between = bulge > 0 ? 18 : 1
  const thin = Math.min(...half)
  const [swellX = 1, swellY = 1, swellZ = 1] = half.map((value) => (value <= thin * 1.05 ? 1 : 0.22))
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  const triangles: number[] = []
  const swollen = (point: Vector, normal: Vector): Vector => {
    if (bulge === 0) return point
    const soft = (value: number, limit: number) => Math.max(0, 1 - (value / limit) ** 2)
    const fall =
      Math.abs(normal[0]) * swellX * soft(point[1], half[1]) * soft(point[2], half[2]) +
      Math.abs(normal[1]) * swellY * soft(point[0], half[0]) * soft(point[2], half[2]) +
      Math.abs(normal[2]) * swellZ * soft(point[0], half[0]) * soft(point[1], half[1])
    const by = bulge * fall + uneven(...point)
    return [point[0] + normal[0] * by, point[1] + normal[1] * by, point[2] + normal[2] * by]
  }
  const rounded = (corner: Vector): { readonly point: Vector; readonly normal: Vector } => {
    const inner = corner.map((value, axis) => {
      const limit = (half[axis] ?? 0) - radius
      return Math.min(limit, Math.max(-limit, value))
    })
    const out: Vector = [corner[0] - (inner[0] ?? 0), corner[1] - (inner[1] ?? 0), corner[2] - (inner[2] ?? 0)]
    const long = Math.hypot(...out) || 1
    const normal: Vector = [out[0] / long, out[1] / long, out[2] / long]
    const point: Vector = [(inner[0] ?? 0) + normal[0] * radius, (inner[1] ?? 0) + normal[1] * radius, (inner[2] ?? 0) + normal[2] * radius]
    return { point, normal }
  }
  for (let axis = 0; axis < 3; axis += 1) {
    const first = (axis + 1) % 3
    const second = (axis + 2) % 3
    const firstSteps = stepsOf(half[first] ?? 0, radius, round, between)
    const secondSteps = stepsOf(half[second] ?? 0, radius, round, between)
    for (const side of [-1, 1]) {
      const start = positions.length / 3
      const at = (s: number, t: number): { readonly point: Vector; readonly normal: Vector } => {
        const corner: [number, number, number] = [0, 0, 0]
        corner[axis] = side * (half[axis] ?? 0)
        corner[first] = s
        corner[second] = t
        const { point, normal } = rounded(corner)
        return { point: swollen(point, normal), normal }
      }
      for (const s of firstSteps) {
        for (const t of secondSteps) {
          const { point, normal } = at(s, t)
          positions.push(...point)
          normals.push(...(bulge === 0 ? normal : bent(at, s, t, side, normal)))
          uvs.push(s, t)
        }
      }
      const wide = secondSteps.length
      for (let row = 0; row + 1 < firstSteps.length; row += 1) {
        for (let column = 0; column + 1 < wide; column += 1) {
          const a = start + row * wide + column
          triangles.push(a, a + 1, a + wide, a + 1, a + wide + 1, a + wide)
        }
      }
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

/** Normal of a swollen face, from its slope; it points to the same side as the normal of the plain box. */
const bent = (at: (s: number, t: number) => { readonly point: Vector }, s: number, t: number, side: number, plain: Vector): Vector => {
  const step = 2e-3
  const { point: left } = at(s - step, t)
  const { point: right } = at(s + step, t)
  const { point: top } = at(s, t - step)
  const { point: bottom } = at(s, t + step)
  const a: Vector = [right[0] - left[0], right[1] - left[1], right[2] - left[2]]
  const b: Vector = [bottom[0] - top[0], bottom[1] - top[1], bottom[2] - top[2]]
  const normal: [number, number, number] = [
    (a[1] * b[2] - a[2] * b[1]) * side,
    (a[2] * b[0] - a[0] * b[2]) * side,
    (a[0] * b[1] - a[1] * b[0]) * side,
  ]
  const long = Math.hypot(...normal)
  if (long < 1e-12) return plain
  const same = normal[0] * plain[0] + normal[1] * plain[1] + normal[2] * plain[2] < 0 ? -1 : 1
  return [(normal[0] / long) * same, (normal[1] / long) * same, (normal[2] / long) * same]
}
