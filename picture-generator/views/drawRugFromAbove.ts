import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import { blankPicture } from '../light/Picture.ts'
import type { Picture } from '../light/Picture.ts'
import { softened } from '../light/softened.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { weaveRug } from '../rug/weaveRug.ts'
import type { Cutting } from '../rug/weaveRug.ts'

/** What lies under a rug, at a pixel of `cm` centimetres. */
type Ground = (x: number, y: number, cm: number) => Rgb

const paper = oklch(0.93, 0.009, 80)
const onPaper: Ground = () => paper

/** A cutting of a rug from above with its shadow on the ground; light falls from the top left. `thick` is the height of its edge in cm. */
export const drawCutting = (design: RugDesign, cutting: Cutting, ground: Ground, thick: number, width: number, height: number): Picture => {
  const picture = blankPicture(width, height)
  const { cover, light } = weaveRug(design, cutting, width, height)
  const scale = width / cutting.width
  const near = softened(cover, width, height, thick * scale * 0.9)
  const far = softened(cover, width, height, thick * scale * 4)
  const nearBy = Math.round(thick * scale * 0.8)
  const farBy = Math.round(thick * scale * 2.6)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const lit = 1.02 - 0.1 * ((column / width) * 0.5 + (row / height) * 0.6)
      const part = cover[at] ?? 0
      const shadow =
        part === 1
          ? 1
          : (1 - 0.36 * (near[Math.max(0, row - nearBy) * width + Math.max(0, column - nearBy)] ?? 0)) *
            (1 - 0.26 * (far[Math.max(0, row - farBy) * width + Math.max(0, column - farBy)] ?? 0))
      const under = part === 1 ? paper : ground(cutting.x + column / scale, cutting.y + row / scale, 1 / scale)
      for (let channel = 0; channel < 3; channel += 1) {
        const bare = (under[channel] ?? 0) * lit * shadow
        picture.light[at * 3 + channel] = bare + ((light[at * 3 + channel] ?? 0) * (0.75 + 0.25 * lit) - bare) * part
      }
    }
  }
  return picture
}

/** The whole rug from above on warm paper. */
export const drawRugFromAbove = (design: RugDesign, width: number, height: number): Picture => {
  const tall = design.lengthCm + design.fringeCm * 2.2
  const scale = Math.min((width * 0.86) / design.widthCm, (height * 0.9) / tall)
  const cutting = {
    x: design.widthCm / 2 - width / scale / 2,
    y: design.lengthCm / 2 - height / scale / 2,
    width: width / scale,
    height: height / scale,
  }
  return drawCutting(design, cutting, onPaper, 1.5, width, height)
}
