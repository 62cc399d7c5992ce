import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { yarn } from './RugDesign.ts'
import type { Drawing, Field } from './RugDesign.ts'

/** Distance to the nearest line of a lattice of lozenges, in cm. */
const lattice = (x: number, y: number, wide: number, tall: number): number => {
  const a = x / wide + y / tall
  const b = x / wide - y / tall
  const steep = Math.hypot(1 / wide, 1 / tall)
  const near = (value: number) => Math.abs(value - Math.round(value)) / steep
  return Math.min(near(a), near(b))
}

/** Distance to a zigzag that runs across, repeated every `every` cm. */
const zigzag = (x: number, y: number, wide: number, every: number): number => {
  const wave = Math.abs(((((x / wide) % 1) + 1) % 1) - 0.5) * wide * 0.9
  const row = (y + wave) / every
  return Math.abs(row - Math.round(row)) * every * 0.75
}

/** An open field with dark lozenge lines that shift once on their way, after the Beni Ourain. */
export const berber = (field: Field, random: Random, seed: number): Drawing => {
  const family = random.pick(['lozenge', 'double', 'zigzag', 'scattered'])
  const across = random.pick([3, 4, 4, 5])
  const wide = field.width / across
  const tall = wide * random.between(1.15, 1.7)
  const thick = random.between(1.1, 1.9)
  const line = random.pick([yarn.deep, yarn.accent])
  const shift = random.pick([0, 0.5])
  const shiftAt = field.length * random.between(0.3, 0.7)
  const aside = random.between(-0.18, 0.18) * wide
  /** Part of the shift at a height: in one row it would look like a torn picture. */
  const shifted = (y: number): number => {
    const part = Math.min(1, Math.max(0, (y - shiftAt) / tall + 0.5))
    return part * part * (3 - 2 * part)
  }
  return (rawX, rawY) => {
    const x = rawX + layeredNoise(rawX / 38, rawY / 38, seed, 2) * 5.5 + shifted(rawY) * aside
    const y = rawY + layeredNoise(rawX / 45, rawY / 30, seed + 5, 2) * 5
    const strength = thick * (0.8 + 0.5 * (layeredNoise(rawX / 16, rawY / 16, seed + 9, 2) + 0.4))
    const u = x - field.width / 2 + shift * wide
    const v = y - field.length / 2
    if (family === 'zigzag') return zigzag(u, v, wide, tall * 0.62) < strength ? line : yarn.main
    const distance = lattice(u, v, wide, tall)
    if (distance < strength) return line
    if (family === 'double') return distance > strength * 3.2 && distance < strength * 4.4 ? line : yarn.main
    if (family === 'scattered') {
      const column = Math.round(u / wide + v / tall)
      const row = Math.round(u / wide - v / tall)
      const centreX = ((column + row) * wide) / 2 + wide / 2
      const centreY = ((column - row) * tall) / 2
      const inside = Math.abs(((u - centreX + wide * 1.5) % wide) - wide / 2) + Math.abs(((v - centreY + tall * 1.5) % tall) - tall / 2)
      return inside < 4.5 ? yarn.second : yarn.main
    }
    return yarn.main
  }
}
