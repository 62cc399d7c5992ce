import { gridNoise } from '../light/noise.ts'
import { blankPicture } from '../light/Picture.ts'
import type { Picture } from '../light/Picture.ts'
import { gathering, parts } from './gatherLight.ts'
import type { Light } from './gatherLight.ts'
import { emptyHit, meeting } from './hit.ts'
import type { Hit } from './hit.ts'
import { geometryOf } from './Scene.ts'
import type { Geometry, Scene } from './Scene.ts'
import { seenBy, viewOf } from './seenBy.ts'
import { shade } from './shade.ts'
import { shadowsOf } from './shadows.ts'

/** How bright light becomes paper: straight in the middle, softly rounded towards white. */
const developed = (light: number): number => {
  const knee = 0.6
  return light < knee ? light : knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee)))
}

type Gather = ReturnType<typeof gathering>
type Meet = ReturnType<typeof meeting>

/** The eye sees twice as many rows and columns as the picture has: triangles at the four quarters of a pixel. */
interface Sight {
  readonly geometry: Geometry
  readonly seen: Int32Array
  readonly width: number
  readonly height: number
}

/** The mesh that fills a whole pixel, or −1 when several do (or none). */
const wholeMeshes = ({ geometry, seen, width, height }: Sight): Int16Array => {
  const whole = new Int16Array(width * height)
  const meshAt = (number: number) => (number < 0 ? -1 : (geometry.meshOf[number] as number))
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const corner = row * 2 * width * 2 + column * 2
      const mesh = meshAt(seen[corner] as number)
      const same =
        mesh === meshAt(seen[corner + 1] as number) &&
        mesh === meshAt(seen[corner + width * 2] as number) &&
        mesh === meshAt(seen[corner + width * 2 + 1] as number)
      whole[row * width + column] = same ? mesh : -1
    }
  }
  return whole
}

/** Per pixel a quarter of the light, and the normal there: light × 4, normal × 3, distance. */
const quarters = ({ seen, width, height }: Sight, whole: Int16Array, meet: Meet, gather: Gather): Float32Array => {
  const kept = new Float32Array(width * height * 8)
  const hit = emptyHit()
  const light: Light = new Float64Array(4)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column
      if ((whole[pixel] as number) < 0) continue
      meet(hit, seen[row * 2 * width * 2 + column * 2] as number, column * 2 + 1, row * 2 + 1)
      gather(hit, column, row, (column & 1) + (row & 1) * 2, light)
      const at = pixel * 8
      kept.set(light, at)
      kept[at + 4] = hit.normalX
      kept[at + 5] = hit.normalY
      kept[at + 6] = hit.normalZ
      kept[at + 7] = hit.pixel
    }
  }
  return kept
}

const weights = [1, 2, 1, 2, 4, 2, 1, 2, 1]

/** Adds up the quarters of light around a pixel, as far as they lie on the same surface; quarters that no neighbour has are gathered. */
const blending = ({ width, height }: Sight, whole: Int16Array, kept: Float32Array, gather: Gather) => {
  const sums = new Float64Array(parts * 5)
  const missing: Light = new Float64Array(4)
  return (hit: Hit, column: number, row: number, light: Light): void => {
    const pixel = row * width + column
    const mesh = whole[pixel]
    const own = pixel * 8
    sums.fill(0)
    for (let index = 0; index < 9; index += 1) {
      const x = column + (index % 3) - 1
      const y = row + Math.floor(index / 3) - 1
      if (x < 0 || y < 0 || x >= width || y >= height || whole[y * width + x] !== mesh) continue
      const at = (y * width + x) * 8
      const alike =
        (kept[own + 4] as number) * (kept[at + 4] as number) +
        (kept[own + 5] as number) * (kept[at + 5] as number) +
        (kept[own + 6] as number) * (kept[at + 6] as number)
      if (alike < 0.93 || Math.abs((kept[own + 7] as number) / (kept[at + 7] as number) - 1) > 0.08) continue
      const weight = weights[index] as number
      const into = ((x & 1) + (y & 1) * 2) * 5
      for (let channel = 0; channel < 4; channel += 1)
        sums[into + channel] = (sums[into + channel] as number) + (kept[at + channel] as number) * weight
      sums[into + 4] = (sums[into + 4] as number) + weight
    }
    light.fill(0)
    for (let part = 0; part < parts; part += 1) {
      const weight = sums[part * 5 + 4] as number
      if (weight === 0) gather(hit, column, row, part, missing)
      for (let channel = 0; channel < 4; channel += 1) {
        const found = weight === 0 ? (missing[channel] as number) : (sums[part * 5 + channel] as number) / weight
        light[channel] = (light[channel] as number) + found / parts
      }
    }
  }
}

/** Looks at a scene. Every pixel is the mean of its four quarters, shaded once for each surface it shows. */
export const render = (scene: Scene, width: number, height: number): Picture => {
  const picture = blankPicture(width, height)
  const geometry = geometryOf(scene.meshes)
  const view = viewOf(scene.eye, width * 2, height * 2)
  const seen = seenBy(view, geometry, width * 2, height * 2).triangle ?? new Int32Array(0)
  const sight: Sight = { geometry, seen, width, height }
  const gather = gathering(scene, shadowsOf(scene, geometry))
  const meet = meeting(geometry, view)
  const whole = wholeMeshes(sight)
  const blend = blending(sight, whole, quarters(sight, whole, meet, gather), gather)
  const hit: Hit = emptyHit()
  const light: Light = new Float64Array(4)
  const sum = new Float64Array(3)
  const quarter = [0, 1, width * 2, width * 2 + 1]
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column
      const corner = row * 2 * width * 2 + column * 2
      sum.fill(0)
      if ((whole[pixel] as number) >= 0) {
        meet(hit, seen[corner] as number, column * 2 + 1, row * 2 + 1)
        blend(hit, column, row, light)
        shade(scene, hit, light, 1, sum)
      } else {
        for (let index = 0; index < 4; index += 1) {
          const number = seen[corner + (quarter[index] as number)] as number
          if (number < 0) {
            for (let channel = 0; channel < 3; channel += 1)
              sum[channel] = (sum[channel] as number) + (scene.backdrop[channel] as number) * 0.25
            continue
          }
          meet(hit, number, column * 2 + 0.5 + (index & 1), row * 2 + 0.5 + (index >> 1))
          gather(hit, column * 2 + (index & 1), row * 2 + (index >> 1), index, light)
          shade(scene, hit, light, 0.25, sum)
        }
      }
      const dim = scene.exposure * (1 - 0.2 * ((column / width - 0.5) ** 2 + (row / height - 0.5) ** 2))
      const grain = 1 + (gridNoise(column, row, 3) - 0.5) * 0.02
      for (let channel = 0; channel < 3; channel += 1)
        picture.light[pixel * 3 + channel] = developed((sum[channel] as number) * dim) * grain
    }
  }
  return picture
}
