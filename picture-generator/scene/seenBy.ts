import { emptyDepthImage, fillTriangle } from './depthImage.ts'
import type { DepthImage } from './depthImage.ts'
import type { Eye, Geometry } from './Scene.ts'
import { cross, dot, minus, unit } from './vector.ts'
import type { Vector } from './vector.ts'

/** The eye as three directions and the scale of the picture. */
export interface View {
  readonly place: Vector
  readonly right: Vector
  readonly up: Vector
  readonly ahead: Vector
  /** Pixels a unit at distance 1. */
  readonly scale: number
  readonly centreX: number
  readonly centreY: number
}

export const viewOf = ({ place, target, opening, shift = [0, 0] }: Eye, width: number, height: number): View => {
  const ahead = unit(minus(target, place))
  const right = unit(cross(ahead, [0, 1, 0]))
  const scale = height / opening
  return {
    place,
    right,
    ahead,
    up: cross(right, ahead),
    scale,
    centreX: width / 2 - shift[0] * height,
    centreY: height / 2 + shift[1] * height,
  }
}

const nearest = 0.05

/** The parts of a triangle in front of the eye, as corners in eye space. */
const clipped = (corners: readonly Vector[]): readonly Vector[] => {
  const kept: Vector[] = []
  corners.forEach((corner, index) => {
    const following = corners[(index + 1) % corners.length] ?? corner
    if (corner[2] >= nearest) kept.push(corner)
    if (corner[2] >= nearest !== following[2] >= nearest) {
      const part = (nearest - corner[2]) / (following[2] - corner[2])
      kept.push([corner[0] + (following[0] - corner[0]) * part, corner[1] + (following[1] - corner[1]) * part, nearest])
    }
  })
  return kept
}

/** Which triangle the eye sees at every pixel. */
export const seenBy = (view: View, geometry: Geometry, width: number, height: number): DepthImage => {
  const image = emptyDepthImage(width, height, true)
  const { positions, triangles } = geometry
  const count = positions.length / 3
  const sx = new Float32Array(count)
  const sy = new Float32Array(count)
  const sz = new Float32Array(count)
  const { place, right, up, ahead, scale, centreX, centreY } = view
  for (let point = 0; point < count; point += 1) {
    const p: Vector = [
      (positions[point * 3] as number) - place[0],
      (positions[point * 3 + 1] as number) - place[1],
      (positions[point * 3 + 2] as number) - place[2],
    ]
    sx[point] = dot(p, right)
    sy[point] = dot(p, up)
    sz[point] = dot(p, ahead)
  }
  const projected = ([x, y, z]: Vector): Vector => [centreX + (x / z) * scale, centreY - (y / z) * scale, 1 / z]
  for (let number = 0; number * 3 < triangles.length; number += 1) {
    const corners = [0, 1, 2].map((corner): Vector => {
      const point = triangles[number * 3 + corner] as number
      return [sx[point] as number, sy[point] as number, sz[point] as number]
    })
    const front = corners.every((corner) => corner[2] >= nearest) ? corners : clipped(corners)
    const [first, ...others] = front.map(projected)
    if (first === undefined) continue
    for (let index = 0; index + 1 < others.length; index += 1) {
      const b = others[index] ?? first
      const c = others[index + 1] ?? first
      fillTriangle(image, number, ...first, ...b, ...c)
    }
  }
  return image
}
