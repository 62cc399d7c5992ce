import { geometryOf } from '../scene/Scene.ts'
import type { Eye } from '../scene/Scene.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { seenBy, viewOf } from '../scene/seenBy.ts'
import { plus, times } from '../scene/vector.ts'

const across = 24
const down = 30

/** The same view, its target moved along it to the nearest surface in the middle of the picture: there it is sharp. */
export const focused = (eye: Eye, meshes: readonly Mesh[]): Eye => {
  const view = viewOf(eye, across, down)
  const { near } = seenBy(view, geometryOf(meshes), across, down)
  const middle = near.filter((_, pixel) => {
    const x = (pixel % across) / across
    const y = Math.floor(pixel / across) / down
    return x > 0.35 && x < 0.65 && y > 0.35 && y < 0.65
  })
  const away = 1 / Math.max(...middle)
  return { ...eye, target: plus(eye.place, times(view.ahead, away)) }
}
