import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { yarn } from './RugDesign.ts'
import type { Drawing, Field, YarnNumber } from './RugDesign.ts'

/** A flower of `petals` around a point; null outside it. */
const flower = (
  dx: number,
  dy: number,
  radius: number,
  petals: number,
  [heart, leaf, rim]: readonly [YarnNumber, YarnNumber, YarnNumber],
): YarnNumber | null => {
  const distance = Math.hypot(dx, dy)
  if (distance > radius * 1.15) return null
  const reach = radius * (0.8 + 0.24 * Math.cos(Math.atan2(dy, dx) * petals))
  if (distance > reach) return null
  if (distance < radius * 0.26) return heart
  return distance > reach - radius * 0.2 ? rim : leaf
}

/** A pointed leaf from a point in a direction; true inside. */
const inLeaf = (dx: number, dy: number, angle: number, length: number): boolean => {
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  const aside = Math.abs(-dx * Math.sin(angle) + dy * Math.cos(angle))
  return along > 0 && along < length && aside < Math.sin((along / length) * Math.PI) * length * 0.2
}

/** Flowers, leaves and tendrils repeated in tiles; null where the ground shows. */
const garden = (u: number, v: number, tile: number, petals: number): YarnNumber | null => {
  const column = Math.round(u / tile)
  const row = Math.round(v / tile)
  const dx = u - column * tile
  const dy = v - row * tile
  const odd = (column + row) % 2 !== 0
  const bloom = flower(
    dx,
    dy,
    tile * (odd ? 0.27 : 0.2),
    odd ? petals : 6,
    odd ? [yarn.second, yarn.pale, yarn.accent] : [yarn.pale, yarn.accent, yarn.deep],
  )
  if (bloom !== null) return bloom
  for (let turn = 0; turn < 4; turn += 1) {
    const angle = Math.PI / 4 + (turn * Math.PI) / 2 + (odd ? 0.35 : -0.35)
    if (inLeaf(dx - Math.cos(angle) * tile * 0.3, dy - Math.sin(angle) * tile * 0.3, angle + 0.5, tile * 0.34)) {
      return odd ? yarn.second : yarn.pale
    }
  }
  const vine = Math.abs(dy - Math.sin((u / tile) * Math.PI) * tile * 0.22)
  const climber = Math.abs(dx - Math.sin((v / tile) * Math.PI + 1) * tile * 0.22)
  return Math.min(vine, climber) < 0.65 ? yarn.deep : null
}

/** Nested bands along the edge; null inside them. */
const borderAt = (inset: number, along: number, wide: number, petals: number): YarnNumber | null => {
  const part = inset / wide
  if (part > 1) return null
  if (part < 0.07) return yarn.deep
  if (part < 0.2) return Math.abs(((along / wide) * 3.4) % 1) < 0.5 ? yarn.pale : yarn.accent
  if (part < 0.235 || (part > 0.765 && part < 0.8)) return yarn.pale
  if (part >= 0.8) {
    if (part > 0.965) return yarn.pale
    return Math.abs(((along / wide) * 3.4) % 1) < 0.35 ? yarn.second : yarn.main
  }
  const step = wide * 0.62
  const index = Math.round(along / step)
  const dx = along - index * step
  const dy = inset - wide * 0.5
  const bloom = flower(
    dx,
    dy,
    wide * (index % 2 === 0 ? 0.23 : 0.16),
    index % 2 === 0 ? petals : 5,
    index % 2 === 0 ? [yarn.accent, yarn.pale, yarn.main] : [yarn.pale, yarn.accent, yarn.second],
  )
  if (bloom !== null) return bloom
  const vine = Math.abs(dy - Math.sin((along / step) * Math.PI) * wide * 0.17)
  return vine < 0.6 ? yarn.second : yarn.deep
}

/** A star of nested points; `size` 1 at its rim. */
const starYarn = (size: number, angle: number, petals: number): YarnNumber | null => {
  const pointed = size * (1 + 0.16 * (1 - Math.abs((((angle * petals) / Math.PI) % 1) - 0.5) * 2))
  if (pointed > 1) return null
  if (pointed > 0.95) return yarn.pale
  if (pointed > 0.74) return yarn.deep
  if (pointed > 0.7) return yarn.second
  if (pointed > 0.46) return yarn.main
  if (pointed > 0.42) return yarn.pale
  if (pointed > 0.2) return Math.cos(angle * petals * 2) > 0 ? yarn.accent : yarn.deep
  return pointed > 0.1 ? yarn.pale : yarn.main
}

/** Lozenges within one another, with stepped edges; `size` 1 at the rim. */
const lozengeYarn = (u: number, v: number): YarnNumber | null => {
  const size = u + v
  if (size > 1.15) return null
  const ring = Math.floor((size / 1.15) * 9)
  return [yarn.pale, yarn.accent, yarn.deep, yarn.pale, yarn.main, yarn.main, yarn.second, yarn.deep, yarn.pale][ring] ?? yarn.main
}

/** A lobed medallion as rings; `size` 1 at its rim. */
const ringYarn = (size: number, angle: number, petals: number): YarnNumber | null => {
  if (size > 1) return null
  if (size > 0.955) return yarn.pale
  if (size > 0.72) return Math.cos(angle * petals * 4) * 0.5 + Math.cos(size * 70) * 0.5 > 0.42 ? yarn.pale : yarn.deep
  if (size > 0.69) return yarn.accent
  if (size > 0.4) return Math.cos(angle * petals * 2 + size * 9) > 0.72 ? yarn.second : yarn.main
  if (size > 0.37) return yarn.pale
  if (size > 0.2) return Math.cos(angle * petals) > 0.2 ? yarn.accent : yarn.deep
  return size > 0.09 ? yarn.pale : yarn.accent
}

/** A medallion with tendrils, corner pieces and a broad border. */
export const persian = (field: Field, random: Random, seed: number): Drawing => {
  const petals = random.pick([6, 8, 8, 10])
  const wide = field.width * random.between(0.13, 0.17)
  const tile = field.width * random.between(0.085, 0.12)
  const medallion = random.pick(['rings', 'rings', 'star', 'lozenge', 'allover'])
  const radiusX = field.width * random.between(0.22, 0.27)
  const radiusY = Math.max(radiusX, field.length * random.between(0.19, 0.24))
  const lobes = random.pick([8, 12, 16])
  const innerX = field.width / 2 - wide
  const innerY = field.length / 2 - wide
  return (rawX, rawY) => {
    const x = rawX + layeredNoise(rawX / 50, rawY / 50, seed, 1) * 0.9
    const y = rawY + layeredNoise(rawX / 50, rawY / 50, seed + 3, 1) * 0.9
    const u = Math.abs(x - field.width / 2)
    const v = Math.abs(y - field.length / 2)
    const insetX = field.width / 2 - u
    const insetY = field.length / 2 - v
    const border = insetX < insetY ? borderAt(insetX, v, wide, petals) : borderAt(insetY, u, wide, petals)
    if (border !== null) return border
    const angle = Math.atan2(v / radiusY, u / radiusX)
    if (medallion !== 'allover') {
      const lobe = 1 + 0.075 * Math.abs(Math.cos((angle * lobes) / 2))
      const size = Math.hypot(u / radiusX, v / radiusY)
      const ring =
        medallion === 'rings'
          ? ringYarn(size / lobe, angle, petals)
          : medallion === 'star'
            ? starYarn(size * 0.92, angle, petals)
            : lozengeYarn(u / radiusX, v / radiusY)
      if (ring !== null) return ring
      const pendant = Math.hypot(u / (radiusX * 0.2), (v - radiusY * 1.3) / (radiusY * 0.24))
      if (pendant < 1) return pendant > 0.8 ? yarn.pale : pendant > 0.45 ? yarn.deep : yarn.accent
      const corner = Math.hypot((innerX - u) / radiusX, (innerY - v) / radiusY) / (1 + 0.08 * Math.abs(Math.cos(angle * 9)))
      if (corner < 1.06) {
        if (corner > 1.0) return yarn.pale
        return garden(u + tile / 2, v + tile / 2, tile * 0.8, petals) ?? yarn.deep
      }
    }
    return garden(u, v, tile, petals) ?? yarn.main
  }
}
