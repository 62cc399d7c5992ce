import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DrawnPicture } from '../drawPicture.ts'
import { hashText } from '../light/seededRandom.ts'
import { aspectRatioOf } from '../names/pictureName.ts'
import type { PictureName } from '../names/pictureName.ts'
import type { Room } from '../rooms/furnishing.ts'
import type { Scene } from '../scene/Scene.ts'
import { alarmStillLife } from './alarmStillLife.ts'
import { fetchWeights, traceScene } from './blender.ts'
import { closeUps, closeUpScene } from './closeUp.ts'
import type { CloseUp } from './closeUp.ts'
import { edgeScene, underlayScene } from './finishedEdge.ts'
import { tracedCloseUp, tracedRoom, tracedStill, writeScene } from './sceneFiles.ts'
import type { TracedScene } from './sceneFiles.ts'
import { careScene } from '../views/drawCare.ts'
import { deviceScene } from '../views/drawDevice.ts'
import { lampScene } from '../views/drawLamp.ts'
import { homeViews, roomOf, rugAtHome } from '../views/drawRoom.ts'
import type { HomeView } from '../views/drawRoom.ts'
import { plantScene } from '../views/drawPlant.ts'
import { plainColour } from '../rug/planRug.ts'
import { measuredRug } from './measuredRug.ts'
import { shadyPlants } from './shadyPlants.ts'
import { woolSample } from './woolSample.ts'
import { woolStillLife } from './woolStillLife.ts'

const cache = fileURLToPath(new URL('../../.cache/traced', import.meta.url))

/** Samples a pixel. More cost time and change little once the denoiser has been over them; still lifes are cleaned without the help of cleaned guides, and the soft light of an evening is less noisy than sun, in which the weave of cloth must not be cleaned away. */
const samplesFor = ({ lighting, aperture }: TracedScene): number => {
  // Out of focus a pixel sees many places.
  if (lighting.kind === 'studio') return aperture === null ? 6 : 12
  if (lighting.kind !== 'room') return 8
  return lighting.sun === 0 ? 5 : 16
}

type RugPicture = Extract<PictureName, { readonly kind: 'rug' }>
type CloseUpName = RugPicture & { readonly view: CloseUp }
type HomeName = RugPicture & { readonly view: HomeView }
const stillLives = { yarn: woolStillLife, measure: measuredRug, shade: shadyPlants, alarm: alarmStillLife } as const

type StillLife = Extract<PictureName, { readonly kind: 'post' }> & { readonly motif: keyof typeof stillLives }
type TracedName =
  | CloseUpName
  | HomeName
  | StillLife
  | Extract<PictureName, { readonly kind: 'room' | 'sample' | 'edge' | 'underlay' | 'device' | 'lamp' | 'plant' | 'care' }>

const isCloseUp = (name: PictureName): name is CloseUpName => name.kind === 'rug' && closeUps.some((view) => view === name.view)

const isAtHome = (name: PictureName): name is HomeName => name.kind === 'rug' && homeViews.some((view) => view === name.view)

const isStillLife = (name: PictureName): name is StillLife => name.kind === 'post' && name.motif !== null && name.motif in stillLives

const isThing = (name: PictureName): name is Extract<PictureName, { readonly kind: 'device' | 'lamp' | 'plant' | 'care' }> =>
  name.kind === 'device' || name.kind === 'lamp' || name.kind === 'plant' || name.kind === 'care'

/** True for pictures that are traced by Blender: rooms, rugs at home and close by with their edges and underlays, things on paper and at home, wool and tiles. All others are drawn by the generator itself. */
export const isTraced = (name: PictureName): name is TracedName =>
  name.kind === 'room' ||
  name.kind === 'sample' ||
  name.kind === 'edge' ||
  name.kind === 'underlay' ||
  isCloseUp(name) ||
  isAtHome(name) ||
  isThing(name) ||
  isStillLife(name)

const traced = (scene: Scene | Room): TracedScene => ('design' in scene ? tracedRoom(scene) : tracedStill(scene))

const sceneOf = (name: TracedName, width: number, height: number): TracedScene => {
  if (name.kind === 'room') return tracedRoom(roomOf(name.rug, width, height))
  if (name.kind === 'sample') return woolSample(name.colour, name.material)
  if (name.kind === 'edge') return edgeScene(name.edge, name.colour ?? plainColour)
  if (name.kind === 'underlay') return underlayScene(name.underlay)
  if (name.kind === 'post') return stillLives[name.motif](name.seed)
  if (name.kind === 'device') return traced(deviceScene(name.device, name.seed, name.finish, name.view, width, height))
  if (name.kind === 'plant') return traced(plantScene(name.plant, name.seed, name.pot, name.view, width, height))
  if (name.kind === 'care') return traced(careScene(name.view))
  if (name.kind === 'lamp') return traced(lampScene(name.lamp, name.view, width, height))
  return isAtHome(name) ? tracedRoom(rugAtHome(name.rug, name.view, width, height)) : tracedCloseUp(closeUpScene(name.rug, name.view))
}

/** Traces a picture at a width in pixels; the same name gives the same picture. */
export const tracePicture = async (blender: string, text: string, name: TracedName, width: number): Promise<DrawnPicture> => {
  const height = Math.round(width / aspectRatioOf(name))
  const folder = join(cache, text)
  const weights = await fetchWeights(cache)
  await rm(folder, { recursive: true, force: true })
  const scene = sceneOf(name, width, height)
  await writeScene(scene, width, height, folder)
  const bytes = await traceScene(blender, folder, samplesFor(scene), hashText(text) % 2 ** 31, weights)
  await rm(folder, { recursive: true })
  return { width, height, bytes }
}
