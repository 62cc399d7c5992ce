import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DrawnPicture } from '../drawPicture.ts'
import { hashText } from '../light/seededRandom.ts'
import { aspectRatioOf } from '../names/pictureName.ts'
import type { PictureName } from '../names/pictureName.ts'
import { fetchWeights, traceScene } from './blender.ts'
import { closeUps, closeUpScene } from './closeUp.ts'
import type { CloseUp } from './closeUp.ts'
import { tracedCloseUp, tracedRoom, writeScene } from './sceneFiles.ts'
import type { TracedScene } from './sceneFiles.ts'
import { roomOf } from '../views/drawRoom.ts'

const cache = fileURLToPath(new URL('../../.cache/traced', import.meta.url))

/** Samples a pixel. More cost time and change little once the denoiser has been over them. */
const samples = 5

type CloseUpName = Extract<PictureName, { readonly kind: 'rug' }> & { readonly view: CloseUp }
type TracedName = CloseUpName | Extract<PictureName, { readonly kind: 'room' }>

const isCloseUp = (name: PictureName): name is CloseUpName => name.kind === 'rug' && closeUps.some((view) => view === name.view)

/** True for pictures that are traced by Blender: rooms and close-ups of rugs. All others are drawn by the generator itself. */
export const isTraced = (name: PictureName): name is TracedName => name.kind === 'room' || isCloseUp(name)

const sceneOf = (name: TracedName, width: number, height: number): TracedScene =>
  name.kind === 'room' ? tracedRoom(roomOf(name.rug, width, height)) : tracedCloseUp(closeUpScene(name.rug, name.view))

/** Traces a picture at a width in pixels; the same name gives the same picture. */
export const tracePicture = async (blender: string, text: string, name: TracedName, width: number): Promise<DrawnPicture> => {
  const height = Math.round(width / aspectRatioOf(name))
  const folder = join(cache, text)
  const weights = await fetchWeights(cache)
  await rm(folder, { recursive: true, force: true })
  await writeScene(sceneOf(name, width, height), width, height, folder)
  const bytes = await traceScene(blender, folder, samples, hashText(text) % 2 ** 31, weights)
  await rm(folder, { recursive: true })
  return { width, height, bytes }
}
