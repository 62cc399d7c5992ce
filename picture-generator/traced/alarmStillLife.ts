import { boardFloor, paleOak } from '../interior/floors.ts'
import { plaster } from '../interior/cloth.ts'
import { oklch } from '../light/colour.ts'
import { siren, turningCamera } from '../devices/devices.ts'
import { metal } from '../devices/finishes.ts'
import { hubBeacon } from '../devices/hubs.ts'
import { keypad } from '../devices/keypad.ts'
import { brass } from '../lamps/lampStuff.ts'
import { potted } from '../plants/potted.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { panel, tube } from '../scene/shapes.ts'
import type { TracedScene } from './sceneFiles.ts'

/** A loop of wire that lies on the table. */
const wireLoop = (radius: number, wire: number, finish: Finish): Mesh =>
  tube(
    (part) => [Math.cos(part * Math.PI * 2) * radius, wire, Math.sin(part * Math.PI * 2) * radius],
    () => wire,
    48,
    10,
    finish,
  )

/** A key that lies along x, its bow at the origin. */
const key = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.022, 0.0022, 0.024], 0.001, finish), { move: [0, 0.0012, 0] }),
  placed(roundedBox([0.034, 0.0022, 0.008], 0.0009, finish), { move: [0.026, 0.0012, -0.001] }),
  ...[0.022, 0.029, 0.037].map((x, index) =>
    placed(roundedBox([0.004, 0.0021, 0.004 + index * 0.0006], 0.0005, finish), { move: [x, 0.0012, 0.0042] }),
  ),
]

const keys: readonly Mesh[] = [
  wireLoop(0.016, 0.0009, metal),
  ...placedAll(key(brass), { turn: -0.35, move: [0.024, 0, 0.006] }),
  ...placedAll(key(metal), { turn: 0.5, move: [0.02, 0.0022, -0.014] }),
]

/** A still life for the journal: what guards a house on the table beside its door, and its keys. */
export const alarmStillLife = (seed: string): TracedScene => {
  const table = boardFloor(paleOak, 0.42)
  return {
    eye: { place: [0.07, 0.34, 1.32], target: [0.02, 0.115, 0], opening: 0.37 },
    aperture: 16,
    floor: { drawn: (x, z, pixel) => table(z + 0.31, x, pixel), part: { left: -1, back: -1, size: 2 }, pixels: 4000 },
    rug: null,
    meshes: [
      ...placedAll(potted('pilea', seed, 'terracotta'), { move: [-0.36, 0, -0.2], scale: 0.85 }),
      ...placedAll(siren('white', 0), { move: [-0.135, 0, -0.13], turn: 0.22, scale: 1.1 }),
      ...placedAll(hubBeacon('black'), { move: [0.05, 0, -0.1], scale: 1.15 }),
      ...placedAll(turningCamera('white'), { move: [0.2, 0, 0.01], turn: -0.35, scale: 1.2 }),
      ...placedAll(keypad('black'), { move: [0.355, 0, -0.16], turn: -0.3, scale: 1.1 }),
      ...placedAll(keys, { move: [-0.06, 0, 0.15], turn: 0.25, scale: 1.9 }),
      panel([-4, 3, -0.55], [8, 0, 0], [0, -3, 0], plaster(oklch(0.88, 0.024, 135)), false),
    ],
    lighting: { kind: 'studio', size: 0.3, middle: [0, 0.1, 0], exposure: 1.22, bulbs: [] },
  }
}
