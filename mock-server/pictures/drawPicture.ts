import { srgbByte } from './colour.ts'
import type { Picture } from './Picture.ts'
import { aspectRatioOf } from './pictureName.ts'
import type { PictureName } from './pictureName.ts'
import { drawRugFromAbove } from './rug/drawRugFromAbove.ts'
import { planRug } from './rug/planRug.ts'

/** A drawn picture, three sRGB bytes a pixel. */
export interface DrawnPicture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

const draw = (name: PictureName, width: number, height: number): Picture => {
  switch (name.kind) {
    case 'rug':
    case 'room': return drawRugFromAbove(planRug(name.rug), width, height)
    default: return drawRugFromAbove(planRug({ seed: '1', style: null, colour: null, material: null, shape: 'rectangle' }), width, height)
  }
}

/** Draws a picture at a width in pixels. Takes a tenth of a second to a few seconds of one core. */
export const drawPicture = (name: PictureName, width: number): DrawnPicture => {
  const height = Math.round(width / aspectRatioOf(name))
  const { light } = draw(name, width, height)
  return { width, height, bytes: Uint8Array.from(light, srgbByte) }
}
