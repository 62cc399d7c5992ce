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

/** Area above which a surface is a wall or a ceiling: what little its finish draws there is left to the tracer's own relief. */
const wallArea = 2.5

type Three = readonly [number, number, number]

const areaOf = ({ positions, triangles }: Mesh): number => {
  let area = 0
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => (triangles[at + corner] ?? 0) * 3) as [number, number, number]
    const along = (from: number, to: number): Three => [
      (positions[to] ?? 0) - (positions[from] ?? 0),
      (positions[to + 1] ?? 0) - (positions[from + 1] ?? 0),
      (positions[to + 2] ?? 0) - (positions[from + 2] ?? 0),
    ]
    const [ux, uy, uz] = along(a, b)
    const [vx, vy, vz] = along(a, c)
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
  }
  return area
}

/** Nothing gives back more light than it gets, even where a drawing does. */
const whitest = 0.92

const colourAt = ({ colour }: Finish, point: SurfacePoint): Rgb => {
  const [red, green, blue] = typeof colour === 'function' ? colour(point) : colour
  return [Math.min(whitest, red), Math.min(whitest, green), Math.min(whitest, blue)]
}

const longestEdge = ({ positions, triangles }: Mesh): number => {
  let longest = 0
  for (let at = 0; at < triangles.length; at += 3) {
    for (let side = 0; side < 3; side += 1) {
      const from = (triangles[at + side] ?? 0) * 3
      const to = (triangles[at + ((side + 1) % 3)] ?? 0) * 3
      const long = Math.hypot(
        (positions[from] ?? 0) - (positions[to] ?? 0),
        (positions[from + 1] ?? 0) - (positions[to + 1] ?? 0),
        (positions[from + 2] ?? 0) - (positions[to + 2] ?? 0),
      )
      if (long > longest) longest = long
    }
  }
  return longest
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
  const area = areaOf(mesh)
  const isPanel = mesh.triangles.length === 6
  const longestOfAll = longestEdge(mesh)
  const fine = isPanel
    ? Math.max(finest / 2, longestOfAll * Math.sqrt(2 / mostPanelTriangles))
    : Math.max(finest, Math.sqrt((2 * area) / mostTriangles))
  const edge = !drawn || area > wallArea ? Infinity : fine
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
    const side = (from: number, to: number): number =>
      Math.hypot(...[0, 1, 2].map((axis) => (mesh.positions[from * 3 + axis] ?? 0) - (mesh.positions[to * 3 + axis] ?? 0)))
    const longest = Math.max(side(points[0], points[1]), side(points[1], points[2]), side(points[2], points[0]))
    // The strips along a rounded edge are as long as the thing and too thin to show a drawing.
    const thin = (2 * areaOf({ ...mesh, triangles: Uint32Array.from(points) })) / longest < edge / 2
    const cuts = thin ? 1 : Math.max(1, Math.ceil(longest / edge))
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
