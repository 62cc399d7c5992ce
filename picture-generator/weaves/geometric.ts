import { gridNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { yarn } from './RugDesign.ts'
import type { Drawing, Field, YarnNumber } from './RugDesign.ts'

const ranks: readonly [YarnNumber, ...YarnNumber[]] = [
  yarn.main,
  yarn.main,
  yarn.main,
  yarn.pale,
  yarn.pale,
  yarn.deep,
  yarn.accent,
  yarn.second,
]
const rankAt = (part: number): YarnNumber => ranks[Math.floor(part * ranks.length)] ?? yarn.main

/** Quarter circles, halves and bars in a grid. */
const blocks = (field: Field, random: Random, seed: number): Drawing => {
  const across = random.pick([3, 4, 4])
  const wide = field.width / across
  const tall = field.length / Math.round(field.length / wide)
  return (x, y) => {
    const column = Math.floor(x / wide)
    const row = Math.floor(y / tall)
    const kind = Math.floor(gridNoise(column, row, seed) * 6)
    const ground = rankAt(gridNoise(column, row, seed + 1))
    const wished = rankAt(gridNoise(column, row, seed + 2))
    const figure = wished === ground ? (ground === yarn.main ? yarn.pale : yarn.main) : wished
    const flipX = gridNoise(column, row, seed + 3) < 0.5
    const flipY = gridNoise(column, row, seed + 4) < 0.5
    const u = flipX ? 1 - (x / wide - column) : x / wide - column
    const v = flipY ? 1 - (y / tall - row) : y / tall - row
    if (kind <= 1) return Math.hypot(u, v) < 1 ? figure : ground
    if (kind === 2) return Math.hypot(u - 0.5, v) < 0.5 ? figure : ground
    if (kind === 3) return u + v < 1 ? figure : ground
    if (kind === 4) return Math.hypot(u, v) < 1 && Math.hypot(u, v) > 0.5 ? figure : ground
    return ground
  }
}

/** A few large overlapping planes. */
const planes = (field: Field, random: Random): Drawing => {
  const cutX = field.width * random.between(0.32, 0.62)
  const cutY = field.length * random.between(0.3, 0.6)
  const circleX = field.width * random.between(0.25, 0.75)
  const circleY = field.length * random.between(0.3, 0.7)
  const radius = field.width * random.between(0.2, 0.34)
  const slope = random.between(-0.4, 0.4)
  const bar = field.length * random.between(0.72, 0.86)
  return (x, y) => {
    const right = x > cutX + (y - cutY) * slope
    const below = y > cutY
    const inCircle = Math.hypot(x - circleX, y - circleY) < radius
    if (inCircle) return right ? yarn.accent : yarn.deep
    if (y > bar && y < bar + 5) return yarn.deep
    if (right) return below ? yarn.main : yarn.pale
    return below ? yarn.pale : yarn.main
  }
}

/** Checks of two yarns, softened by a narrow border. */
const checks = (field: Field, random: Random): Drawing => {
  const size = field.width / random.pick([6, 8, 10])
  const tall = field.length / Math.round(field.length / size)
  const border = random.chance(0.5) ? size * 0.4 : 0
  return (x, y) => {
    const inset = Math.min(x, y, field.width - x, field.length - y)
    if (inset < border) return yarn.main
    return (Math.floor(x / size) + Math.floor(y / tall)) % 2 === 0 ? yarn.main : yarn.pale
  }
}

/** Rows of nested arches. */
const arches = (field: Field, random: Random, seed: number): Drawing => {
  const wide = field.width / random.pick([3, 4, 5])
  const tall = field.length / Math.max(3, Math.round(field.length / (wide * 1.05)))
  const rings = random.pick([3, 4])
  return (x, y) => {
    const row = Math.floor(y / tall)
    const shifted = x + (row % 2 === 0 ? 0 : wide / 2)
    const column = Math.floor(shifted / wide)
    const u = (shifted / wide - column - 0.5) * 2
    const v = 1 - (y / tall - row)
    const out = v < 0.45 ? Math.abs(u) : Math.hypot(u, (v - 0.45) / 0.55)
    if (out > 0.94) return yarn.pale
    const ring = Math.floor((out / 0.94) * rings)
    const start = Math.floor(gridNoise(column, row, seed) * 3)
    return [yarn.main, yarn.pale, yarn.deep, yarn.main, yarn.accent][(ring + start) % 5] ?? yarn.main
  }
}

/** A lattice of thin lines on a quiet ground, with a line of another yarn now and then. */
const lines = (field: Field, random: Random, seed: number): Drawing => {
  const wide = field.width / random.pick([3, 4, 5])
  const tall = wide * random.pick([1, 1, 1.5])
  const thick = random.between(0.8, 1.3)
  const slanted = random.chance(0.5)
  return (x, y) => {
    const u = (x - field.width / 2) / wide
    const v = (y - field.length / 2) / tall
    const a = slanted ? u + v : u
    const b = slanted ? u - v : v
    const measure = slanted ? wide * 0.7 : wide
    const nearA = Math.abs(a - Math.round(a)) * measure
    const nearB = Math.abs(b - Math.round(b)) * (slanted ? measure : tall)
    if (Math.min(nearA, nearB) > thick) return yarn.main
    const index = nearA < nearB ? Math.round(a) : Math.round(b) + 40
    return gridNoise(index, 3, seed) < 0.25 ? yarn.accent : yarn.deep
  }
}

/** Triangles in rows, two by two. */
const triangles = (field: Field, random: Random, seed: number): Drawing => {
  const wide = field.width / random.pick([4, 5, 6])
  const tall = field.length / Math.round(field.length / wide)
  return (x, y) => {
    const column = Math.floor(x / wide)
    const row = Math.floor(y / tall)
    const u = x / wide - column
    const v = y / tall - row
    const upper = (column + row) % 2 === 0 ? u + v < 1 : u < v
    const place = column * 2 + (upper ? 1 : 0)
    const rankOf = (along: number): YarnNumber => rankAt(gridNoise(along, row, seed))
    // Two accents beside each other would be a bar rather than triangles.
    return rankOf(place) === yarn.accent && rankOf(place - 1) === yarn.accent ? yarn.pale : rankOf(place)
  }
}

/** Planes, lines and a single corner that is off. */
export const geometric = (field: Field, random: Random, seed: number): Drawing => {
  const draw = random.pick([blocks, planes, checks, arches, lines, triangles])
  return draw(field, random, seed)
}
