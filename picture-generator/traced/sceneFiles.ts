import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { scaleRgb, srgbByte } from '../light/colour.ts'
import type { Rgb } from '../light/colour.ts'
import type { Floor } from '../interior/floors.ts'
import type { RugPlace } from '../interior/rugOnFloor.ts'
import type { Room } from '../rooms/furnishing.ts'
import { insideBy } from '../rug/outline.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Bulb, Eye, Opening, Scene } from '../scene/Scene.ts'
import type { Vector } from '../scene/vector.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import type { CloseUpScene } from './closeUp.ts'
import { floorView } from './floorView.ts'
import { layRug } from './LaidRug.ts'
import type { LaidRug } from './LaidRug.ts'
import { focused } from './focused.ts'
import { meshPart } from './meshPart.ts'
import { groundHeight, rugStrands } from './rugStrands.ts'
import type { Strands } from './Strands.ts'

/** The part of the floor that is drawn as a picture, in metres. */
interface FloorPart {
  readonly left: number
  readonly back: number
  readonly size: number
}

/** Width in metres of what is drawn of a floor that nobody sees, and how many of its pixels share a colour: it only lights what stands on it. */
const unseenPixel = 0.002
const unseenAlike = 12

const floorPicture = async (
  floor: Floor,
  { left, back, size }: FloorPart,
  seen: (x: number, z: number) => boolean,
  pixels: number,
  file: string,
): Promise<void> => {
  const bytes = new Uint8Array(pixels * pixels * 3)
  const step = size / pixels
  for (let row = 0; row < pixels; row += 1) {
    const z = back + (row + 0.5) * step
    let colour: Rgb = [0, 0, 0]
    for (let column = 0; column < pixels; column += 1) {
      const x = left + (column + 0.5) * step
      const inSight = seen(x, z)
      if (inSight || column % unseenAlike === 0) colour = floor(x, z, inSight ? step : unseenPixel)
      for (let channel = 0; channel < 3; channel += 1) bytes[(row * pixels + column) * 3 + channel] = srgbByte(colour[channel] ?? 0)
    }
  }
  await sharp(bytes, { raw: { width: pixels, height: pixels, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(file)
}

/**
 * The cloth under the yarn: a grid over the seen part of the rug, darker than the yarn that covers it; in a flat weave and from
 * afar gaps would be black dots.
 */
const groundOf = (rug: LaidRug) => {
  const { design, bounds } = rug
  const shade = design.weave === 'flat' || rug.far ? 0.85 : 0.55
  const step = 0.5
  const positions: number[] = []
  const colours: number[] = []
  const faces: number[] = []
  const columns = Math.ceil((bounds.right - bounds.left) / step)
  const rows = Math.ceil((bounds.bottom - bounds.top) / step)
  const corners = new Int32Array((columns + 1) * (rows + 1)).fill(-1)
  const inside = (x: number, y: number): boolean => insideBy(design, x, y) > 0.15
  const corner = (column: number, row: number): number => {
    const at = row * (columns + 1) + column
    if (corners[at] === -1) {
      const x = bounds.left + column * step
      const y = bounds.top + row * step
      corners[at] = positions.length / 3
      positions.push(...rug.at(x, y, groundHeight(design, insideBy(design, x, y))))
      colours.push(...scaleRgb(rug.fibre(design.drawing(x, y), x, y), shade))
    }
    return corners[at] as number
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = bounds.left + column * step
      const y = bounds.top + row * step
      if (!inside(x, y) || !inside(x + step, y) || !inside(x, y + step) || !inside(x + step, y + step)) continue
      faces.push(corner(column, row), corner(column, row + 1), corner(column + 1, row + 1), corner(column + 1, row))
    }
  }
  return { positions: Float32Array.from(positions), colours: Float32Array.from(colours), faces: Uint32Array.from(faces) }
}

/** How a scene is lit: a close-up or a table by a window beside it, a room by its own window and lamps. */
export type Lighting =
  | { readonly kind: 'corner' | 'table' }
  /** A studio around things of about `size` metres. */
  | {
      readonly kind: 'studio'
      readonly size: number
      readonly middle: Vector
      /** How much lighter the picture is than its light. */
      readonly exposure: number
      /** Strength of the sun, in watts a square metre. */
      readonly sun?: number
      /** It comes from aside, so that relief shows. */
      readonly raking?: boolean
      readonly bulbs: readonly Bulb[]
    }
  | {
      readonly kind: 'room'
      readonly window: Opening
      readonly sunTowards: Vector
      readonly sun: number
      readonly exposure: number
      readonly bulbs: readonly Bulb[]
    }

/** A scene for the tracer. What lies on the floor as a rug is yarn; everything else is surfaces. */
export interface TracedScene {
  readonly eye: Eye
  /** Aperture as f-number for a sensor 36 mm high; null: everything is sharp. */
  readonly aperture: number | null
  readonly floor: { readonly drawn: Floor; readonly part: FloorPart; readonly pixels: number } | null
  readonly rug: { readonly design: RugDesign; readonly place: RugPlace } | null
  /** Yarn that is no rug. */
  readonly yarn?: Strands
  readonly meshes: readonly Mesh[]
  readonly lighting: Lighting
}

/** A close-up as a scene for the tracer. */
export const tracedCloseUp = ({ design, place, floor, eye, aperture }: CloseUpScene): TracedScene => ({
  eye,
  aperture,
  floor: { drawn: floor, part: { left: -0.75, back: -0.8, size: 1.5 }, pixels: 4000 },
  rug: { design, place },
  meshes: [],
  lighting: { kind: 'corner' },
})

/** Things on paper, on a sideboard or on a wall as a scene for the tracer, which brings its own light. */
export const tracedStill = ({ meshes, top, eye, stage, sun = 0, raking = false, bulbs = [] }: Scene): TracedScene => ({
  eye: eye.aperture === undefined ? eye : focused(eye, meshes),
  aperture: eye.aperture ?? null,
  floor: top === undefined ? null : { drawn: top, part: { left: -0.7, back: -0.7, size: 1.4 }, pixels: 3600 },
  rug: null,
  meshes,
  lighting: { kind: 'studio', size: stage.radius / 1.6, middle: stage.centre, exposure: 1, sun, raking, bulbs },
})

/** A room as a scene for the tracer: its own rug and the floor on which that is printed are left out. */
export const tracedRoom = ({ design, place, bare, window, daylight, box, meshes, eye, bulbs = [] }: Room): TracedScene => ({
  eye,
  aperture: null,
  floor: {
    drawn: bare,
    part: { left: box.left, back: box.back, size: Math.max(box.right - box.left, box.front - box.back) },
    pixels: 4800,
  },
  rug: { design, place },
  meshes: meshes.slice(2),
  lighting: { kind: 'room', window, sunTowards: daylight.sunTowards, sun: daylight.sun, exposure: daylight.exposure ?? 1, bulbs },
})

/** What the Blender script reads: `scene.json`, whose buffers are parts of `scene.bin` by offset in bytes and count of numbers. */
export const writeScene = async (scene: TracedScene, width: number, height: number, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const view = floorView(scene.eye, width, height)
  const chunks: Uint8Array[] = []
  let offset = 0
  const buffer = (array: Float32Array | Uint32Array) => {
    const part = { offset, count: array.length }
    chunks.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    offset += array.byteLength
    return part
  }
  const laid = scene.rug === null ? null : layRug(scene.rug.design, scene.rug.place, view)
  // A rug that lies outside the picture has no bounds.
  const rug = laid !== null && Number.isFinite(laid.bounds.left) ? laid : null
  const strandParts = ({ lengths, positions, radii, colours }: Strands) => ({
    lengths: buffer(lengths),
    positions: buffer(positions),
    radii: buffer(radii),
    colours: buffer(colours),
  })
  const yarnParts = () => {
    if (rug === null) return scene.yarn === undefined ? {} : { strands: strandParts(scene.yarn) }
    const strands = rugStrands(rug)
    const ground = groundOf(rug)
    return {
      strands: strandParts(strands),
      ground: { positions: buffer(ground.positions), colours: buffer(ground.colours), faces: buffer(ground.faces) },
    }
  }
  const { place: from, target: to, opening: wide } = scene.eye
  const finest = (Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) * wide * 2) / height
  const meshes = scene.meshes.map((mesh) => {
    const { positions, normals, triangles, colours } = meshPart(mesh, finest)
    const {
      gloss = 0,
      roughness = 0.6,
      sheen = 0,
      through = 0,
      tint = null,
      glow = null,
      frosted = false,
      metal = false,
      clear = false,
      moulded = null,
      woven = null,
      cells = null,
      under = null,
      grain,
    } = mesh.finish
    return {
      positions: buffer(positions),
      normals: buffer(normals),
      triangles: buffer(triangles),
      colours: buffer(colours),
      finish: {
        gloss,
        roughness,
        sheen,
        through,
        tint,
        glow,
        frosted,
        metal,
        clear,
        moulded,
        woven,
        cells,
        under,
        curly: grain !== undefined,
      },
      casts: mesh.casts,
    }
  })
  if (scene.floor !== null) {
    const { drawn, part, pixels } = scene.floor
    await floorPicture(drawn, part, (x, z) => view.seen(x, z) && !(rug?.covers(x, z) ?? false), pixels, `${folder}/floor.png`)
  }
  const { place, target, opening, shift = [0, 0] } = scene.eye
  const description = {
    width,
    height,
    eye: { place, target, opening, shift, aperture: scene.aperture },
    lighting: scene.lighting,
    ...(scene.floor === null ? {} : { floor: { picture: 'floor.png', ...scene.floor.part } }),
    ...yarnParts(),
    meshes,
  }
  await writeFile(`${folder}/scene.bin`, Buffer.concat(chunks))
  await writeFile(`${folder}/scene.json`, JSON.stringify(description))
}
