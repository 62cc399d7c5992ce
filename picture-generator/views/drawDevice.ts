import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import type { Picture } from '../light/Picture.ts'
import { potted } from '../plants/potted.ts'
import type { Device, Finish, ObjectView } from '../names/pictureWords.ts'
import { onSideboard, onWall } from '../interior/setting.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { tabletop } from '../scene/tabletop.ts'
import { hashText, seededRandom } from '../light/seededRandom.ts'
import { books, vase } from '../things/vessels.ts'
import { deviceForms } from '../devices/deviceForms.ts'

const walls: readonly [Rgb, ...Rgb[]] = [oklch(0.9, 0.018, 78), oklch(0.84, 0.025, 140), oklch(0.83, 0.022, 240), oklch(0.86, 0.03, 55)]
const grounds: readonly [Rgb, ...Rgb[]] = [oklch(0.94, 0.014, 78), oklch(0.925, 0.02, 62), oklch(0.93, 0.016, 90)]

const atHome = (device: Device, seed: string, make: (onWall: boolean) => Mesh[], wide: number): Scene => {
  const { hangs, hasArm = false, turn } = deviceForms[device]
  const made = make(hangs && hasArm)
  const random = seededRandom(`device at home ${device} ${seed}`)
  const { tall, wide: broad, deep } = extentOf(made)
  const wall = random.pick(walls)
  if (hangs) {
    const size = Math.max(tall, 0.11, broad * 0.62, hasArm ? deep * 0.95 : 0)
    const away = size * 7
    return onWall(hasArm ? made : placedAll(made, { move: [0, -tall * 0.5, 0.03] }), size * 1.6, wall, {
      place: [size * (hasArm ? 4.4 : 2.2), size * (hasArm ? 0.9 : 0.2), away],
      target: hasArm ? [0, 0.015, deep * 0.55] : [0, 0, 0],
      opening: (size * 2.5) / away,
    })
  }
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

/** How tall and wide things are together and how far they reach to the front, in metres. */
const extentOf = (meshes: readonly Mesh[]): { readonly tall: number; readonly wide: number; readonly deep: number } => {
  let tall = 0
  let wide = 0
  let deep = 0
  for (const { positions } of meshes) {
    for (let at = 0; at < positions.length; at += 3) {
      tall = Math.max(tall, positions[at + 1] ?? 0)
      wide = Math.max(wide, Math.abs(positions[at] ?? 0) * 2)
      deep = Math.max(deep, positions[at + 2] ?? 0)
    }
  }
  return { tall, wide, deep }
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
  if (view === 'room' || view === 'wide') return atHome(device, seed, (onWall) => make(finish, number >>> 4, onWall), width / height)
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
