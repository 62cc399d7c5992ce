import { herringboneFloor, oak } from '../interior/floors.ts'
import { scaleRgb, oklch } from '../light/colour.ts'
import type { Rgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Colour, Edge, Underlay } from '../names/pictureWords.ts'
import { plainColour, samplePiece } from '../rug/planRug.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh, SurfacePoint } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { placeFor } from './closeUp.ts'
import type { TracedScene } from './sceneFiles.ts'

/** How far the rug is turned, and where on the floor its corner lies. */
const turn = -0.42
const corner = { x: 0.085, z: 0.1 }

/** Side of the rug in cm: more than the picture shows. */
const side = 120

const oakFloor = herringboneFloor(oak)

/** The corner of a rug seen from a kneeling height, `out` metres of it replaced by what lies there instead of yarn. */
const cornerScene = (design: RugDesign, out: number, meshes: readonly Mesh[]): TracedScene => ({
  eye: { place: [0.05, 0.5, 0.46], target: [0, 0, 0.012], opening: 0.5 },
  aperture: 16,
  floor: { drawn: oakFloor, part: { left: -0.6, back: -0.6, size: 1.2 }, pixels: 3200 },
  rug: {
    design,
    place: placeFor(
      design,
      design.widthCm,
      design.lengthCm,
      turn,
      corner.x - out * (Math.cos(turn) + Math.sin(turn)),
      corner.z - out * (Math.cos(turn) - Math.sin(turn)),
    ),
  },
  meshes: placedAll(meshes, { turn, move: [corner.x, 0, corner.z] }),
  lighting: { kind: 'corner' },
})

const piece = (colour: Colour, bound: boolean): RugDesign => ({ ...samplePiece(colour, 'wol'), widthCm: side, lengthCm: side, bound })

/** Measures in metres of the cotton tape around an edge, of its stitches, and how far they lie from its inner rim. */
const tape = { wide: 0.036, high: 0.0125, long: 0.6, stitch: 0.0055, every: 0.0085, inset: 0.0035 }

/** Tape folded around both sides of a corner, sewn along its inner rim; the corner is the origin and the rug lies to the left and behind. */
const cottonTape = (colour: Rgb): Mesh[] => {
  const cotton: Finish = { colour, woven: 0.0011, sheen: 0.2 }
  const thread: Finish = { colour: scaleRgb(colour, 1.5) }
  const { wide, high, long, stitch, every, inset } = tape
  const strip = (length: number): Mesh => roundedBox([length, high, wide], high * 0.42, cotton, 0.0004)
  const sewn = Array.from({ length: Math.floor((long - wide) / every) }, (_, index) => -wide - (index + 0.5) * every)
  const sewing = roundedBox([stitch, 0.001, 0.0009], 0.0004, thread)
  const above = high + 0.0003
  return [
    placed(strip(long), { move: [-long / 2, high / 2, -wide / 2] }),
    placed(strip(long - wide), { turn: Math.PI / 2, move: [-wide / 2, high / 2, -wide - (long - wide) / 2] }),
    ...sewn.map((at) => placed(sewing, { move: [at, above, -wide + inset] })),
    ...sewn.map((at) => placed(sewing, { turn: Math.PI / 2, move: [-wide + inset, above, at] })),
  ]
}

/** One corner of a rug with its edge finished. */
export const edgeScene = (edge: Edge, colour: Colour): TracedScene => {
  switch (edge) {
    case 'blind':
      return cornerScene(piece(colour, false), 0, [])
    case 'feston':
      return cornerScene(piece(colour, true), 0, [])
    case 'band': {
      const design = piece(colour, false)
      return cornerScene(design, tape.wide - 0.002, cottonTape(design.yarns.deep))
    }
    case 'fringe': {
      const design: RugDesign = { ...samplePiece(colour, 'katoen'), widthCm: side, lengthCm: side, weave: 'flat', fringeCm: 5 }
      return cornerScene(design, 0, [])
    }
  }
}

/** Wool pressed into a felt: grey fibres of several tones. */
const felted = ({ x, z }: SurfacePoint): Rgb => scaleRgb(oklch(0.6, 0.008, 80), 1 + layeredNoise(x * 420, z * 420, 3, 3) * 0.24)

/** A net of latex: a hole every 7.5 mm. */
const net = 0.0075
const latex = ({ x, z }: SurfacePoint): Rgb => {
  const hole = Math.hypot(x / net - Math.round(x / net), z / net - Math.round(z / net))
  return scaleRgb(oklch(0.88, 0.03, 88), hole < 0.27 ? 0.34 : 1)
}

/** How far an underlay shows below the corner in metres, and how thick it is. */
const shown = 0.05
const thick = { felt: 0.0034, latex: 0.0022 } as const
const long = 0.6

/** A corner of a rug with what lies under it. */
export const underlayScene = (underlay: Underlay): TracedScene => {
  const design = piece(plainColour, true)
  if (underlay === 'none') return cornerScene(design, 0, [])
  const finish: Finish =
    underlay === 'felt' ? { colour: felted, sheen: 0.3, fine: true } : { colour: latex, roughness: 0.7, gloss: 0.02, fine: true }
  const sheet = roundedBox([long, thick[underlay], long], thick[underlay] * 0.4, finish)
  return cornerScene(design, shown, [placed(sheet, { move: [-long / 2, thick[underlay] / 2, -long / 2] })])
}
