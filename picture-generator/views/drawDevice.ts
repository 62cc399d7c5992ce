import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import type { Picture } from '../light/Picture.ts'
import type { Device, Finish, ObjectView } from '../names/pictureWords.ts'
import { oak, paleOak, smokedOak } from '../interior/floors.ts'
import { chosen, numberOf } from '../rooms/home.ts'
import { hung, onSideboard } from '../interior/setting.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { tabletop } from '../scene/tabletop.ts'
import { plus, times, turned } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { hashText, seededRandom } from '../light/seededRandom.ts'
import type { Random } from '../light/seededRandom.ts'
import { deviceForms } from '../devices/deviceForms.ts'
import type { Place } from '../devices/deviceForms.ts'
import { besideBed } from './besideBed.ts'
import { companyOf } from './company.ts'
import { placeFor } from './places.ts'
import { rackFront } from '../devices/boxes.ts'
import { ceilingLean } from '../devices/detectors.ts'

const walls: readonly [Rgb, ...Rgb[]] = [oklch(0.9, 0.018, 78), oklch(0.84, 0.025, 140), oklch(0.83, 0.022, 240), oklch(0.86, 0.03, 55)]
const grounds: readonly [Rgb, ...Rgb[]] = [oklch(0.94, 0.014, 78), oklch(0.93, 0.016, 68), oklch(0.93, 0.015, 83)]

/** Strength of the sun in each place, in watts a square metre; inside it comes through a window, and none reaches a ceiling. */
const sunInside = 0.7
const sunByWindow = 1.1
const sunAt: Readonly<Record<Place, number>> = {
  outdoors: 2.2,
  door: 2.2,
  hall: sunInside,
  socket: sunInside,
  ceiling: 0,
  cabinet: 1.2,
}

/** Where the eye is, in distances from a device: to the right and below; an arm is seen from aside, a ceiling from far below. */
const eyeBefore = (place: Place, hasArm: boolean): Vector => {
  if (place === 'ceiling') return [0.16, 0.66, 0.74]
  return hasArm ? [0.52, -0.06, 0.85] : [0.3, -0.04, 0.95]
}

/** Height in metres of what is seen around a device `tall` and `span` metres large. */
const seenAround = (place: Place, tall: number, span: number): number => {
  // A small detector is not that near to the cornice.
  if (place === 'ceiling') return Math.max(0.38, tall / 0.23, span / 0.5)
  if (place === 'cabinet') return span / 0.6
  // Of two that hang beside each other each is as near as one.
  return Math.max(tall / (place === 'door' ? 0.34 : 0.38), span / (span > 0.28 ? 0.48 : 0.3))
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
  const seen = seenAround(place, tall, span)
  const away = seen * 2.6
  // A doorbell stands aside, so that the door is in the picture.
  const target: Vector = hasArm ? [0, middle(1), middle(2)] : [place === 'door' ? 0.03 : 0, 0, 0]
  const deep = place === 'cabinet' ? -rackFront : place === 'socket' ? 0.03 : -low[2]
  const things = hasArm ? flat : placedAll(flat, { move: [-middle(0), -middle(1), deep] })
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
  if (device === 'shaker') return besideBed(finish, wall)
  if (place !== undefined) return hanging(form, device, made, finish, wall, random)
  const { wide: broad, tall } = extentOf(made)
  // Broad ones and groups fill the sideboard themselves.
  const size = Math.max(broad > 0.25 ? broad * 0.75 : broad, tall, 0.12)
  const seen = Math.max(0.44, size * (wide > 1.3 ? 2 : 2.9))
  const half = (seen * wide) / 2
  const away = 1.5
  const middle = seen * 0.27
  const scene = onSideboard(
    [
      ...placedAll(made, { move: [-0.02, 0, 0.05], turn: turn * 0.8 }),
      ...companyOf(seed, {
        behind: [-half * 0.86, -0.16],
        beside: [Math.max(half * 0.92, broad / 2 + 0.13), -0.09],
        print: 0.47,
        wall: -0.45,
      }),
    ],
    0.3,
    wall,
    { place: [0.1, middle + 0.14, away], target: [0, middle, 0], opening: seen / away },
    chosen([oak, smokedOak, paleOak], Math.floor(numberOf(seed) / 5) + (finish === 'black' ? 2 : 0)),
  )
  return { ...scene, sun: sunByWindow }
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

/** A close view shows a device from its other side, turned less; what hangs on a ceiling is as round from there, so that shows its rim. */
const otherSide = (turn: number, lean: number): number => (lean === ceilingLean ? 0.95 : turn * -0.45)

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
  const { make, turn, hasArm = false, lean = 0, paper = 1.8, detail } = deviceForms[device]
  const made = make(finish, number >>> 4)
  const { tall, wide } = extentOf(made)
  if (view === 'room' || view === 'wide') return atHome(device, seed, finish, number >>> 4, width / height)
  const close = view === 'detail'
  const size = Math.max(tall, (wide / (width / height)) * 0.85)
  const nearest: Vector = [0, tall * 0.62, hasArm ? boundsOf(made).high[2] * 0.7 : 0]
  const { at, high, above = 0.225, turn: turnedBy } = (close ? detail : undefined) ?? { at: nearest, high: size * 0.76 }
  const opening = close ? high : size * paper
  const away = size * 6
  const seen = close ? (turnedBy ?? otherSide(turn, lean)) : turn
  const target: Vector = close ? turned(at, seen) : [0, tall * 0.5, 0]
  const scene = tabletop(
    placedAll(made, { turn: seen }),
    wide > tall * 2.2 ? wide * 0.65 : tall,
    {
      place: plus(target, [0, away * (close ? above : 0.225), away]),
      target,
      opening: opening / away,
      ...(close ? { aperture: 2.4 / high } : {}),
    },
    grounds[number % grounds.length] ?? grounds[0],
  )
  return { ...scene, raking: close }
}

export const drawDevice = (...[device, seed, finish, view, width, height]: Parameters<typeof deviceScene>): Picture =>
  render(deviceScene(device, seed, finish, view, width, height), width, height)
