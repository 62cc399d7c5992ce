import type { Rgb } from '../light/colour.ts'
import { oklch, scaleRgb } from '../light/colour.ts'
import type { Picture } from '../light/Picture.ts'
import type { LampName } from '../names/pictureName.ts'
import type { Lamp, ObjectView } from '../names/pictureWords.ts'
import { lampFormsOf, lamps } from '../names/pictureWords.ts'
import { onWall } from '../interior/setting.ts'
import { lampAtHome } from '../rooms/lampAtHome.ts'
import type { MadeLamp } from '../rooms/lampAtHome.ts'
import type { Room } from '../rooms/furnishing.ts'
import { lampShapes } from '../lamps/lampForms.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { placedAll } from '../scene/Mesh.ts'
import { tabletop } from '../scene/tabletop.ts'
import { seededRandom } from '../light/seededRandom.ts'

const warm: Rgb = [0.12, 0.085, 0.05]
const paper = oklch(0.9, 0.022, 75)

/** What tells a floor lamp is its head, a table lamp its foot: a close view shows that. */
const standing = ({ meshes, tall, light }: MadeLamp, close: boolean): Scene => {
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
const hanging = ({ meshes, tall, wide, light, scale }: MadeLamp, close: boolean): Scene => {
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

const mounted = ({ meshes, tall, wide, light }: MadeLamp, close: boolean): Scene => {
  const opening = Math.max(tall, wide) * (close ? 1.15 : 2.2)
  const scene = onWall(meshes(1), 0.3, oklch(0.88, 0.024, 75), {
    place: [0.4, -0.05, 2],
    target: [close ? light[0] * 0.4 : 0, 0.01, 0.04],
    opening: opening / 2,
  })
  const halves = light[0] === 0 ? [tall * 0.62, -tall * 0.62] : [light[1]]
  return { ...scene, bulbs: halves.map((y) => ({ place: [light[0], y, light[2]], colour: scaleRgb(warm, 0.45) })) }
}

/** The same lamp in every view. */
const madeOf = (name: LampName): { readonly lamp: Lamp; readonly made: MadeLamp } => {
  const random = seededRandom(`lamp ${name.seed}`)
  const lamp = name.lamp ?? random.pick([...lamps])
  const { make, colour, tall, wide, light, source, strong = 1 } = lampShapes[name.form ?? random.pick([...lampFormsOf[lamp]])]
  const scale = name.large ? 1.5 : 1
  const made: MadeLamp = {
    meshes: (lit) => placedAll(make(name.colour ?? colour, lit), { scale }),
    tall: tall * scale,
    wide: wide * scale,
    light: [light[0] * scale, light[1] * scale, light[2] * scale],
    source: source * scale,
    strong,
    scale,
  }
  return { lamp, made }
}

/** A lamp that is on: on seamless paper, where wall lamps and pendants hang, or at home by evening. Width and height in pixels. */
export const lampScene = (name: LampName, view: ObjectView | null, width: number, height: number): Scene | Room => {
  const { lamp, made } = madeOf(name)
  if (view === 'room' || view === 'wide') return lampAtHome(lamp, made, name.seed, width / height, width)
  const close = view === 'detail'
  if (lamp === 'pendant') return hanging(made, close)
  return lamp === 'wall' ? mounted(made, close) : standing(made, close)
}

export const drawLamp = (...[name, view, width, height]: Parameters<typeof lampScene>): Picture =>
  render(lampScene(name, view, width, height), width, height)
