import { srgbByte } from './colour.ts'
import type { Picture } from './Picture.ts'
import { drawDevice } from './devices/drawDevice.ts'
import { drawLamp } from './lamps/drawLamp.ts'
import { aspectRatioOf } from './pictureName.ts'
import type { PictureName, RugName } from './pictureName.ts'
import type { RugView } from './pictureWords.ts'
import { drawPlant } from './plants/drawPlant.ts'
import { drawRoom, drawRugInRoom } from './rooms/drawRoom.ts'
import { drawRugFromAbove } from './rug/drawRugFromAbove.ts'
import { planRug } from './rug/planRug.ts'

/** A drawn picture, three sRGB bytes a pixel. */
export interface DrawnPicture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

const drawRug = (rug: RugName, view: RugView | null, width: number, height: number): Picture => {
  switch (view) {
    case 'room':
    case 'bedroom':
    case 'reading':
    case 'evening': return drawRugInRoom(rug, view, width, height)
    default: return drawRugFromAbove(planRug(rug), width, height)
  }
}

const draw = (name: PictureName, width: number, height: number): Picture => {
  switch (name.kind) {
    case 'rug': return drawRug(name.rug, name.view, width, height)
    case 'room': return drawRoom(name.rug, width, height)
    case 'device': return drawDevice(name.device, name.seed, name.finish, name.view, width, height)
    case 'plant': return drawPlant(name.plant, name.seed, name.view, width, height)
    case 'lamp': return drawLamp(name.seed, name.lamp, name.view, width, height)
    default: return drawRugFromAbove(planRug({ seed: '1', style: null, colour: null, material: null, shape: 'rectangle' }), width, height)
  }
}

/** Draws a picture at a width in pixels. Takes a tenth of a second to a few seconds of one core. */
export const drawPicture = (name: PictureName, width: number): DrawnPicture => {
  const height = Math.round(width / aspectRatioOf(name))
  const { light } = draw(name, width, height)
  return { width, height, bytes: Uint8Array.from(light, srgbByte) }
}
