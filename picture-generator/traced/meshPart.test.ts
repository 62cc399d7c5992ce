import { describe, expect, it } from 'vitest'
import type { Finish } from '../scene/Mesh.ts'
import { panel, sheet } from '../scene/shapes.ts'
import { meshPart } from './meshPart.ts'

const drawn: Finish = { colour: ({ u }) => (u < 0.5 ? [0.9, 0, 0] : [0, 0, 0.9]) }
const square = (finish: Finish, size = 1) => panel([0, size, 0], [size, 0, 0], [0, -size, 0], finish)

describe('meshPart', () => {
  it('a surface on which something is drawn is cut until its corners show it', () => {
    const { triangles, positions, colours } = meshPart(square(drawn), 0.05)
    expect(triangles.length / 3).toBeGreaterThan(2 * 20 * 20)
    for (let point = 0; point * 3 < positions.length; point += 1) {
      const across = positions[point * 3] ?? 0
      if (Math.abs(across - 0.5) < 0.01) continue
      expect([across, colours[point * 3]]).toEqual([across, across < 0.5 ? Math.fround(0.9) : 0])
    }
  })

  it('its triangles cover what they covered, and face the same way', () => {
    const { positions, triangles, normals } = meshPart(square(drawn), 0.1)
    let area = 0
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => (triangles[at + corner] ?? 0) * 3) as [number, number, number]
      const side = (from: number, to: number, axis: number): number => (positions[to + axis] ?? 0) - (positions[from + axis] ?? 0)
      area += Math.abs(side(a, b, 0) * side(a, c, 1) - side(a, b, 1) * side(a, c, 0)) / 2
    }
    expect(area).toBeCloseTo(1, 5)
    expect(new Set(Array.from({ length: normals.length / 3 }, (_, point) => Math.round(normals[point * 3 + 2] ?? 0))).size).toBe(1)
  })

  it('a picture on a wall is cut finely, so that its drawing has clean edges', () => {
    expect(meshPart(square(drawn), 0.004).triangles.length / 3).toBeGreaterThan(100_000)
  })

  it('a strip too thin to show a drawing is not cut', () => {
    const strip = sheet((u, v) => [v, u * 0.001, 0], 1, 2, drawn)
    expect(meshPart(strip, 0.004).triangles.length).toBe(strip.triangles.length)
  })

  it('no surface gives back more light than it gets', () => {
    const { colours } = meshPart(square({ colour: () => [1.3, 0.4, 1] }, 0.2), 0.1)
    expect([...colours.slice(0, 3)].map((part) => Number(part.toFixed(2)))).toEqual([0.92, 0.4, 0.92])
  })

  it('plain surfaces and walls stay as they are', () => {
    expect(meshPart(square({ colour: [0.5, 0.5, 0.5] }), 0.01).triangles.length).toBe(6)
    expect(meshPart(square(drawn, 3), 0.01).triangles.length).toBe(6)
  })
})
