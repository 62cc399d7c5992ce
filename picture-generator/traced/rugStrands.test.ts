import { describe, expect, it } from 'vitest'
import { readPictureName } from '../names/pictureName.ts'
import { insideBy } from '../rug/outline.ts'
import { planRug } from '../rug/planRug.ts'
import { layRug } from './LaidRug.ts'
import { rugStrands } from './rugStrands.ts'

/** Yarn of 24 × 24 cm at the lower right corner of a rug that lies straight, its middle at the origin. */
const strandsOf = (text: string) => {
  const name = readPictureName(text)
  if (name?.kind !== 'rug') throw new Error(`${text} is no rug`)
  const design = planRug(name.rug)
  const right = design.widthCm / 200
  const front = design.lengthCm / 200
  const rug = layRug(
    design,
    { x: 0, z: 0, turn: 0, size: 1 },
    { seen: (x, z) => x > right - 0.24 && z > front - 0.24, pixel: () => 0.0014 },
  )
  const strands = rugStrands(rug)
  const points = Array.from({ length: strands.radii.length }, (_, point) => ({
    x: (strands.positions[point * 3] ?? 0) * 100 + design.widthCm / 2,
    y: (strands.positions[point * 3 + 2] ?? 0) * 100 + design.lengthCm / 2,
    height: (strands.positions[point * 3 + 1] ?? 0) * 100,
  }))
  return { design, strands, points }
}

describe('rugStrands', { timeout: 60_000 }, () => {
  it.each([
    ['rug-1-geometrisch-blauw-wol', 'tufted', 1, 2],
    ['rug-1-perzisch-rood-wol', 'knotted', 0.6, 1.4],
    ['rug-1-berber-ecru-wol', 'berber', 1.2, 2.6],
    ['rug-1-vintage-rood-wol', 'worn', 0.2, 0.9],
    ['rug-1-hoogpolig-wit-wol', 'shag', 2, 5],
    ['rug-1-platgeweven-blauw-wol', 'flat', 0.3, 1],
    ['rug-1-platgeweven-zand-sisal', 'boucle', 0.4, 1.2],
  ] as const)('%s has yarn of a %s rug, as high as that is', (text, weave, lowest, highest) => {
    const { design, points } = strandsOf(text)
    expect(design.weave).toBe(weave)
    const heights = points.map(({ height }) => height).toSorted((a, b) => a - b)
    expect(heights.length).toBeGreaterThan(5000)
    expect(heights.at(Math.floor(heights.length * 0.98))).toBeGreaterThan(lowest)
    expect(heights.at(-1)).toBeLessThan(highest + 0.6)
    // Loose fibres may dip into the floor, where nobody sees them.
    expect(heights[0]).toBeGreaterThan(-0.5)
  })

  it('a round jute rug is braided around its middle', () => {
    const name = readPictureName('rug-1-platgeweven-bruin-jute-round')
    if (name?.kind !== 'rug') throw new Error('no rug')
    const rug = layRug(planRug(name.rug), { x: 0, z: 0, turn: 0, size: 1 }, { seen: (x, z) => x > 0.7 && z > 0, pixel: () => 0.002 })
    const { lengths } = rugStrands(rug)
    expect(rug.design.weave).toBe('braided')
    expect(Math.max(...lengths)).toBeGreaterThan(60)
  })

  it('yarn stays on the rug, and only a fringe goes past its rim', () => {
    const bound = strandsOf('rug-1-geometrisch-blauw-wol')
    expect(bound.design.fringeCm).toBe(0)
    expect(Math.min(...bound.points.map(({ x, y }) => insideBy(bound.design, x, y)))).toBeGreaterThan(-1)
    const fringed = strandsOf('rug-1-perzisch-rood-wol')
    const furthest = fringed.points.reduce((most, { y }) => Math.max(most, y - fringed.design.lengthCm), 0)
    expect(furthest).toBeGreaterThan(fringed.design.fringeCm * 0.8)
    expect(furthest).toBeLessThan(fringed.design.fringeCm * 1.5)
  })

  it('the edge without a fringe is bound: stitches lie around it from below to above', () => {
    const { design, points } = strandsOf('rug-1-geometrisch-blauw-wol')
    const rim = points.filter(({ x }) => x > design.widthCm + 0.05)
    expect(rim.length).toBeGreaterThan(500)
    expect(Math.max(...rim.map(({ height }) => height))).toBeGreaterThan(0.5)
    expect(Math.min(...rim.map(({ height }) => height))).toBeLessThan(0.2)
  })

  it('the same name gives the same yarn', () => {
    expect(strandsOf('rug-2-platgeweven-groen-wol').strands).toEqual(strandsOf('rug-2-platgeweven-groen-wol').strands)
  })

  it('a pile has the colours of the drawing below it', () => {
    const { design, strands, points } = strandsOf('rug-1002-geometrisch-blauw-wol')
    const blueness = (number: number): number => {
      let sum = 0
      let count = 0
      for (const [point, { x, y }] of points.entries()) {
        if (insideBy(design, x, y) < 3 || design.drawing(x, y) !== number) continue
        sum += (strands.colours[point * 3 + 2] ?? 0) - (strands.colours[point * 3] ?? 0)
        count += 1
      }
      return sum / count
    }
    expect(blueness(0)).toBeGreaterThan(blueness(2) + 0.1)
  })
})
