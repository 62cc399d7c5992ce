import { boardFloor, paleOak } from '../interior/floors.ts'
import { plaster } from '../interior/cloth.ts'
import { oklch } from '../light/colour.ts'
import { placed } from '../scene/Mesh.ts'
import { panel } from '../scene/shapes.ts'
import { bowl } from '../things/vessels.ts'
import type { TracedScene } from './sceneFiles.ts'
import { woolBalls } from './woolBalls.ts'
import type { WoolBall } from './woolBalls.ts'

const ecru = oklch(0.87, 0.034, 80)
const terracotta = oklch(0.58, 0.085, 40)
const blue = oklch(0.44, 0.07, 254)
const sage = oklch(0.66, 0.05, 138)
const ochre = oklch(0.75, 0.085, 82)

const lying = (x: number, radius: number, z: number): Pick<WoolBall, 'middle' | 'radius'> => ({ middle: [x, radius * 0.985, z], radius })

const balls: readonly WoolBall[] = [
  { ...lying(-0.235, 0.078, -0.02), colour: terracotta },
  { ...lying(-0.075, 0.089, -0.075), colour: ecru },
  {
    ...lying(-0.09, 0.064, 0.13),
    colour: ochre,
    end: [
      [-0.05, 0.012, 0.165],
      [-0.005, 0.003, 0.2],
      [0.05, 0.003, 0.185],
      [0.1, 0.003, 0.215],
      [0.17, 0.003, 0.2],
      [0.21, 0.003, 0.155],
      [0.26, 0.003, 0.17],
      [0.33, 0.003, 0.225],
      [0.42, 0.003, 0.21],
    ],
  },
  { ...lying(0.075, 0.083, 0.035), colour: blue },
  { ...lying(0.225, 0.07, -0.03), colour: sage },
]

/** A still life for the journal: balls of wool in five colours on an oak table, beside a bowl. */
export const woolStillLife = (seed: string): TracedScene => {
  const table = boardFloor(paleOak, 0.42)
  return {
    eye: { place: [0.09, 0.4, 1.32], target: [0.022, 0.1, 0], opening: 0.38 },
    aperture: 11,
    floor: { drawn: (x, z, pixel) => table(z + 0.31, x, pixel), part: { left: -1, back: -1, size: 2 }, pixels: 4000 },
    rug: null,
    yarn: woolBalls(balls, seed),
    meshes: [
      placed(bowl(0.1, oklch(0.93, 0.012, 85)), { move: [0.33, 0, -0.17] }),
      panel([-4, 3, -0.55], [8, 0, 0], [0, -3, 0], plaster(oklch(0.84, 0.022, 225)), false),
    ],
    lighting: { kind: 'table' },
  }
}
