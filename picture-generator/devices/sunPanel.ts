import { oklch } from '../light/colour.ts'
import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { tube } from '../scene/shapes.ts'
import { siren } from './devices.ts'
import { darkGlass, metal } from './finishes.ts'
import { ballHeight, outdoorCamera } from './outdoorCamera.ts'

/** A panel that catches the sun, on a short arm above a device. */
const solarPanel = (wide: number, deep: number, height: number): Mesh[] => [
  ...placedAll(
    [
      roundedBox([wide, 0.007, deep], 0.002, { colour: oklch(0.72, 0.005, 85), gloss: 0.08, roughness: 0.4 }),
      placed(
        roundedBox([wide - 0.01, 0.003, deep - 0.01], 0.0008, {
          ...darkGlass,
          colour: ({ u, v }) =>
            Math.abs(((u * 42 + 80) % 1) - 0.5) > 0.45 || Math.abs(((v * 42 + 80) % 1) - 0.5) > 0.45
              ? [0.16, 0.18, 0.22]
              : [0.012, 0.022, 0.06],
          gloss: 0.06,
        }),
        { move: [0, 0.0035, 0] },
      ),
    ],
    { lean: 0.62, move: [0, height, 0.012] },
  ),
  tube(
    (part) => [0, height - 0.045 + part * 0.044, -0.004 + part * 0.012],
    () => 0.0062,
    4,
    16,
    metal,
  ),
]

/** A siren with a panel for the sun above it. */
export const sunSiren = (finish: Finish): Mesh[] => [...siren(finish, 1), ...solarPanel(0.16, 0.1, 0.19)]

/** An outdoor camera with a panel for the sun above it. */
export const sunCamera = (finish: Finish, form: number, onWall = false): Mesh[] => [
  ...outdoorCamera(finish, form, onWall),
  ...placedAll(solarPanel(0.15, 0.1, 0.205), { move: onWall ? [0, -ballHeight, ballHeight] : [0, 0, 0] }),
]
