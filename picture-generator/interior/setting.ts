import type { Rgb } from '../light/colour.ts'
import { mixRgb, scaleRgb } from '../light/colour.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { placed } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import type { Eye, Opening, Scene } from '../scene/Scene.ts'
import { panel } from '../scene/shapes.ts'
import { skyDome, softbox } from '../scene/softLight.ts'
import { plaster, wood } from './cloth.ts'
import { boardTop, oak } from './floors.ts'
import { roomSurroundings } from './roomLight.ts'

/** A wooden shelf or sideboard before a wall, its top at y = 0, for close views of things at home. */
export const onSideboard = (things: readonly Mesh[], size: number, wall: Rgb, eye: Eye, tone = oak): Scene => {
  const window: Opening = {
    axis: 'x',
    at: -size * 7,
    from: -size * 1.2,
    until: size * 5,
    bottom: size * 0.5,
    top: size * 7,
    panesAcross: 2,
    panesDown: 2,
    softness: size * 0.2,
  }
  const warm = mixRgb([1, 0.97, 0.93], wall, 0.3)
  return {
    meshes: [
      ...things,
      placed(roundedBox([size * 16, 0.03, size * 3.4], 0.004, wood(tone)), { move: [0, -0.016, size * 0.2] }),
      panel([-size * 12, size * 12, -size * 1.5], [size * 24, 0, 0], [0, -size * 20, 0], plaster(wall), false),
    ],
    top: boardTop(tone),
    beams: [
      ...softbox([-0.8, 0.5, 0.42], 0.5, 26, [1.35, 1.33, 1.3]),
      ...softbox([-0.8, 0.56, 0.4], 0.03, 6, [1.25, 1.1, 0.88], 512).map((beam) => ({ ...beam, opening: window })),
      ...softbox([0.4, 0.4, 0.85], 0.7, 10, scaleRgb(warm, 0.55)),
      ...skyDome(18, scaleRgb(warm, 0.34)),
    ],
    ambient: { above: scaleRgb(warm, 0.1), below: [0.2, 0.16, 0.12] },
    surroundings: roomSurroundings(wall, 0.8),
    backdrop: wall,
    eye,
    stage: { centre: [0, size * 0.5, 0], radius: size * 2.1 },
    exposure: 0.66,
  }
}

/** Things against an empty wall, hung at the origin; the wall stands at z = 0. */
export const onWall = (things: readonly Mesh[], size: number, wall: Rgb, eye: Eye): Scene =>
  hung([...things, panel([-size * 14, size * 14, 0], [size * 28, 0, 0], [0, -size * 28, 0], plaster(wall), false)], size, wall, eye)

/** Things that hang at the origin before what stands at z = 0, all of them among `meshes`. */
export const hung = (meshes: readonly Mesh[], size: number, wall: Rgb, eye: Eye): Scene => {
  const warm = mixRgb([1, 0.97, 0.93], wall, 0.3)
  return {
    meshes,
    beams: [
      ...softbox([-0.62, 0.62, 0.55], 0.38, 28, [1.5, 1.46, 1.4]),
      ...softbox([0.5, 0.2, 0.85], 0.7, 12, scaleRgb(warm, 0.6)),
      ...skyDome(14, scaleRgb(warm, 0.3)),
    ],
    ambient: { above: scaleRgb(warm, 0.16), below: scaleRgb(warm, 0.16) },
    surroundings: roomSurroundings(wall, 0.8),
    backdrop: wall,
    eye,
    stage: { centre: [0, 0, size * 0.3], radius: size * 1.8 },
    exposure: 0.66,
  }
}
