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
import { tracedCloseUp, writeScene } from './sceneFiles.ts'

const cache = fileURLToPath(new URL('../../.cache/traced', import.meta.url))

/** Samples a pixel. More cost time and change little once the denoiser has been over them. */
const samples = 5

type CloseUpName = Extract<PictureName, { readonly kind: 'rug' }> & { readonly view: CloseUp }

/** True for views that are traced by Blender; all others are drawn by the generator itself. */
export const isTraced = (name: PictureName): name is CloseUpName => name.kind === 'rug' && closeUps.some((view) => view === name.view)

/** Traces a picture at a width in pixels; the same name gives the same picture. */
export const tracePicture = async (blender: string, text: string, name: CloseUpName, width: number): Promise<DrawnPicture> => {
  const height = Math.round(width / aspectRatioOf(name))
  const folder = join(cache, text)
  const weights = await fetchWeights(cache)
  await rm(folder, { recursive: true, force: true })
  await writeScene(tracedCloseUp(closeUpScene(name.rug, name.view)), width, height, folder)
  const bytes = await traceScene(blender, folder, samples, hashText(text) % 2 ** 31, weights)
  await rm(folder, { recursive: true })
  return { width, height, bytes }
}
