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
import type { Bulb, Eye, Scene } from '../scene/Scene.ts'
import { placedAll } from '../scene/Mesh.ts'
import { tabletop } from '../scene/tabletop.ts'
import { plus, times } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { seededRandom } from '../light/seededRandom.ts'

const warm: Rgb = [0.12, 0.085, 0.05]
const paper = oklch(0.9, 0.022, 75)

/** Where a close view is seen from; it is sharp there and softer behind. `moved`: where the lamp is. */
const closeEye = ({ detail: { at, high, from } }: MadeLamp, moved: Vector): Eye => {
  const target = plus(at, moved)
  const away = high * 8
  return { place: plus(target, times(from, away)), target, opening: 1 / 8, aperture: 2.6 / high }
}

/** Its light on paper: from its bulb where its form says how strong that shines, else a soft glow of a strength. */
const bulbAt = (place: Vector, { shines, source }: MadeLamp, glow: number): Bulb =>
  shines === undefined ? { place, colour: scaleRgb(warm, glow) } : { place, colour: scaleRgb(warm, shines), radius: source }

const standing = (made: MadeLamp, close: boolean): Scene => {
  const { meshes, tall, light } = made
  // A thing as small as a light bulb does not fill its picture.
  const opening = Math.max(tall * (tall > 1 ? 1.16 : 1.35), 0.24)
  const away = tall * 4
  const eye: Eye = close
    ? closeEye(made, [0, 0, 0])
    : { place: [0, tall * 0.85, away], target: [0, tall * 0.5, 0], opening: opening / away }
  const scene = tabletop(meshes(0.55), tall, eye, paper)
  return { ...scene, raking: close, bulbs: [bulbAt(light, made, tall * tall)] }
}

/** The larger of two sizes fills more of its picture. */
const hanging = (made: MadeLamp, close: boolean): Scene => {
  const { meshes, tall, wide, light, scale } = made
  const isLong = wide > 1
  const opening = Math.max(tall * 2.5, wide * (isLong ? 1.34 : 1.85)) / scale ** 0.65
  const centre = tall * 0.45
  const eye: Eye = close
    ? closeEye(made, [0, -centre, 0.5])
    : { place: [0, -opening * 0.2, 4], target: [0, opening * 0.06, 0.5], opening: opening / 3.5 }
  const scene = onWall(
    placedAll(meshes(1), { turn: isLong && !close ? 0.5 : 0, move: [0, -centre, 0.5] }),
    Math.max(0.4, tall * 1.7, wide * 0.6),
    paper,
    eye,
  )
  return { ...scene, raking: close, bulbs: [bulbAt([light[0], light[1] - centre, 0.5], made, 0.75)] }
}

const mounted = (made: MadeLamp, close: boolean): Scene => {
  const { meshes, tall, wide, light, source, shines = 0.2 } = made
  const eye: Eye = close
    ? closeEye(made, [0, 0, 0])
    : { place: [0.4, -0.05, 2], target: [0, 0.01, 0.04], opening: Math.max(tall, wide) * 1.1 }
  const scene = onWall(meshes(1), 0.3, oklch(0.88, 0.024, 75), eye)
  const halves = light[0] === 0 ? [tall * 0.62, -tall * 0.62] : [light[1]]
  return {
    ...scene,
    raking: close,
    bulbs: halves.map((y) => ({ place: [light[0], y, light[2]], colour: scaleRgb(warm, shines), radius: source })),
  }
}

/** The same lamp in every view. */
const madeOf = (name: LampName): { readonly lamp: Lamp; readonly made: MadeLamp } => {
  const random = seededRandom(`lamp ${name.seed}`)
  const lamp = name.lamp ?? random.pick([...lamps])
  const {
    make,
    colour,
    tall,
    wide,
    light,
    source,
    strong = 1,
    shines,
    detail,
  } = lampShapes[name.form ?? random.pick([...lampFormsOf[lamp]])]
  const scale = name.large ? 1.5 : 1
  const made: MadeLamp = {
    meshes: (lit) => placedAll(make(name.colour ?? colour, lit), { scale }),
    tall: tall * scale,
    wide: wide * scale,
    light: times(light, scale),
    source: source * scale,
    strong,
    ...(shines === undefined ? {} : { shines: shines * scale ** 2 }),
    scale,
    // The larger of two sizes is seen whole, so that it shows its form instead of the other's fittings.
    detail: { ...detail, at: times(detail.at, scale), high: detail.high * scale * (name.large ? 2.1 : 1) },
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
