import { oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import { cloth } from '../interior/cloth.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { seededRandom } from '../light/seededRandom.ts'

const amber: Finish = { colour: oklch(0.36, 0.075, 52), gloss: 0.07, roughness: 0.12 }
const cap: Finish = { colour: oklch(0.24, 0.006, 70), gloss: 0.03, roughness: 0.4 }
const beech: Finish = {
  colour: ({ x, y, z }) => scaleRgb(oklch(0.76, 0.065, 68), 0.97 + layeredNoise(x * 22, (y + z) * 190, 6, 3) * 0.15),
  gloss: 0.02,
  roughness: 0.5,
}
const bristle: Finish = { colour: oklch(0.33, 0.03, 55), sheen: 0.3 }

/** Paper around a bottle: a band of Delft blue, a drawn sheep’s curl of wool, two lines of small print. */
const label: Finish = {
  colour: ({ u, y }) => {
    const paper = oklch(0.95, 0.012, 88)
    const blue = oklch(0.45, 0.085, 255)
    if (y < 0.052 || y > 0.118) return blue
    // The paper begins behind the bottle; its middle looks forward and a little to the left.
    const across = (u - 0.27) * 0.188
    const up = y - 0.094
    const far = Math.hypot(across, up)
    const curl = Math.abs(far * 1000 - ((Math.atan2(up, across) / Math.PI + 1) * 3.1 + 2.2)) < 0.75 && far < 0.0125
    const print = Math.abs(across) < 0.021 && (Math.abs(y - 0.07) < 0.0011 || (Math.abs(y - 0.064) < 0.0011 && Math.abs(across) < 0.015))
    return curl || print ? blue : paper
  },
  fine: true,
  gloss: 0.012,
  roughness: 0.6,
}

/** Half a litre of wool shampoo, 19 cm high. */
const bottle: Mesh[] = [
  lathe(
    smoothProfile([
      [0, 0],
      [0.026, 0],
      [0.0315, 0.004],
      [0.032, 0.012],
      [0.032, 0.13],
      [0.0295, 0.143],
      [0.0165, 0.156],
      [0.0128, 0.162],
      [0.0128, 0.17],
    ]),
    72,
    amber,
  ),
  lathe(
    [
      [0.0322, 0.046],
      [0.0325, 0.0465],
      [0.0325, 0.1235],
      [0.0322, 0.124],
    ],
    96,
    label,
  ),
  lathe(
    [
      [0.0152, 0.166],
      [0.0155, 0.167],
      [0.0155, 0.186],
      [0.014, 0.1885],
      [0.014, 0.1885],
      [0, 0.1885],
    ],
    56,
    cap,
  ),
]

/** Hairs of a tuft. */
const hairs = 24

/** A brush of beech with horsehair, lying on its back with the hair up. */
const brush = (): Mesh[] => {
  const random = seededRandom('wool brush')
  const tufts = Array.from({ length: 13 * 5 * hairs }, (_, index) => {
    const tuft = Math.floor(index / hairs)
    const x = ((tuft % 13) - 6) * 0.0108
    const z = (Math.floor(tuft / 13) - 2) * 0.0085
    const angle = random.between(0, Math.PI * 2)
    const out = Math.sqrt(random.between(0, 1))
    const [across, along] = [Math.cos(angle) * out, Math.sin(angle) * out]
    const tall = 0.025 + random.between(0, 0.003)
    return tube(
      (part) => [x + across * (0.0016 + part * 0.0042), 0.019 + part * tall, z * (1 + part * 0.12) + along * (0.0016 + part * 0.0036)],
      () => 0.00033,
      3,
      5,
      bristle,
    )
  })
  return [placed(roundedBox([0.17, 0.02, 0.054], 0.0095, beech), { move: [0, 0.01, 0] }), ...tufts]
}

/** A cotton cloth, folded twice. */
const foldedCloth = (): Mesh[] =>
  [0, 1, 2].map((layer) =>
    placed(roundedBox([0.15 - layer * 0.003, 0.011, 0.11 - layer * 0.002], 0.0053, cloth(oklch(0.93, 0.014, 88), 520, 0.14)), {
      move: [layer * 0.0015, 0.0056 + layer * 0.0102, layer * -0.001],
      turn: layer * 0.012,
    }),
  )

/** What keeps a wool rug clean: shampoo, a brush and a cloth. */
export const woolCare = (): Mesh[] => [
  ...placedAll(bottle, { move: [-0.055, 0, -0.02] }),
  ...placedAll(foldedCloth(), { move: [0.06, 0, -0.03], turn: -0.16 }),
  ...placedAll(brush(), { move: [0.045, 0, 0.085], turn: 0.3 }),
]
