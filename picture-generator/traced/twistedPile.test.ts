import { describe, expect, it } from 'vitest'
import { readPictureName } from '../names/pictureName.ts'
import { planRug } from '../rug/planRug.ts'
import { layRug } from './LaidRug.ts'
import { rugStrands } from './rugStrands.ts'
import { createStrandBuilder } from './Strands.ts'
import type { Strands } from './Strands.ts'
import { addTwistedPile } from './twistedPile.ts'

const laid = (text: string, halfWidth: number) => {
  const name = readPictureName(text)
  if (name?.kind !== 'rug') throw new Error(`${text} is no rug`)
  const seen = (x: number, z: number): boolean => Math.abs(x) < halfWidth && Math.abs(z) < halfWidth
  return layRug(planRug(name.rug), { x: 0, z: 0, turn: 0, size: 1 }, { seen, pixel: () => 0.0004 })
}

/** Points of each strand, and the brightness of its last one. */
const fibresOf = ({ lengths, positions, colours }: Strands) => {
  let first = 0
  return Array.from(lengths, (length) => {
    const points = Array.from({ length }, (_, point) => [0, 1, 2].map((axis) => positions[(first + point) * 3 + axis] ?? 0))
    first += length
    const tone = [1, 2, 3].reduce((sum, back) => sum + (colours[first * 3 - back] ?? 0), 0)
    return { points, tone }
  })
}

const one = {
  pitch: 1,
  height: 3,
  lean: 0.5,
  stray: 0,
  points: 8,
  fibre: 0.03,
  carved: 0,
  yarns: 1,
  yarnRadius: 0.15,
  turns: 1.5,
  long: 1.6,
  bow: 1.8,
}

const fibresOfYarn = Math.round(0.55 * (one.yarnRadius / one.fibre) ** 2)

describe('addTwistedPile', { timeout: 60_000 }, () => {
  it('the fibres of a yarn share its tone and stay together up to its tip', () => {
    const rug = laid('rug-1-hoogpolig-wit-wol', 0.02)
    const builder = createStrandBuilder()
    addTwistedPile(builder, rug, one)
    const fibres = fibresOf(builder.strands())
      .slice(0, fibresOfYarn)
      .filter(({ points }) => points.length === one.points)
    const tones = fibres.map(({ tone }) => tone)
    expect(fibres.length).toBeGreaterThan(4)
    expect(Math.max(...tones) / Math.min(...tones)).toBeLessThan(1.24)
    const axis = (at: number) =>
      [0, 1, 2].map((way) => fibres.reduce((sum, { points }) => sum + (points[at]?.[way] ?? 0), 0) / fibres.length)
    for (const { points } of fibres)
      for (const [at, point] of points.entries())
        expect(Math.hypot(...point.map((value, way) => value - (axis(at)[way] ?? 0)))).toBeLessThan(0.006)
  })

  it('a yarn turns its fibres around each other and bows: it is longer than it is high', () => {
    const rug = laid('rug-1-hoogpolig-wit-wol', 0.02)
    const fibres = fibresOf(rugStrands(rug))
    expect(fibres.length).toBeGreaterThan(100)
    for (const { points } of fibres) {
      const long = points
        .slice(1)
        .reduce((sum, point, at) => sum + Math.hypot(...point.map((value, way) => value - (points[at]?.[way] ?? 0))), 0)
      const heights = points.map(([, height = 0]) => height)
      expect(long).toBeGreaterThan((Math.max(...heights) - (heights[0] ?? 0)) * 1.05)
    }
  })
})
