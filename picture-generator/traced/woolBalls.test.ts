import { expect, it } from 'vitest'
import { woolBalls } from './woolBalls.ts'

const radius = 0.08
const strands = woolBalls([{ middle: [0, radius, 0], radius, colour: [0.5, 0.2, 0.1] }], 'test')
const points = Array.from({ length: strands.radii.length }, (_, point) => [
  strands.positions[point * 3] ?? 0,
  (strands.positions[point * 3 + 1] ?? 0) - radius,
  strands.positions[point * 3 + 2] ?? 0,
]) as readonly [number, number, number][]

it('the yarn of a ball lies on its surface', () => {
  const out = points.map((point) => Math.hypot(...point)).toSorted((a, b) => a - b)
  expect(out[0]).toBeGreaterThan(radius * 0.8)
  expect(out[Math.floor(out.length * 0.95)]).toBeLessThan(radius * 1.08)
})

it('and covers it on every side', () => {
  const sides = new Set(
    points.map(([x, y, z]) => {
      const around = Math.floor(((Math.atan2(z, x) / Math.PI + 1) / 2) * 12)
      const up = Math.floor(((Math.max(-1, Math.min(0.999, y / radius)) + 1) / 2) * 6)
      return `${Math.min(11, around)} ${up}`
    }),
  )
  expect(sides.size).toBe(72)
})

it('a loose end lies on the table', () => {
  const loose = woolBalls(
    [
      {
        middle: [0, radius, 0],
        radius,
        colour: [0.5, 0.2, 0.1],
        end: [
          [0.05, 0.003, 0.08],
          [0.2, 0.003, 0.1],
          [0.4, 0.003, 0.05],
        ],
      },
    ],
    'test',
  )
  const furthest = loose.positions.reduce((most, value, at) => (at % 3 === 0 ? Math.max(most, value) : most), 0)
  expect(furthest).toBeGreaterThan(0.38)
})
