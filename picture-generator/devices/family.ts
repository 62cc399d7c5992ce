import { oklch } from '../light/colour.ts'
import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { hub, siren, smoke } from './devices.ts'
import { outdoorCamera } from './outdoorCamera.ts'

const clay = { colour: oklch(0.63, 0.075, 50) }

/**
 * What an alarm is made of, as one picture of all security: a hub in front, its siren and camera on blocks of clay behind it, a detector
 * beside it. Only the camera is black, so that the white ones are seen to be white.
 */
export const family = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.168, 0.062, 0.12], 0.002, clay), { move: [-0.073, 0.031, -0.075], turn: -0.12 }),
  ...placedAll(siren(finish, 0), { move: [-0.078, 0.062, -0.075], turn: -0.3 }),
  placed(roundedBox([0.13, 0.026, 0.13], 0.002, clay), { move: [0.09, 0.013, -0.062], turn: -0.12 }),
  ...placedAll(outdoorCamera('black', 0), { move: [0.093, 0.026, -0.066], turn: -0.72, scale: 1.12 }),
  ...placedAll(hub(finish, 1), { move: [-0.052, 0, 0.085], scale: 1.06 }),
  ...placedAll(smoke(finish, 1), { move: [0.085, 0, 0.095], turn: -0.28 }),
]
