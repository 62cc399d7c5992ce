import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { srgbByte } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'

import type { Floor } from '../interior/floors.ts'
import { insideBy } from '../rug/outline.ts'
import type { Vector } from '../scene/vector.ts'
import type { CloseUpScene } from './closeUp.ts'
import { floorView } from './floorView.ts'
import { layRug } from './LaidRug.ts'
import type { LaidRug } from './LaidRug.ts'
import { groundHeight, rugStrands } from './rugStrands.ts'

/** The part of the floor that is drawn as a picture, in metres. */
interface FloorPart {
  readonly left: number
  readonly back: number
  readonly size: number
}

const floorPicture = async (floor: Floor, { left, back, size }: FloorPart, pixels: number, file: string): Promise<void> => {
  const bytes = new Uint8Array(pixels * pixels * 3)
  const step = size / pixels
  for (let row = 0; row < pixels; row += 1) {
    for (let column = 0; column < pixels; column += 1) {
      const colour = floor(left + (column + 0.5) * step, back + (row + 0.5) * step, step)
      for (let channel = 0; channel < 3; channel += 1) bytes[(row * pixels + column) * 3 + channel] = srgbByte(colour[channel] ?? 0)
    }
  }
  await sharp(bytes, { raw: { width: pixels, height: pixels, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(file)
}

/** The cloth under the yarn: a grid over the seen part of the rug, darker than the yarn that covers it. */
const groundOf = (rug: LaidRug) => {
  const { design, bounds } = rug
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
      colours.push(...scaleRgb(rug.fibre(design.drawing(x, y), x, y), 0.55))
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

/** What the Blender script reads: `scene.json`, whose buffers are parts of `scene.bin` by offset in bytes and count of numbers. */
export const writeScene = async (scene: CloseUpScene, width: number, height: number, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const rug = layRug(scene.design, scene.place, floorView(scene.eye, width, height))
  const chunks: Uint8Array[] = []
  let offset = 0
  const buffer = (array: Float32Array | Uint32Array) => {
    const part = { offset, count: array.length }
    chunks.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    offset += array.byteLength
    return part
  }
  const strands = rugStrands(rug)
  const ground = groundOf(rug)
  const part: FloorPart = { left: -1.1, back: -1.5, size: 2.4 }
  await floorPicture(scene.floor, part, 3000, `${folder}/floor.png`)
  const { place, target, opening } = scene.eye
  const eye: { readonly place: Vector; readonly target: Vector; readonly opening: number; readonly aperture: number } = {
    place,
    target,
    opening,
    aperture: scene.aperture,
  }
  const description = {
    width,
    height,
    eye,
    floor: { picture: 'floor.png', ...part },
    strands: {
      lengths: buffer(strands.lengths),
      positions: buffer(strands.positions),
      radii: buffer(strands.radii),
      colours: buffer(strands.colours),
    },
    ground: { positions: buffer(ground.positions), colours: buffer(ground.colours), faces: buffer(ground.faces) },
  }
  await writeFile(`${folder}/scene.bin`, Buffer.concat(chunks))
  await writeFile(`${folder}/scene.json`, JSON.stringify(description))
}
