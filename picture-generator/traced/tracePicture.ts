import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DrawnPicture } from '../drawPicture.ts'
import { hashText } from '../light/seededRandom.ts'
import { aspectRatioOf } from '../names/pictureName.ts'
import { oklch } from '../light/colour.ts'
import type { PictureName, RugName } from '../names/pictureName.ts'
import { roomIn } from '../rooms/home.ts'
import type { Home } from '../rooms/home.ts'
import type { Room } from '../rooms/furnishing.ts'
import { planRug } from '../rug/planRug.ts'
import type { Scene } from '../scene/Scene.ts'
import { alarmStillLife } from './alarmStillLife.ts'
import { fetchWeights, traceScene } from './blender.ts'
import { closeUps, closeUpScene } from './closeUp.ts'
import type { CloseUp } from './closeUp.ts'
import { tracedCloseUp, tracedRoom, tracedStill, writeScene } from './sceneFiles.ts'
import type { TracedScene } from './sceneFiles.ts'
import { deviceScene } from '../views/drawDevice.ts'
import { lampScene } from '../views/drawLamp.ts'
import { roomOf } from '../views/drawRoom.ts'
import { plantScene } from '../views/drawPlant.ts'
import { measuredRug } from './measuredRug.ts'
import { shadyPlants } from './shadyPlants.ts'
import { woolSample } from './woolSample.ts'
import { woolStillLife } from './woolStillLife.ts'

const cache = fileURLToPath(new URL('../../.cache/traced', import.meta.url))

/** Samples a pixel. More cost time and change little once the denoiser has been over them; still lifes are cleaned without the help of cleaned guides, and the soft light of an evening is less noisy than sun. */
const samplesFor = ({ lighting }: TracedScene): number => {
  if (lighting.kind === 'studio') return 6
  return lighting.kind === 'room' && lighting.sun === 0 ? 5 : 8
}

const white = oklch(0.93, 0.012, 80)

/** Rugs whose room is traced, by number and colour: those that a visitor meets first. The rooms of the others are drawn. */
const tracedHomes: Readonly<Record<string, Home>> = {
  '1001 terracotta': { furniture: 'chairAtWindow', wall: oklch(0.9, 0.016, 110), seat: oklch(0.84, 0.02, 80) },
  '1002 blauw': { furniture: 'sideboard', wall: white, seat: oklch(0.8, 0.03, 72) },
  '1101 ecru': { furniture: 'armchairs', wall: oklch(0.86, 0.022, 140), seat: oklch(0.62, 0.04, 138) },
  '1007 blauw': { furniture: 'sofaBehind', wall: oklch(0.91, 0.028, 88), seat: oklch(0.56, 0.075, 55) },
  '1104 zand': { furniture: 'sofaBehind', wall: oklch(0.82, 0.028, 230), seat: oklch(0.77, 0.025, 75) },
  '1105 groen': { furniture: 'bookcase', wall: oklch(0.92, 0.012, 85), seat: oklch(0.83, 0.025, 72) },
  '1116 roze': { furniture: 'daybed', wall: oklch(0.93, 0.012, 70), seat: oklch(0.84, 0.018, 78) },
  '1138 terracotta': { furniture: 'bookcase', wall: oklch(0.87, 0.02, 145), seat: oklch(0.55, 0.045, 125) },
  '1006 rood': { furniture: 'armchairs', wall: oklch(0.89, 0.02, 75), seat: oklch(0.48, 0.05, 250) },
  '1106 rood': { furniture: 'sofaAside', wall: oklch(0.88, 0.02, 75), seat: oklch(0.76, 0.03, 72) },
  '1107 grijs': { furniture: 'sofaAside', wall: oklch(0.87, 0.016, 80), seat: oklch(0.56, 0.075, 55) },
  '1110 blauw': { furniture: 'sofaBehind', wall: oklch(0.87, 0.022, 75), seat: oklch(0.68, 0.045, 62) },
  '1102 blauw': { furniture: 'armchairs', wall: oklch(0.88, 0.018, 75), seat: oklch(0.6, 0.055, 45) },
  '1103 blauw': { furniture: 'bookcase', wall: oklch(0.83, 0.022, 235), seat: oklch(0.56, 0.075, 55) },
}

const homeFor = ({ seed, colour }: RugName) => tracedHomes[`${seed} ${colour ?? ''}`]

type RugPicture = Extract<PictureName, { readonly kind: 'rug' }>
type CloseUpName = RugPicture & { readonly view: CloseUp }
type HomeName = RugPicture & { readonly view: 'room' }
const stillLives = { yarn: woolStillLife, measure: measuredRug, shade: shadyPlants, alarm: alarmStillLife } as const

type StillLife = Extract<PictureName, { readonly kind: 'post' }> & { readonly motif: keyof typeof stillLives }
type TracedName =
  | CloseUpName
  | HomeName
  | StillLife
  | Extract<PictureName, { readonly kind: 'room' | 'sample' | 'device' | 'lamp' | 'plant' }>

const isCloseUp = (name: PictureName): name is CloseUpName => name.kind === 'rug' && closeUps.some((view) => view === name.view)

const isTracedHome = (name: PictureName): name is HomeName => name.kind === 'rug' && name.view === 'room' && homeFor(name.rug) !== undefined

const isStillLife = (name: PictureName): name is StillLife => name.kind === 'post' && name.motif !== null && name.motif in stillLives

const isThing = (name: PictureName): name is Extract<PictureName, { readonly kind: 'device' | 'lamp' | 'plant' }> =>
  name.kind === 'device' || name.kind === 'lamp' || name.kind === 'plant'

/** True for pictures that are traced by Blender: rooms, close-ups of rugs, things on paper and at home, wool and tiles. All others are drawn by the generator itself. */
export const isTraced = (name: PictureName): name is TracedName =>
  name.kind === 'room' || name.kind === 'sample' || isCloseUp(name) || isTracedHome(name) || isThing(name) || isStillLife(name)

const traced = (scene: Scene | Room): TracedScene => ('design' in scene ? tracedRoom(scene) : tracedStill(scene))

const sceneOf = (name: TracedName, width: number, height: number): TracedScene => {
  if (name.kind === 'room') return tracedRoom(roomOf(name.rug, width, height))
  if (name.kind === 'sample') return woolSample(name.colour, name.material)
  if (name.kind === 'post') return stillLives[name.motif](name.seed)
  if (name.kind === 'device') return traced(deviceScene(name.device, name.seed, name.finish, name.view, width, height))
  if (name.kind === 'plant') return traced(plantScene(name.plant, name.seed, name.pot, name.view, width, height))
  if (name.kind === 'lamp') return traced(lampScene(name.lamp, name.view, width, height))
  if (name.view !== 'room') return tracedCloseUp(closeUpScene(name.rug, name.view))
  const home = homeFor(name.rug)
  if (home === undefined) throw new Error(`The room of rug ${name.rug.seed} is drawn`)
  return tracedRoom(roomIn(home, planRug(name.rug), name.rug.seed, width / height, width))
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
