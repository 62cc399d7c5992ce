import type { Light } from './gatherLight.ts'
import type { Hit } from './hit.ts'
import type { Scene } from './Scene.ts'

/** Adds the colour that a place shows in a light to `sum`, as far as `weight` goes. */
export const shade = (scene: Scene, hit: Hit, light: Light, weight: number, sum: Float64Array): void => {
  const { finish } = hit
  const colour = typeof finish.colour === 'function' ? finish.colour(hit) : finish.colour
  const { normalX: nx, normalY: ny, normalZ: nz, viewX: vx, viewY: vy, viewZ: vz } = hit
  const facing = nx * vx + ny * vy + nz * vz
  const rim = (1 - Math.min(1, Math.max(0.02, facing))) ** 3
  const soft = 1 + (finish.sheen ?? 0) * rim
  let red = (light[0] as number) * colour[0] * soft
  let green = (light[1] as number) * colour[1] * soft
  let blue = (light[2] as number) * colour[2] * soft
  const gloss = finish.gloss ?? 0
  if (gloss > 0) {
    const around = scene.surroundings([nx * 2 * facing - vx, ny * 2 * facing - vy, nz * 2 * facing - vz])
    const smooth = 1 - (finish.roughness ?? 0.4)
    const mirrored = gloss + (0.6 - gloss) * rim * rim * smooth * smooth
    const shine = (light[3] as number) * gloss
    red += around[0] * mirrored + shine
    green += around[1] * mirrored + shine
    blue += around[2] * mirrored + shine
  }
  const { glow } = finish
  if (glow !== undefined) {
    red += glow[0]
    green += glow[1]
    blue += glow[2]
  }
  sum[0] = (sum[0] as number) + red * weight
  sum[1] = (sum[1] as number) + green * weight
  sum[2] = (sum[2] as number) + blue * weight
}
