import type { Rgb } from '../light/colour.ts'
import type { Finish, Mesh, SurfacePoint } from '../scene/Mesh.ts'

/** A surface as the tracer takes it: triangles fine enough that a colour at each corner shows what the finish draws. */
export interface MeshPart {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly triangles: Uint32Array
  /** Linear albedo, three numbers a point. */
  readonly colours: Float32Array
}

/** How many triangles a mesh may be cut into: a room has a thousand meshes, most of them leaves, and has to fit into memory. */
const mostTriangles = 24_000

/** The same for a flat panel, which is a picture on a wall: its drawing has edges, and there are few of them. */
const mostPanelTriangles = 160_000

/** The same for a small thing whose drawing is fine. */
const mostFineTriangles = 320_000

/** Long strips may need this many times more; beyond it the whole mesh is cut less finely. */
const stripAllowance = 2

/** Area above which a surface is a wall or a ceiling: what little its finish draws there is left to the tracer's own relief. */
const wallArea = 2.5

type Three = readonly [number, number, number]

/** Of one triangle: its area and its longest side. */
interface Shape {
  readonly area: number
  readonly longest: number
}

const shapesOf = ({ positions, triangles }: Mesh): Shape[] =>
  Array.from({ length: triangles.length / 3 }, (_, index) => {
    const [a, b, c] = [0, 1, 2].map((corner) => (triangles[index * 3 + corner] ?? 0) * 3) as [number, number, number]
    const along = (from: number, to: number): Three => [
      (positions[to] ?? 0) - (positions[from] ?? 0),
      (positions[to + 1] ?? 0) - (positions[from + 1] ?? 0),
      (positions[to + 2] ?? 0) - (positions[from + 2] ?? 0),
    ]
    const [ux, uy, uz] = along(a, b)
    const [vx, vy, vz] = along(a, c)
    return {
      area: Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2,
      longest: Math.max(Math.hypot(ux, uy, uz), Math.hypot(vx, vy, vz), Math.hypot(...along(b, c))),
    }
  })

/** Into how many pieces a side of a triangle is cut. The strips along a rounded edge are as long as the thing and too thin to show a drawing. */
const cutsOf = ({ area, longest }: Shape, edge: number): number =>
  (2 * area) / longest < edge / 2 ? 1 : Math.max(1, Math.ceil(longest / edge))

/** Nothing gives back more light than it gets, even where a drawing does. */
const whitest = 0.92

const colourAt = ({ colour }: Finish, point: SurfacePoint): Rgb => {
  const [red, green, blue] = typeof colour === 'function' ? colour(point) : colour
  return [Math.min(whitest, red), Math.min(whitest, green), Math.min(whitest, blue)]
}

const coloursOf = ({ positions, uvs, finish }: Mesh, pixel: number): Float32Array => {
  const colours = new Float32Array(positions.length)
  for (let point = 0; point * 3 < positions.length; point += 1) {
    const [x, y, z] = [0, 1, 2].map((axis) => positions[point * 3 + axis] ?? 0) as [number, number, number]
    colours.set(colourAt(finish, { u: uvs[point * 2] ?? 0, v: uvs[point * 2 + 1] ?? 0, x, y, z, pixel }), point * 3)
  }
  return colours
}

/**
 * Cuts the triangles of a surface into smaller ones where its finish draws something, and asks the finish for the colour of each corner.
 * @param finest edge of the smallest triangles in metres: about two pixels
 */
export const meshPart = (mesh: Mesh, finest: number): MeshPart => {
  const drawn = typeof mesh.finish.colour === 'function'
  const shapes = shapesOf(mesh)
  const area = shapes.reduce((sum, shape) => sum + shape.area, 0)
  const isPanel = mesh.triangles.length === 6
  const most = mesh.finish.fine === true ? mostFineTriangles : mostTriangles
  const longestOfAll = shapes.reduce((longest, shape) => Math.max(longest, shape.longest), 0)
  const fine = isPanel
    ? Math.max(finest / 2, longestOfAll * Math.sqrt(2 / mostPanelTriangles))
    : Math.max(finest, Math.sqrt((2 * area) / most))
  const wanted = !drawn || area > wallArea ? Infinity : fine
  const total = isPanel ? 0 : shapes.reduce((sum, shape) => sum + cutsOf(shape, wanted) ** 2, 0)
  const edge = wanted * Math.max(1, Math.sqrt(total / Math.max(most * stripAllowance, shapes.length * 1.5)))
  const pixel = Number.isFinite(edge) ? edge : 0.05
  const positions: number[] = []
  const normals: number[] = []
  const colours: number[] = []
  const triangles: number[] = []
  if (longestOfAll <= edge) return { ...mesh, colours: coloursOf(mesh, pixel) }
  const corner = (array: Float32Array, width: number, points: Three, weights: Three, at: number): number =>
    points.reduce((sum, point, index) => sum + (array[point * width + at] ?? 0) * (weights[index] ?? 0), 0)
  const added = (points: Three, weights: Three): number => {
    const place = [0, 1, 2].map((at) => corner(mesh.positions, 3, points, weights, at)) as [number, number, number]
    const normal = [0, 1, 2].map((at) => corner(mesh.normals, 3, points, weights, at)) as [number, number, number]
    const long = Math.hypot(...normal) || 1
    positions.push(...place)
    normals.push(...normal.map((value) => value / long))
    const [u, v] = [0, 1].map((at) => corner(mesh.uvs, 2, points, weights, at)) as [number, number]
    colours.push(...colourAt(mesh.finish, { u, v, x: place[0], y: place[1], z: place[2], pixel }))
    return positions.length / 3 - 1
  }
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const points = [0, 1, 2].map((index) => mesh.triangles[at + index] ?? 0) as [number, number, number]
    const cuts = cutsOf(shapes[at / 3] as Shape, edge)
    const rows: number[][] = []
    for (let row = 0; row <= cuts; row += 1) {
      const line: number[] = []
      for (let column = 0; column <= cuts - row; column += 1) {
        const second = row / cuts
        const third = column / cuts
        line.push(added(points, [1 - second - third, second, third]))
      }
      rows.push(line)
    }
    for (let row = 0; row < cuts; row += 1) {
      const line = rows[row] ?? []
      const next = rows[row + 1] ?? []
      for (let column = 0; column < cuts - row; column += 1) {
        triangles.push(line[column] ?? 0, next[column] ?? 0, line[column + 1] ?? 0)
        if (column < cuts - row - 1) triangles.push(line[column + 1] ?? 0, next[column] ?? 0, next[column + 1] ?? 0)
      }
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
    colours: Float32Array.from(colours),
  }
}
