import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { yarn } from './RugDesign.ts'
import type { Drawing, Field } from './RugDesign.ts'

/** Flowing planes. */
const pools = (field: Field, random: Random, seed: number): Drawing => {
  const scale = field.width * random.between(0.42, 0.6)
  const high = random.between(0.12, 0.24)
  return (x, y) => {
    const height = layeredNoise(x / scale, y / scale, seed, 2)
    if (height > high) return yarn.pale
    if (height > high - 0.035) return yarn.accent
    return height < -0.3 ? yarn.deep : yarn.main
  }
}

/** Lines as on a map of dunes. */
const contours = (field: Field, random: Random, seed: number): Drawing => {
  const scale = field.width * random.between(0.5, 0.75)
  const count = random.between(7, 11)
  return (x, y) => {
    const height = layeredNoise(x / scale, y / scale, seed, 2)
    const slope =
      Math.hypot(layeredNoise((x + 1) / scale, y / scale, seed, 2) - height, layeredNoise(x / scale, (y + 1) / scale, seed, 2) - height) +
      0.0008
    const level = height * count
    return Math.abs(level - Math.round(level)) / (slope * count) < 0.75 ? yarn.deep : yarn.main
  }
}

/** A handful of pebbles. */
const pebbles = (field: Field, random: Random, seed: number): Drawing => {
  const stones = Array.from({ length: random.pick([4, 5, 6]) }, (_, index) => ({
    x: field.width * random.between(0.12, 0.88),
    y: field.length * random.between(0.1, 0.9),
    wide: field.width * random.between(0.14, 0.32),
    turn: random.between(0, Math.PI),
    flat: random.between(0.55, 0.85),
    yarn: random.pick([yarn.pale, yarn.pale, yarn.deep, yarn.accent, yarn.deep]),
    seed: seed + index * 31,
  }))
  return (x, y) => {
    for (const stone of stones) {
      const dx = x - stone.x
      const dy = y - stone.y
      const along = dx * Math.cos(stone.turn) + dy * Math.sin(stone.turn)
      const aside = (dy * Math.cos(stone.turn) - dx * Math.sin(stone.turn)) / stone.flat
      const angle = Math.atan2(aside, along)
      const reach = stone.wide * (1 + 0.06 * Math.sin(angle * 2 + stone.seed) + 0.05 * Math.sin(angle * 3 + stone.seed * 2))
      if (Math.hypot(along, aside) < reach) return stone.yarn
    }
    return yarn.main
  }
}

/** Broad waves from side to side. */
const waves = (field: Field, random: Random, seed: number): Drawing => {
  const high = field.length / random.pick([4, 5, 6])
  const swing = high * random.between(0.35, 0.6)
  const long = field.width * random.between(0.7, 1.2)
  return (x, y) => {
    const at = (y + Math.sin((x / long) * Math.PI * 2) * swing + layeredNoise(x / 90, y / 90, seed, 1) * 9) / high
    const band = ((Math.floor(at) % 4) + 4) % 4
    return band === 0 ? yarn.pale : band === 1 ? yarn.main : band === 2 ? yarn.deep : yarn.main
  }
}

/** Soft, flowing forms, cut out with shears. */
export const organic = (field: Field, random: Random, seed: number): Drawing =>
  random.pick([pools, contours, pebbles, waves])(field, random, seed)
