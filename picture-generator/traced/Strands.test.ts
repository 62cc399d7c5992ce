import { expect, it } from 'vitest'
import { createStrandBuilder } from './Strands.ts'

it('strands keep their points in order, and a single point makes none', () => {
  const builder = createStrandBuilder()
  builder.point([9, 9, 9], 1, [0, 0, 0])
  builder.end()
  for (let strand = 0; strand < 20_000; strand += 1) {
    builder.point([strand, 0, 0], 0.1, [0.5, 0, 0])
    builder.point([strand, 1, 0], 0.2, [0, 0.5, 0])
    builder.end()
  }
  const { lengths, positions, radii, colours } = builder.strands()
  expect([lengths.length, positions.length, radii.length, colours.length]).toEqual([20_000, 120_000, 40_000, 120_000])
  expect([...positions.slice(-6)]).toEqual([19_999, 0, 0, 19_999, 1, 0])
  expect([radii.at(-2), radii.at(-1)].map((radius) => Math.round((radius ?? 0) * 10))).toEqual([1, 2])
  expect([...colours.slice(-6)]).toEqual([0.5, 0, 0, 0, 0.5, 0])
})
