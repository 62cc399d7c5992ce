import { emptyDepthImage, fillTriangle } from './depthImage.ts'
import type { Beam, Geometry, Opening, Scene } from './Scene.ts'
import { cross, dot, unit } from './vector.ts'
import type { Vector } from './vector.ts'

/** A beam with its picture of what stands nearest to the light. */
export interface Shadow {
  readonly beam: Beam
  readonly near: Float32Array
  readonly size: number
  /** How far off a surface its light is measured, in metres: about a pixel and a half of this picture. */
  readonly off: number
  /** Rows of the matrix from the room to pixels of the picture: `x·r0 + y·r1 + z·r2 + r3`. */
  readonly across: Float64Array
  readonly down: Float64Array
  readonly depth: Float64Array
}

const shadowOf = (geometry: Geometry, beam: Beam, { centre, radius }: Scene['stage']): Shadow => {
  const size = beam.sharpness
  const right = unit(cross(beam.towards, Math.abs(beam.towards[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(right, beam.towards)
  const scale = size / (radius * 2)
  const row = (axis: Vector, factor: number, middle: number) =>
    Float64Array.of(axis[0] * factor, axis[1] * factor, axis[2] * factor, middle - dot(axis, centre) * factor)
  const across = row(right, scale, size / 2)
  const down = row(up, -scale, size / 2)
  const depth = row(beam.towards, 1, 0)
  const { positions, triangles, casting } = geometry
  const count = positions.length / 3
  const px = new Float32Array(count)
  const py = new Float32Array(count)
  const pn = new Float32Array(count)
  const along = (matrix: Float64Array, x: number, y: number, z: number) =>
    x * (matrix[0] as number) + y * (matrix[1] as number) + z * (matrix[2] as number) + (matrix[3] as number)
  for (let point = 0; point < count; point += 1) {
    const x = positions[point * 3] as number
    const y = positions[point * 3 + 1] as number
    const z = positions[point * 3 + 2] as number
    px[point] = along(across, x, y, z)
    py[point] = along(down, x, y, z)
    pn[point] = along(depth, x, y, z)
  }
  const image = emptyDepthImage(size, size, false)
  for (let number = 0; number < casting; number += 1) {
    const a = triangles[number * 3] as number
    const b = triangles[number * 3 + 1] as number
    const c = triangles[number * 3 + 2] as number
    fillTriangle(
      image,
      number,
      px[a] as number,
      py[a] as number,
      pn[a] as number,
      px[b] as number,
      py[b] as number,
      pn[b] as number,
      px[c] as number,
      py[c] as number,
      pn[c] as number,
    )
  }
  return { beam, near: image.near, size, off: ((radius * 2) / size) * 1.5, across, down, depth }
}

export const shadowsOf = (scene: Scene, geometry: Geometry): readonly Shadow[] =>
  scene.beams.map((beam) => shadowOf(geometry, beam, scene.stage))

/** Part of a beam that reaches a point past what stands in its way: four neighbours, blended. */
export const reaches = ({ near, size, across, down, depth }: Shadow, x: number, y: number, z: number): number => {
  const px = x * (across[0] as number) + y * (across[1] as number) + z * (across[2] as number) + (across[3] as number) - 0.5
  const py = x * (down[0] as number) + y * (down[1] as number) + z * (down[2] as number) + (down[3] as number) - 0.5
  const left = Math.floor(px)
  const top = Math.floor(py)
  if (left < 0 || top < 0 || left >= size - 1 || top >= size - 1) return 1
  const own = x * (depth[0] as number) + y * (depth[1] as number) + z * (depth[2] as number) + (depth[3] as number)
  const at = top * size + left
  const fx = px - left
  const fy = py - top
  const a = (near[at] as number) > own ? 0 : 1
  const b = (near[at + 1] as number) > own ? 0 : 1
  const c = (near[at + size] as number) > own ? 0 : 1
  const d = (near[at + size + 1] as number) > own ? 0 : 1
  return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy
}

const within = (value: number, from: number, until: number, soft: number): number => {
  const inside = Math.min(value - from, until - value) / soft + 0.5
  return inside <= 0 ? 0 : inside >= 1 ? 1 : inside * inside * (3 - 2 * inside)
}

const pane = (value: number, from: number, until: number, count: number, soft: number): number => {
  if (count <= 1 || soft > 0.2) return 1
  const part = ((value - from) / (until - from)) * count
  const off = (Math.abs(part - Math.round(part)) / count) * (until - from)
  const index = Math.round(part)
  return index <= 0 || index >= count ? 1 : Math.min(1, Math.max(0, (off - 0.03) / soft + 0.5))
}

/** Part of a beam that passes a window on its way to a point. */
export const passes = (opening: Opening, towards: Vector, x: number, y: number, z: number): number => {
  const across = opening.axis === 'x' ? towards[0] : towards[2]
  const own = opening.axis === 'x' ? x : z
  const distance = (opening.at - own) / across
  if (distance < 0) return 0
  const aside = opening.axis === 'x' ? z + towards[2] * distance : x + towards[0] * distance
  const high = y + towards[1] * distance
  const { from, until, bottom, top, softness, panesAcross, panesDown } = opening
  const frame = within(aside, from, until, softness) * within(high, bottom, top, softness)
  return frame === 0 ? 0 : frame * pane(aside, from, until, panesAcross, softness) * pane(high, bottom, top, panesDown, softness)
}
