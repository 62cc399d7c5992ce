import type { Rgb } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Picture } from '../light/Picture.ts'
import { roomSurroundings } from '../interior/roomLight.ts'
import { herringboneFloor, oak, paleOak, smokedOak } from '../interior/floors.ts'
import { rugOnFloor } from '../interior/rugOnFloor.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { panel, sheet } from '../scene/shapes.ts'
import { skyDome, softbox } from '../scene/softLight.ts'
import type { Vector } from '../scene/vector.ts'
import { drawCutting } from './drawRugFromAbove.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { rugSampler } from '../rug/rugSampler.ts'
import type { Cutting } from '../rug/weaveRug.ts'

const woodFor = ({ seed }: RugDesign) => herringboneFloor([oak, paleOak, smokedOak][seed % 3] ?? oak)

/** A place of the rug where two yarns meet, so that a close view shows the drawing. */
const busyPlace = ({ drawing, widthCm, lengthCm }: RugDesign, wide: number, high: number): Cutting => {
  let best: Cutting = { x: (widthCm - wide) / 2, y: (lengthCm - high) / 2, width: wide, height: high }
  let most = -1
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const x = widthCm * (0.28 + 0.044 * ((attempt * 7) % 10)) - wide / 2
    const y = lengthCm * (0.25 + 0.05 * ((attempt * 3) % 10)) - high / 2
    const counts = [0, 0, 0, 0, 0]
    for (let row = 0; row < 12; row += 1) {
      for (let column = 0; column < 12; column += 1) {
        const number = drawing(x + ((column + 0.5) / 12) * wide, y + ((row + 0.5) / 12) * high)
        counts[number] = (counts[number] ?? 0) + 1
      }
    }
    const variety = counts.reduce((sum, count) => sum + Math.sqrt(count), 0)
    if (variety > most) {
      most = variety
      best = { x, y, width: wide, height: high }
    }
  }
  return best
}

/** The weave from nearby. */
export const drawWeave = (design: RugDesign, width: number, height: number): Picture => {
  const wide = design.weave === 'shag' ? 34 : 26
  return drawCutting(design, busyPlace(design, wide, (wide * height) / width), () => [0, 0, 0], 1, width, height)
}

/** The edge with its fringe, or a corner of a rug without one, on the floor from above. */
export const drawFringe = (design: RugDesign, width: number, height: number): Picture => {
  const floor = woodFor(design)
  const wide = 46
  const high = (wide * height) / width
  const round = design.shape === 'round' || design.shape === 'oval' || design.shape === 'organic'
  const x = design.fringeCm > 0 ? design.widthCm * 0.3 : round ? design.widthCm / 2 - wide / 2 : design.widthCm - wide * 0.72
  const y = design.lengthCm - high * (round ? 0.82 : 0.66)
  return drawCutting(
    design,
    { x, y, width: wide, height: high },
    (across, down, cm) => floor(across / 100, down / 100, cm / 100),
    1.2,
    width,
    height,
  )
}

/** Light for a view of the floor near a window. */
const floorScene = (meshes: readonly Mesh[], eye: Scene['eye'], reach: number): Scene => ({
  meshes,
  beams: [
    ...softbox([-0.75, 0.6, 0.1], 0.4, 26, [1.85, 1.78, 1.68]),
    ...softbox([0.3, 0.6, 0.8], 0.7, 10, [0.42, 0.42, 0.43]),
    ...skyDome(18, [0.34, 0.345, 0.36]),
  ],
  ambient: { above: [0.14, 0.14, 0.14], below: [0.12, 0.1, 0.08] },
  surroundings: roomSurroundings([0.8, 0.78, 0.74], 0.8),
  backdrop: [0.6, 0.55, 0.5],
  eye,
  stage: { centre: [0, 0.2, 0], radius: reach },
  exposure: 0.6,
})

const metresPerPixel = 0.00075

/** One corner on a wooden floor, seen standing. */
export const drawCorner = (design: RugDesign, width: number, height: number): Picture => {
  const place = { x: -design.widthCm / 200 + 0.28, z: -design.lengthCm / 200 + 0.1, turn: -0.42, size: 1 }
  const floor = rugOnFloor(woodFor(design), design, place, (metresPerPixel * 960) / width)
  const ground = panel(
    [-4, 0, -6],
    [8, 0, 0],
    [0, 0, 8],
    { colour: ({ x, z, pixel }) => floor(x, z, pixel), gloss: 0.02, roughness: 0.35 },
    false,
  )
  return render(floorScene([ground], { place: [0.42, 1.2, 1.35], target: [-0.08, 0, -0.12], opening: 0.62 }, 1.6), width, height)
}

/** The back of a rug: knots in rows, paler and without pile. */
const backOf = (colour: Rgb, x: number, y: number): Rgb => {
  const rib = 0.74 + 0.1 * Math.sin(y * 9) + 0.06 * Math.sin(x * 12) + layeredNoise(x * 2, y * 6, 5, 2) * 0.1
  return scaleRgb([colour[0] * 0.72 + 0.16, colour[1] * 0.72 + 0.145, colour[2] * 0.72 + 0.12], rib)
}

const rugFinish = (design: RugDesign, cutting: Cutting, perCm: number, back: (u: number, v: number) => boolean): Finish => {
  const sample = rugSampler(design, cutting, perCm)
  return {
    colour: ({ u, v, pixel }) => {
      const x = cutting.x + u * cutting.width
      const y = cutting.y + v * cutting.height
      const seen = sample(Math.min(design.widthCm - 1.5, Math.max(1.5, x)), Math.min(design.lengthCm - 1.5, Math.max(1.5, y)), pixel * 100)
      const colour: Rgb = [seen[0] as number, seen[1] as number, seen[2] as number]
      return back(u, v) ? backOf(colour, x, y) : colour
    },
    sheen: 0.25,
  }
}

/** A corner turned over, so that the back shows. */
export const drawFold = (design: RugDesign, width: number, height: number): Picture => {
  const floor = woodFor(design)
  const cutting = {
    x: Math.max(0, design.widthCm - 170),
    y: Math.max(0, design.lengthCm - 190),
    width: Math.min(170, design.widthCm),
    height: Math.min(190, design.lengthCm),
  }
  const wide = cutting.width / 100
  const long = cutting.height / 100
  const crease = 0.56
  const bend = 0.035
  const past = (u: number, v: number): number => ((u - 1) * wide + (v - 1) * long) * Math.SQRT1_2 + crease
  const form = (u: number, v: number): Vector => {
    const x = (u - 1) * wide
    const z = (v - 1) * long
    const over = past(u, v)
    if (over <= 0) return [x, 0.008, z]
    const angle = Math.min(Math.PI * 0.93, over / bend)
    const rest = Math.max(0, over - Math.PI * 0.93 * bend)
    const shift = bend * Math.sin(angle) - rest * Math.cos(Math.PI * 0.07) - over
    const y = 0.008 + bend * (1 - Math.cos(angle)) + rest * Math.sin(Math.PI * 0.07) * 0.6
    return [x + shift * Math.SQRT1_2, y, z + shift * Math.SQRT1_2]
  }
  const finish = rugFinish(design, cutting, Math.min(5, (width / 960) * 6), (u, v) => past(u, v) > bend * 1.5)
  const ground = panel(
    [-4, 0, -6],
    [8, 0, 0],
    [0, 0, 8],
    { colour: ({ x, z, pixel }) => floor(x, z, pixel), gloss: 0.02, roughness: 0.35 },
    false,
  )
  return render(
    floorScene([ground, sheet(form, 110, 120, finish)], { place: [-0.12, 1.35, 0.95], target: [-0.47, 0, -0.4], opening: 0.62 }, 1.7),
    width,
    height,
  )
}

/** Rolled up, with the last part still lying flat. */
export const drawRoll = (design: RugDesign, width: number, height: number): Picture => {
  const floor = woodFor(design)
  const cutting = { x: 0, y: 0, width: design.widthCm, height: design.lengthCm }
  const wide = (design.widthCm / 100) * Math.min(1, 120 / design.widthCm)
  const long = design.lengthCm / 100
  const thick = 0.016
  const flat = 0.75
  const radiusAt = (along: number): number => Math.sqrt(0.0009 + (thick * Math.max(0, long - along)) / Math.PI)
  const outer = radiusAt(flat)
  const turns = 420
  const angles = new Float64Array(turns + 1)
  for (let step = 1; step <= turns; step += 1) {
    const along = flat + ((long - flat) * step) / turns
    angles[step] = (angles[step - 1] ?? 0) + (long - flat) / turns / radiusAt(along)
  }
  const form = (u: number, v: number): Vector => {
    const along = (1 - v) * long
    const x = (u - 0.5) * wide
    if (along <= flat) return [x, 0.006, flat - along]
    const step = Math.min(turns, ((along - flat) / (long - flat)) * turns)
    const low = Math.floor(step)
    const angle = (angles[low] ?? 0) + ((angles[Math.min(turns, low + 1)] ?? 0) - (angles[low] ?? 0)) * (step - low)
    const radius = radiusAt(along)
    return [x, outer + 0.006 - Math.cos(angle) * radius, -Math.sin(angle) * radius]
  }
  const finish = rugFinish(design, cutting, Math.min(4, (width / 960) * 4.5), () => false)
  const ground = panel(
    [-5, 0, -6],
    [10, 0, 0],
    [0, 0, 9],
    { colour: ({ x, z, pixel }) => floor(x, z, pixel), gloss: 0.02, roughness: 0.35 },
    false,
  )
  return render(
    floorScene([ground, sheet(form, 24, 560, finish)], { place: [0.75, 1.25, 1.9], target: [-0.02, 0.08, 0.2], opening: 0.66 }, 1.5),
    width,
    height,
  )
}
