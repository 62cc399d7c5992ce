import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import type { Picture } from '../light/Picture.ts'
import { potted } from '../plants/potted.ts'
import type { Device, Finish, ObjectView } from '../names/pictureWords.ts'
import { hung, onSideboard } from '../interior/setting.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { tabletop } from '../scene/tabletop.ts'
import { plus, times } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { hashText, seededRandom } from '../light/seededRandom.ts'
import type { Random } from '../light/seededRandom.ts'
import { books, vase } from '../things/vessels.ts'
import { deviceForms } from '../devices/deviceForms.ts'
import type { Place } from '../devices/deviceForms.ts'
import { placeFor } from './places.ts'

const walls: readonly [Rgb, ...Rgb[]] = [oklch(0.9, 0.018, 78), oklch(0.84, 0.025, 140), oklch(0.83, 0.022, 240), oklch(0.86, 0.03, 55)]
const grounds: readonly [Rgb, ...Rgb[]] = [oklch(0.94, 0.014, 78), oklch(0.925, 0.02, 62), oklch(0.93, 0.016, 90)]

/** Strength of the sun in each place, in watts a square metre; inside it comes through a window, and none reaches a ceiling. */
const sunAt: Readonly<Record<Place, number>> = { outdoors: 2.2, door: 2.2, hall: 0.7, socket: 0.7, ceiling: 0 }

/** Where the eye is, in distances from a device: to the right and below; an arm is seen from aside, a ceiling from far below. */
const eyeBefore = (place: Place, hasArm: boolean): Vector => {
  if (place === 'ceiling') return [0.16, 0.66, 0.74]
  return hasArm ? [0.52, -0.06, 0.85] : [0.3, -0.04, 0.95]
}

/** A device where it hangs, its back against the wall. */
const hanging = (form: number, device: Device, made: readonly Mesh[], finish: Finish, wall: Rgb, random: Random): Scene => {
  const { lean = 0, hasArm = false, place: places = 'hall' } = deviceForms[device]
  const place = typeof places === 'string' ? places : (places[form % 2] ?? places[0])
  const flat = placedAll(made, { lean: -lean })
  const { low, high } = boundsOf(flat)
  const middle = (axis: 0 | 1 | 2): number => (low[axis] + high[axis]) / 2
  const span = Math.max(high[0] - low[0], hasArm ? high[2] * 0.9 : 0)
  const tall = high[1] - low[1]
  // A small detector is not that near to the cornice.
  const seen = place === 'ceiling' ? Math.max(0.38, tall / 0.23, span / 0.5) : Math.max(tall / (place === 'door' ? 0.34 : 0.38), span / 0.3)
  const away = seen * 2.6
  // A doorbell stands aside, so that the door is in the picture.
  const target: Vector = hasArm ? [0, middle(1), middle(2)] : [place === 'door' ? 0.03 : 0, 0, 0]
  const things = hasArm ? flat : placedAll(flat, { move: [-middle(0), -middle(1), place === 'socket' ? 0.03 : -low[2]] })
  const scene = hung(
    [...things, ...placeFor(place, { wide: seen * 0.8, high: seen }, wall, random, finish === 'black')],
    seen * 0.62,
    wall,
    {
      place: plus(target, times(eyeBefore(place, hasArm), away)),
      target,
      opening: 1 / 2.6,
    },
  )
  return { ...scene, sun: sunAt[place] }
}

const atHome = (device: Device, seed: string, finish: Finish, form: number, wide: number): Scene => {
  const { make, turn, place } = deviceForms[device]
  const made = make(finish, form, place !== undefined)
  const random = seededRandom(`device at home ${device} ${seed}`)
  const wall = random.pick(walls)
  if (place !== undefined) return hanging(form, device, made, finish, wall, random)
  const { wide: broad } = extentOf(made)
  const { meshes: pile, height } = books(3, seed)
  const away = 1.5
  const more = Math.max(0, broad - 0.16)
  const beside = (wide > 1.3 ? 0.27 : 0.2) + more * 0.5
  const before = (wide > 1.3 ? -0.32 : -0.27) - more * 0.4
  return onSideboard(
    [
      ...placedAll(made, { move: [-0.03, 0, 0.03], turn: turn * 0.8 }),
      ...placedAll(pile, { move: [beside, 0, -0.02 - more * 0.4] }),
      ...placedAll([vase(random.integer(4), 0.12, oklch(0.6, 0.1, 43))], { move: [beside, height, -0.02 - more * 0.4] }),
      ...placedAll(potted('pilea', seed), { move: [before, 0, -0.08 - more * 0.4], scale: wide > 1.3 ? 0.8 : 1 }),
    ],
    0.3,
    wall,
    { place: [0.1, 0.28, away], target: [0, wide > 1.3 ? 0.13 : 0.16, 0], opening: ((wide > 1.3 ? 0.46 : 0.6) + more * 0.9) / away },
  )
}

/** The lowest and the highest x, y and z of things together, in metres. */
const boundsOf = (meshes: readonly Mesh[]): { readonly low: Vector; readonly high: Vector } => {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of meshes) {
    positions.forEach((value, index) => {
      const axis = index % 3
      low[axis] = Math.min(low[axis] ?? value, value)
      high[axis] = Math.max(high[axis] ?? value, value)
    })
  }
  return { low, high }
}

/** How tall and wide things on a table are together, in metres. */
const extentOf = (meshes: readonly Mesh[]): { readonly tall: number; readonly wide: number } => {
  const { low, high } = boundsOf(meshes)
  return { tall: high[1], wide: Math.max(-low[0], high[0]) * 2 }
}

/** A device on seamless paper, close up, or in its place at home. */
export const deviceScene = (
  device: Device,
  seed: string,
  finish: Finish,
  view: ObjectView | null,
  width: number,
  height: number,
): Scene => {
  const number = hashText(`device ${seed}`)
  const { make, turn } = deviceForms[device]
  const made = make(finish, number >>> 4)
  const { tall, wide } = extentOf(made)
  if (view === 'room' || view === 'wide') return atHome(device, seed, finish, number >>> 4, width / height)
  const size = Math.max(tall, (wide / (width / height)) * 0.85)
  const close = view === 'detail'
  const opening = size * (close ? 0.95 : 1.8)
  const away = size * 6
  const look = close ? tall * 0.62 : tall * 0.5
  return tabletop(
    placedAll(made, { turn }),
    wide > tall * 2.2 ? wide * 0.65 : tall,
    {
      place: [0, look + size * 1.35, away],
      target: [0, look, 0],
      opening: opening / away,
    },
    grounds[number % grounds.length] ?? grounds[0],
  )
}

export const drawDevice = (...[device, seed, finish, view, width, height]: Parameters<typeof deviceScene>): Picture =>
  render(deviceScene(device, seed, finish, view, width, height), width, height)
