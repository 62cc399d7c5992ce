import { srgbByte } from './light/colour.ts'
import type { Picture } from './light/Picture.ts'
import { drawCare } from './views/drawCare.ts'
import { drawDevice } from './views/drawDevice.ts'
import { drawLamp } from './views/drawLamp.ts'
import { aspectRatioOf } from './names/pictureName.ts'
import type { PictureName, RugName } from './names/pictureName.ts'
import type { RugView } from './names/pictureWords.ts'
import { drawPlant } from './views/drawPlant.ts'
import { drawPost } from './views/drawPost.ts'
import { drawRoom, drawRugInRoom } from './views/drawRoom.ts'
import { drawRugFromAbove } from './views/drawRugFromAbove.ts'
import { plainColour, planRug, samplePiece } from './rug/planRug.ts'
import { drawSwatch } from './views/drawSwatch.ts'

/** A drawn picture, three sRGB bytes a pixel. */
export interface DrawnPicture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A close-up of a rug is drawn as the rug from above: its yarn is only seen when Blender traces it. */
const drawRug = (rug: RugName, view: RugView | null, width: number, height: number): Picture => {
  switch (view) {
    case 'room':
    case 'bedroom':
    case 'reading':
    case 'evening':
      return drawRugInRoom(rug, view, width, height)
    case 'detail':
    case 'fringe':
    case 'corner':
    case null:
      return drawRugFromAbove(planRug(rug), width, height)
  }
}

const draw = (name: PictureName, width: number, height: number): Picture => {
  switch (name.kind) {
    case 'rug':
      return drawRug(name.rug, name.view, width, height)
    case 'room':
      return drawRoom(name.rug, width, height)
    case 'device':
      return drawDevice(name.device, name.seed, name.finish, name.view, width, height)
    case 'plant':
      return drawPlant(name.plant, name.seed, name.pot, name.view, width, height)
    case 'lamp':
      return drawLamp(name.lamp, name.view, width, height)
    case 'post':
      return drawPost(name.seed, name.motif, width, height)
    case 'swatch':
      return drawSwatch(name.colour, name.material, width, height)
    case 'sample':
      return drawRugFromAbove(samplePiece(name.colour, name.material), width, height)
    case 'edge':
      return drawRugFromAbove(samplePiece(name.colour ?? plainColour, null), width, height)
    case 'underlay':
      return drawRugFromAbove(samplePiece(plainColour, null), width, height)
    case 'care':
      return drawCare(name.view, width, height)
  }
}

/** Draws a picture at a width in pixels. Takes a tenth of a second to a few seconds of one core. */
export const drawPicture = (name: PictureName, width: number): DrawnPicture => {
  const height = Math.round(width / aspectRatioOf(name))
  const { light } = draw(name, width, height)
  const bytes = new Uint8Array(light.length)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = srgbByte(light[index] as number)
  return { width, height, bytes }
}
