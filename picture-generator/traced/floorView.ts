import type { Eye } from '../scene/Scene.ts'
import { cross, dot, minus, unit } from '../scene/vector.ts'
import type { FloorView } from './LaidRug.ts'

/** Part of the picture around its edges that still counts: what throws shadows or light into it. */
const margin = 1.14

/** What a camera sees of the floor, for a picture of a width and height in pixels. */
export const floorView = ({ place, target, opening }: Eye, width: number, height: number): FloorView => {
  const ahead = unit(minus(target, place))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  return {
    seen: (x, z) => {
      const ray = minus([x, 0.01, z], place)
      const deep = dot(ray, ahead)
      if (deep <= 0.02) return false
      const half = (deep * opening * margin) / 2
      return Math.abs(dot(ray, up)) < half && Math.abs(dot(ray, right)) < (half * width) / height
    },
    pixel: (x, z) => (dot(minus([x, 0.01, z], place), ahead) * opening) / height,
  }
}
