import { expect, it } from 'vitest'
import { brickWall, redBrick } from './masonry.ts'

const axis = ({ positions }: { readonly positions: Float32Array }, number: 0 | 1 | 2): Float32Array =>
  positions.filter((_, index) => index % 3 === number)

const mostOf = (values: Float32Array): number => values.reduce((most, value) => Math.max(most, value), -Infinity)

it('a wall of bricks is a relief with a joint every 61 mm', () => {
  const wall = brickWall(0.04, 0.06, 0.36, redBrick)
  const [x, y, z] = [axis(wall, 0), axis(wall, 1), axis(wall, 2)]
  const column = [...y.keys()].filter((point) => Math.abs((x[point] ?? 0) - 0.05) < 0.0002)
  const deep = (point: number | undefined): boolean => point !== undefined && (z[point] ?? 0) < -0.003
  // The first may be cut by the upper edge.
  const joints = column
    .filter((point, index) => deep(point) && !deep(column[index - 1]))
    .map((point) => y[point] ?? 0)
    .slice(1)
  expect(joints.length).toBeGreaterThan(3)
  for (const [index, above] of joints.slice(0, -1).entries()) expect(above - (joints[index + 1] ?? 0)).toBeCloseTo(0.061, 2)
}, 60_000)

it('at a corner a wall turns away from the viewer', () => {
  const wall = brickWall(-0.02, 0.07, 0.4, redBrick, 0)
  expect(mostOf(axis(wall, 0))).toBeLessThan(0.003)
  expect(mostOf(axis(wall, 2).map((value) => -value))).toBeGreaterThan(0.06)
}, 60_000)

it('the corner of a wall is straight: its joints are filled there', () => {
  const wall = brickWall(-0.02, 0.07, 0.4, redBrick, 0)
  const behind = axis(wall, 2)
  const side = axis(wall, 0).filter((_, point) => (behind[point] ?? 0) < -0.02)
  expect(mostOf(side) + mostOf(side.map((value) => -value))).toBeLessThan(0.003)
}, 60_000)
