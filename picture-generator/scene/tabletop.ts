import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Mesh } from './Mesh.ts'
import type { Eye, Scene } from './Scene.ts'
import { sheet } from './shapes.ts'
import { skyDome, softbox } from './softLight.ts'
import type { Vector } from './vector.ts'

/**
 * Paper that runs from the table up the wall in one curve that grows steeper all the way: an arc would show where it begins. `size` metres
 * high things stand on it.
 */
const sweep = (size: number, colour: Rgb): Mesh => {
  const [front, back, deep] = [6, -0.8, 6]
  // Lighter towards the top, as far as paper can be.
  const lighter = 0.92 / Math.max(...colour) - 1
  return sheet(
    (u, v) => {
      const along = (1 - v) * (front + deep - back)
      const risen = Math.max(0, along - front + back)
      return [(u - 0.5) * size * 16, size * 0.04 * risen ** 3, size * (front - along)]
    },
    1,
    160,
    {
      colour: ({ x, y, z }) =>
        scaleRgb(colour, 1 + lighter * (1 - Math.exp(-y / size)) + layeredNoise((x / size) * 9, ((y - z) / size) * 9, 4, 2) * 0.01),
    },
    false,
  )
}

/** What glaze and lacquer reflect: a bright window to the left, a warm floor, a dim room. */
const studioSurroundings =
  (ground: Rgb) =>
  ([x, y, z]: Vector): Rgb => {
    const window = Math.max(0, Math.min(1, (x * -0.78 + y * 0.42 + z * 0.46 - 0.7) * 7))
    const strip = Math.max(0, Math.min(1, (x * 0.88 + y * 0.16 + z * 0.42 - 0.86) * 9))
    const dim = mixRgb(scaleRgb(ground, 0.55), [0.5, 0.5, 0.5], Math.max(0, y) * 0.8)
    const below = mixRgb(dim, scaleRgb(ground, 0.8), y < 0 ? Math.min(1, -y * 3) : 0)
    const lit = window * 2.4 + strip * 0.8
    return [below[0] + lit, below[1] + lit, below[2] + lit]
  }

/** Things on seamless paper in soft window light from the left; `size` is the height of the things in metres. */
export const tabletop = (meshes: readonly Mesh[], size: number, eye: Eye, ground: Rgb = oklch(0.91, 0.02, 76)): Scene => ({
  meshes: [...meshes, sweep(size, ground)],
  beams: [
    ...softbox([-0.72, 0.74, 0.42], 0.42, 24, [1.55, 1.5, 1.42]),
    ...softbox([0.5, 0.42, 0.85], 0.7, 12, [0.62, 0.62, 0.63]),
    ...skyDome(20, [0.36, 0.365, 0.38]),
  ],
  ambient: { above: [0.1, 0.1, 0.1], below: scaleRgb(ground, 0.24) },
  surroundings: studioSurroundings(ground),
  backdrop: ground,
  eye,
  stage: { centre: [0, size * 0.45, 0], radius: size * 1.5 },
  exposure: 0.62,
})
