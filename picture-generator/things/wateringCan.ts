import type { Rgb } from '../light/colour.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { lathe, sheet, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'

/** A half ring from the belly up to the shoulder. */
const handle = (finish: Finish): Mesh =>
  sheet(
    (u, v) => {
      const way = (v - 0.5) * Math.PI
      const around = -u * Math.PI * 2
      const reach = 0.055 + Math.cos(around) * 0.0058
      return [0.056 + Math.cos(way) * reach * 1.25, 0.07 + Math.sin(way) * reach, Math.sin(around) * 0.0058]
    },
    12,
    30,
    finish,
  )

/** A small watering can with a long spout to the left and a handle on the right. */
export const wateringCan = (colour: Rgb): Mesh[] => {
  const tin: Finish = { colour, gloss: 0.06, roughness: 0.34 }
  return [
    lathe(
      smoothProfile([
        [0, 0],
        [0.072, 0],
        [0.078, 0.006],
        [0.076, 0.06],
        [0.064, 0.112],
        [0.044, 0.13],
        [0.046, 0.138],
        [0.041, 0.136],
        [0.04, 0.12],
      ]),
      64,
      tin,
    ),
    tube(
      (part) => [-0.066 - part * 0.13 - part * part * 0.03, 0.035 + part * 0.16 - Math.sin(part * Math.PI) * 0.012, 0],
      (part) => 0.0115 - part * 0.0055,
      24,
      16,
      tin,
    ),
    handle(tin),
  ]
}
