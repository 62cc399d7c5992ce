import type { Rgb } from '../light/colour.ts'
import { oklch, scaleRgb } from '../light/colour.ts'
import type { Picture } from '../light/Picture.ts'
import type { LampName } from '../names/pictureName.ts'
import type { Lamp, ObjectView } from '../names/pictureWords.ts'
import { lampFormsOf, lamps } from '../names/pictureWords.ts'
import { quietCorner } from './corner.ts'
import { diningTable, roundTable } from '../interior/furniture.ts'
import { onWall } from '../interior/setting.ts'
import type { Room } from '../rooms/furnishing.ts'
import { lampShapes } from '../lamps/lampForms.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { tabletop } from '../scene/tabletop.ts'
import type { Vector } from '../scene/vector.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { bowl } from '../things/vessels.ts'

/** A lamp ready to be set somewhere: its measures in metres as it will be drawn. */
interface Made {
  readonly meshes: (lit: number) => Mesh[]
  readonly tall: number
  readonly wide: number
  readonly light: Vector
  /** How much larger than others of its form it is. */
  readonly scale: number
}

const warm: Rgb = [0.12, 0.085, 0.05]
const oak = oklch(0.55, 0.06, 62)
const paper = oklch(0.9, 0.022, 75)

/** What tells a floor lamp is its head, a table lamp its foot: a close view shows that. */
const standing = ({ meshes, tall, light }: Made, close: boolean): Scene => {
  const head = tall > 1
  const opening = tall * (close ? (head ? 0.5 : 0.82) : 1.35)
  const look = tall * (close ? (head ? 0.8 : 0.46) : 0.5)
  const away = tall * 4
  const scene = tabletop(
    meshes(0.55),
    tall,
    { place: [0, look + tall * 0.35, away], target: [close ? light[0] * 0.6 : 0, look, 0], opening: opening / away },
    paper,
  )
  return { ...scene, bulbs: [{ place: light, colour: scaleRgb(warm, tall * tall) }] }
}

/** The larger of two sizes fills more of its picture. */
const hanging = ({ meshes, tall, wide, light, scale }: Made, close: boolean): Scene => {
  const isLong = wide > 1
  const opening = Math.max(tall * 2.5, wide * (isLong ? 1.5 : 1.85)) * (close ? (isLong ? 0.3 : 0.5) : 1 / scale ** 0.65)
  // What tells a long one is its end.
  const aside = close && isLong ? wide * 0.3 : 0
  const centre = tall * 0.45
  const scene = onWall(
    placedAll(meshes(1), { turn: isLong ? 0.5 : 0, move: [0, -centre, 0.5] }),
    Math.max(0.4, tall * 1.7, wide * 0.6),
    paper,
    { place: [aside, -opening * 0.2, 4], target: [aside, opening * (close ? 0 : 0.06), 0.5], opening: opening / 3.5 },
  )
  return { ...scene, bulbs: [{ place: [light[0], light[1] - centre, 0.5], colour: scaleRgb(warm, 0.75) }] }
}

const mounted = ({ meshes, tall, wide, light }: Made, close: boolean): Scene => {
  const opening = Math.max(tall, wide) * (close ? 1.15 : 2.2)
  const scene = onWall(meshes(1), 0.3, oklch(0.88, 0.024, 75), {
    place: [0.4, -0.05, 2],
    target: [close ? light[0] * 0.4 : 0, 0.01, 0.04],
    opening: opening / 2,
  })
  const halves = light[0] === 0 ? [tall * 0.62, -tall * 0.62] : [light[1]]
  return { ...scene, bulbs: halves.map((y) => ({ place: [light[0], y, light[2]], colour: scaleRgb(warm, 0.45) })) }
}

const atHome = (lamp: Lamp, { meshes, tall, wide, light }: Made, seed: string, ratio: number, pixels: number): Room => {
  const colour: Rgb = [1.0, 0.68, 0.38]
  switch (lamp) {
    case 'floor':
      return quietCorner(meshes(1), seed, 1.6, ratio, pixels, { height: 1.3, colour })
    case 'pendant': {
      const table = wide > 1 ? diningTable(1.5, 0.75, 0.74, oak) : roundTable(0.5, 0.74, oak, true)
      const things = [
        ...placedAll(table, { move: [0.1, 0, 0.1] }),
        placed(bowl(0.12, oklch(0.9, 0.015, 85)), { move: [0.1, 0.74, 0.1] }),
        ...placedAll(meshes(1), { move: [0.1, 1.4, 0.1] }),
      ]
      // A tile cuts a picture of a pendant to its middle: the whole lamp and the table are in that.
      const look = wide > 1 ? undefined : { height: 1.16, tall: 1.95 }
      return quietCorner(things, seed, 1.75, ratio, pixels, { height: 1.4 + light[1], colour }, look)
    }
    case 'wall': {
      const table = placedAll(roundTable(0.24, 0.5, oak), { move: [0.1, 0, -0.4] })
      const things = [...table, ...placedAll(meshes(1), { move: [0.1, 1.15, -0.75], scale: 1.25 })]
      return quietCorner(things, seed, 1.5, ratio, pixels, { height: 1.2, colour })
    }
    case 'bulb':
    case 'table': {
      const things = [
        ...placedAll(roundTable(0.28, 0.52, oak, true), { move: [0, 0, -0.1] }),
        ...placedAll(meshes(1), { move: [0, 0.52, -0.1] }),
      ]
      return quietCorner(things, seed, Math.max(0.95, 0.62 + tall), ratio, pixels, { height: 0.52 + tall * 0.85, colour })
    }
  }
}

/** The same lamp in every view. */
const madeOf = (name: LampName): { readonly lamp: Lamp; readonly made: Made } => {
  const random = seededRandom(`lamp ${name.seed}`)
  const lamp = name.lamp ?? random.pick([...lamps])
  const { make, colour, tall, wide, light } = lampShapes[name.form ?? random.pick([...lampFormsOf[lamp]])]
  const scale = name.large ? 1.5 : 1
  const made: Made = {
    meshes: (lit) => placedAll(make(name.colour ?? colour, lit), { scale }),
    tall: tall * scale,
    wide: wide * scale,
    light: [light[0] * scale, light[1] * scale, light[2] * scale],
    scale,
  }
  return { lamp, made }
}

/** A lamp that is on: on seamless paper, where wall lamps and pendants hang, or by evening in a corner of a room. Width and height in pixels. */
export const lampScene = (name: LampName, view: ObjectView | null, width: number, height: number): Scene | Room => {
  const { lamp, made } = madeOf(name)
  if (view === 'room' || view === 'wide') return atHome(lamp, made, name.seed, width / height, width)
  const close = view === 'detail'
  if (lamp === 'pendant') return hanging(made, close)
  return lamp === 'wall' ? mounted(made, close) : standing(made, close)
}

export const drawLamp = (...[name, view, width, height]: Parameters<typeof lampScene>): Picture =>
  render(lampScene(name, view, width, height), width, height)
