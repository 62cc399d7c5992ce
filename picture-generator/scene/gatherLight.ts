import type { Rgb } from '../light/colour.ts'
import { gridNoise } from '../light/noise.ts'
import type { Hit } from './hit.ts'
import type { Scene } from './Scene.ts'
import { passes, reaches } from './shadows.ts'
import type { Shadow } from './shadows.ts'

/** Light that falls on a place: red, green, blue, and the strength of highlights. */
export type Light = Float64Array

export const parts = 4
const clear: Rgb = [1, 1, 1]

/**
 * Adds up the beams that reach a place. Of every four beams only the one numbered `part` (0 to 3) is counted, four times:
 * four neighbours together see all of them.
 */
export const gathering = (scene: Scene, shadows: readonly Shadow[]) => {
  const bulbs = scene.bulbs ?? []
  const { above, below } = scene.ambient
  return (hit: Hit, screenX: number, screenY: number, part: number, light: Light): void => {
    const { normalX: nx, normalY: ny, normalZ: nz, finish } = hit
    const gloss = finish.gloss ?? 0
    const power = gloss > 0 ? 2 / Math.max(0.02, finish.roughness ?? 0.4) ** 2 : 0
    const through = finish.through ?? 0
    const tint = finish.tint ?? clear
    const jitter = gridNoise(screenX, screenY, 11) - 0.5
    const jitterUp = gridNoise(screenX, screenY, 12) - 0.5
    const offX = nx * 0.9 + jitter * (1 - Math.abs(nx))
    const offY = ny * 0.9 + jitterUp * (1 - Math.abs(ny))
    const offZ = nz * 0.9 + (jitter - jitterUp) * (1 - Math.abs(nz))
    const upward = ny * 0.5 + 0.5
    let red = 0
    let green = 0
    let blue = 0
    let shine = 0
    for (let index = part; index < shadows.length; index += parts) {
      const shadow = shadows[index] as Shadow
      const { off } = shadow
      const { towards, colour, opening } = shadow.beam
      const tx = towards[0]
      const ty = towards[1]
      const tz = towards[2]
      const cosine = nx * tx + ny * ty + nz * tz
      if (cosine <= 0 && through === 0) continue
      const open = opening === null ? 1 : passes(opening, towards, hit.x, hit.y, hit.z)
      if (open === 0) continue
      if (cosine <= 0) {
        const behind = -cosine * through * open * reaches(shadow, hit.x + tx * off * 2, hit.y + ty * off * 2, hit.z + tz * off * 2)
        red += colour[0] * behind * tint[0]
        green += colour[1] * behind * tint[1]
        blue += colour[2] * behind * tint[2]
        continue
      }
      const lit = open * reaches(shadow, hit.x + (offX + tx) * off, hit.y + (offY + ty) * off, hit.z + (offZ + tz) * off)
      if (lit === 0) continue
      red += colour[0] * cosine * lit
      green += colour[1] * cosine * lit
      blue += colour[2] * cosine * lit
      if (power > 0) {
        const hx = tx + hit.viewX
        const hy = ty + hit.viewY
        const hz = tz + hit.viewZ
        const half = (nx * hx + ny * hy + nz * hz) / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1)
        if (half > 0) shine += colour[1] * lit * half ** power * (power + 8) * 0.04 * cosine
      }
    }
    red = red * parts + below[0] + (above[0] - below[0]) * upward
    green = green * parts + below[1] + (above[1] - below[1]) * upward
    blue = blue * parts + below[2] + (above[2] - below[2]) * upward
    for (const { place, colour } of bulbs) {
      const bx = place[0] - hit.x
      const by = place[1] - hit.y
      const bz = place[2] - hit.z
      const far = Math.sqrt(bx * bx + by * by + bz * bz) || 1e-3
      const cosine = (nx * bx + ny * by + nz * bz) / far
      const strength = (cosine > 0 ? cosine * 0.8 + 0.2 : through * -cosine) / (far * far + 0.15)
      if (strength <= 0) continue
      red += colour[0] * strength
      green += colour[1] * strength
      blue += colour[2] * strength
    }
    light[0] = red
    light[1] = green
    light[2] = blue
    light[3] = shine * parts
  }
}
