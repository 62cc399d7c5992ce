import { shakerBox, shakerPad } from '../devices/alarms.ts'
import { rubber } from '../devices/finishes.ts'
import { cloth, plaster, upholstery } from '../interior/cloth.ts'
import { cushion, roundTable } from '../interior/furniture.ts'
import { hung } from '../interior/setting.ts'
import { pebbleLamp } from '../lamps/tableLamps.ts'
import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import type { Finish } from '../names/pictureWords.ts'
import { linenThread, linenWhite } from '../rooms/furnishing.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import type { Scene } from '../scene/Scene.ts'
import { panel, tube } from '../scene/shapes.ts'

/** Height in metres of the small table above the mattress, and the wall behind the bed. */
const [table, back] = [0.03, -0.5]

/** The cushion that shakes half under a pillow, and the box that flashes on the small table beside the bed; the mattress lies at y = 0. */
export const besideBed = (finish: Finish, wall: Rgb): Scene => {
  const linen = cloth(linenWhite, 600, 0.05)
  const [padX, padZ, boxX, boxZ] = [-0.06, 0.16, 0.215, 0.06]
  return {
    ...hung(
      [
        placed(roundedBox([1.3, 0.26, 2], 0.05, linen, 0.004), { move: [-0.6, -0.13, 0.58] }),
        placed(roundedBox([1.36, 0.9, 0.07], 0.03, upholstery(oklch(0.68, 0.035, 68))), { move: [-0.6, -0.15, back + 0.045] }),
        placed(cushion([0.68, 0.13, 0.52], cloth(oklch(0.94, 0.008, 90), 600, 0.05), 31, 0.045), {
          move: [-0.36, 0.07, -0.09],
          turn: 0.05,
        }),
        // The blanket, turned back.
        placed(roundedBox([1.36, 0.07, 0.6], 0.03, upholstery(oklch(0.55, 0.05, 248), linenThread), 0.012), {
          move: [-0.6, 0.03, 0.74],
          turn: 0.03,
        }),
        ...placedAll(shakerPad(), { move: [padX, 0, padZ], turn: 0.5 }),
        tube(
          (part) => [
            padX + 0.066 + part * (boxX - padX - 0.066),
            0.018 + part * (table - 0.015) - Math.sin(part * Math.PI) * 0.012,
            padZ + (boxZ - 0.02 - padZ) * part ** 1.4 + Math.sin(part * Math.PI) * 0.03,
          ],
          () => 0.0022,
          40,
          10,
          rubber,
        ),
        ...placedAll(roundTable(0.25, 0.55, oklch(0.6, 0.06, 66), true), { move: [0.31, table - 0.55, -0.04] }),
        ...placedAll(shakerBox(finish), { move: [boxX, table, boxZ], turn: -0.2 }),
        ...placedAll(pebbleLamp('terracotta', 0), { move: [0.37, table, -0.13], scale: 1.1 }),
        panel([-6, 6, back], [12, 0, 0], [0, -12, 0], plaster(wall), false),
      ],
      0.5,
      wall,
      { place: [0.3, 0.56, 1.55], target: [0.055, 0.075, 0], opening: 0.62 / 1.65 },
    ),
    sun: 0.6,
  }
}
