import type { Rgb } from '../light/colour.ts'
import { oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import { potColours } from '../names/pictureWords.ts'
import type { PotColour } from '../names/pictureWords.ts'
import { joined, placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { ball, lathe } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import type { Profile } from '../scene/smoothProfile.ts'
import { seededRandom } from '../light/seededRandom.ts'
import type { Random } from '../light/seededRandom.ts'

const rimmed = (outside: Profile, thick: number, depth: number): Profile => {
  const [radius, height] = outside[outside.length - 1] ?? [0.1, 0.1]
  return [
    ...outside,
    [radius - thick * 0.15, height + thick * 0.35],
    [radius - thick * 0.5, height + thick * 0.5],
    [radius - thick * 0.85, height + thick * 0.35],
    [radius - thick, height],
    [radius - thick * 1.1, height - depth],
  ]
}

/** Profiles for a pot of radius 1 and about height 1.7. */
const forms: readonly [Profile, ...Profile[]] = [
  [
    [0, 0],
    [0.7, 0],
    [0.7, 0],
    [0.74, 0.03],
    [0.84, 0.6],
    [0.95, 1.2],
    [1, 1.6],
  ],
  [
    [0, 0],
    [0.94, 0],
    [0.94, 0],
    [1, 0.06],
    [1, 0.8],
    [1, 1.55],
  ],
  [
    [0, 0],
    [0.55, 0],
    ...smoothProfile([
      [0.55, 0],
      [0.62, 0.02],
      [0.86, 0.22],
      [1.02, 0.62],
      [1.06, 0.95],
      [1, 1.3],
      [0.9, 1.5],
    ]),
  ],
  [
    [0, 0],
    [0.66, 0],
    [0.66, 0],
    [0.68, 0.02],
    [0.86, 1.18],
    [0.88, 1.2],
    [0.88, 1.2],
    [1, 1.2],
    [1, 1.2],
    [1.03, 1.24],
    [1.05, 1.55],
  ],
]

const glazes: Readonly<Record<PotColour, Rgb>> = {
  wit: oklch(0.93, 0.012, 85),
  terracotta: oklch(0.6, 0.1, 43),
  blauw: oklch(0.47, 0.075, 254),
  groen: oklch(0.66, 0.045, 135),
  zwart: oklch(0.34, 0.012, 60),
  zand: oklch(0.83, 0.035, 75),
}

/** Fired clay, matt or glazed, with the faint rings of the wheel. */
export const clayFinish = (colour: Rgb, glazed: boolean): Finish => ({
  colour: ({ u, v }) => scaleRgb(colour, 1 + layeredNoise(u * 14, v * 9, 5, 2) * 0.05 + layeredNoise(u * 2, v * 70, 6, 2) * 0.035),
  gloss: glazed ? 0.055 : 0.012,
  roughness: glazed ? 0.22 : 0.7,
})

const soil: Finish = { colour: ({ x, z }) => scaleRgb(oklch(0.3, 0.02, 55), 1 + layeredNoise(x * 190, z * 190, 2, 3) * 0.6) }

/** Crumbs of soil on a round bed of a radius, in metres: close by, soil without them is a brown lid. */
const crumbs = (radius: number, height: number): Mesh => {
  const random = seededRandom(`soil ${radius}`)
  return joined(
    Array.from({ length: 900 }, () => {
      const reach = Math.sqrt(random.next()) * radius
      const angle = random.between(0, Math.PI * 2)
      return placed(ball(random.between(0.006, 0.022) * radius, soil, 0.7, 6), {
        roll: random.between(0, 3),
        turn: random.between(0, 3),
        move: [Math.sin(angle) * reach, height + (1 - reach / radius) * radius * 0.05, Math.cos(angle) * reach],
      })
    }),
    soil,
  )
}

/** A pot with soil; `radius` at the rim in metres. The soil lies at `height`. Terracotta that is asked for is not glazed. */
export const pot = (
  radius: number,
  random: Random,
  colour: PotColour | null = null,
): { readonly meshes: Mesh[]; readonly height: number } => {
  const form = random.pick(forms)
  const chosen = random.pick(potColours)
  const glaze = glazes[colour ?? chosen]
  const tall = random.between(0.9, 1.05)
  const outside = form.map(([wide, high]) => [wide * radius, high * radius * tall] as const)
  const [rim, top] = outside[outside.length - 1] ?? [radius, radius]
  const height = top - radius * 0.14
  const ground = lathe(
    [
      [0, height + radius * 0.05],
      [rim * 0.5, height + radius * 0.03],
      [rim * 0.97, height],
    ],
    40,
    soil,
  )
  return {
    meshes: [
      lathe(rimmed(outside, radius * 0.09, radius * 0.3), 96, clayFinish(glaze, random.chance(0.5) && colour !== 'terracotta')),
      ground,
      crumbs(rim * 0.92, height),
    ],
    height,
  }
}

/** A woven basket of seagrass. */
export const basket = (radius: number): { readonly meshes: Mesh[]; readonly height: number } => {
  const straw = oklch(0.72, 0.06, 78)
  const finish: Finish = {
    colour: ({ u, v }) => {
      const row = Math.floor(v * 17)
      const strand = Math.sin((u * 60 + (row % 2) * 0.5) * Math.PI * 2) * 0.12
      const gap = Math.abs(((v * 17) % 1) - 0.5) > 0.4 ? -0.3 : 0
      return scaleRgb(straw, 1 + strand + gap + layeredNoise(u * 90, row, 3, 2) * 0.16)
    },
  }
  const outside = [
    [0, 0],
    [0.86, 0],
    [0.9, 0.02],
    [1, 0.4],
    [1.05, 0.8],
    [1.02, 1.2],
    [0.98, 1.42],
  ].map(([wide = 0, high = 0]) => [wide * radius, high * radius] as const)
  const height = radius * 1.25
  return {
    meshes: [
      lathe(rimmed(outside, radius * 0.05, radius * 0.3), 64, finish),
      lathe(
        [
          [0, height],
          [radius * 0.98, height],
        ],
        40,
        soil,
      ),
    ],
    height,
  }
}
