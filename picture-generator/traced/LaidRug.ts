import type { Rgb } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise } from '../light/noise.ts'
import type { RugPlace } from '../interior/rugOnFloor.ts'
import { insideBy } from '../rug/outline.ts'
import { dyedYarns, shownYarn } from '../rug/weaveRug.ts'
import type { Vector } from '../scene/vector.ts'
import type { RugDesign, YarnNumber } from '../weaves/RugDesign.ts'
import { caughtAfar, caughtInPile, caughtInWeave, fibreColour } from './fibreColour.ts'

/** A rug on the floor of a scene. Its own measures are centimetres from its top left corner, heights too; the scene's are metres. */
export interface LaidRug {
  readonly design: RugDesign
  /** A point of the rug in the scene. */
  readonly at: (x: number, y: number, height: number) => Vector
  /** True when a point of the rug is in the picture or so near it that its shadow or light is. */
  readonly seen: (x: number, y: number) => boolean
  /** True when a point of the scene's floor lies well under the rug. */
  readonly covers: (x: number, z: number) => boolean
  /** True when single fibres are not seen. */
  readonly far: boolean
  /** Width of a pixel at a point in cm. */
  readonly pixel: (x: number, y: number) => number
  /** Albedo of the fibres of a yarn at a point: yarns differ a little along the rug, as baths of dye and spun wool do. */
  readonly fibre: (yarn: YarnNumber, x: number, y: number) => Rgb
  /** Part of the rug to look through for yarns, in cm. */
  readonly bounds: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

/** What the camera sees of the floor: whether a point is in the picture, and the width of a pixel there in metres. */
export interface FloorView {
  readonly seen: (x: number, z: number) => boolean
  readonly pixel: (x: number, z: number) => number
}

const stepCm = 3

/** Width of a pixel in cm from which on a rug is far away: single fibres are not seen. */
const farPixel = 0.15

export const layRug = (design: RugDesign, { x: middleX, z: middleZ, turn, size }: RugPlace, view: FloorView): LaidRug => {
  const metre = 0.01 * size
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  // Without pile a rug does not lie quite flat: it ripples along its wefts, which throws a little shadow.
  const ripple = (x: number, y: number): number =>
    design.weave === 'flat' ? Math.max(0, 0.45 + layeredNoise(x / 70, y / 18, design.seed + 81, 2) * 1.5) : 0
  const at = (x: number, y: number, above: number): Vector => {
    const height = above + ripple(x, y)
    const u = (x - design.widthCm / 2) * metre
    const v = (y - design.lengthCm / 2) * metre
    return [middleX + u * cosine + v * sine, height * metre, middleZ - u * sine + v * cosine]
  }
  const seen = (x: number, y: number): boolean => {
    const [across, , along] = at(x, y, 0)
    return view.seen(across, along)
  }
  const piled = design.weave !== 'flat' && design.weave !== 'boucle' && design.weave !== 'braided'
  const far = view.pixel(middleX, middleZ) / metre > farPixel
  const caught = far ? caughtAfar : piled ? caughtInPile : caughtInWeave
  const yarns = dyedYarns(design)
  const margin = design.fringeCm + stepCm
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let y = -margin; y <= design.lengthCm + margin; y += stepCm) {
    for (let x = -margin; x <= design.widthCm + margin; x += stepCm) {
      if (!seen(x, y) || insideBy(design, x, y) < -margin) continue
      bounds.left = Math.min(bounds.left, x - stepCm)
      bounds.right = Math.max(bounds.right, x + stepCm)
      bounds.top = Math.min(bounds.top, y - stepCm)
      bounds.bottom = Math.max(bounds.bottom, y + stepCm)
    }
  }
  return {
    design,
    at,
    seen,
    far,
    covers: (x, z) => {
      const u = (x - middleX) / metre
      const v = (z - middleZ) / metre
      return insideBy(design, u * cosine - v * sine + design.widthCm / 2, u * sine + v * cosine + design.lengthCm / 2) > 3
    },
    pixel: (x, y) => {
      const [across, , along] = at(x, y, 0)
      return view.pixel(across, along) / metre
    },
    fibre: (yarn, x, y) =>
      scaleRgb(
        fibreColour(shownYarn(design, yarns[yarn] as Rgb, x, y), caught),
        1 +
          layeredNoise(x / 40, y / 22, design.seed + 43, 3) * 0.07 +
          (gridNoise(Math.round(x * 9), Math.round(y * 9), design.seed) - 0.5) * 0.16,
      ),
    bounds,
  }
}
