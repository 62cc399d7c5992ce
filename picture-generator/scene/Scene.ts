import type { Rgb } from '../light/colour.ts'
import type { Floor } from '../interior/floors.ts'
import type { Finish, Mesh } from './Mesh.ts'
import type { Vector } from './vector.ts'

/** Light that comes from one direction; many of them together make a soft window or sky. */
export interface Beam {
  /** Towards the light, length 1. */
  readonly towards: Vector
  readonly colour: Rgb
  /** Openings it has to pass (window panes); null: it comes from everywhere. */
  readonly opening: Opening | null
  /** Pixels of its shadow picture: few for light from everywhere (soft), many for the sun. */
  readonly sharpness: number
}

/** A window in a wall: where, how large, its panes, and how soft its edge is for this light, in metres. */
export interface Opening {
  readonly axis: 'x' | 'z'
  readonly at: number
  readonly from: number
  readonly until: number
  readonly bottom: number
  readonly top: number
  readonly panesAcross: number
  readonly panesDown: number
  readonly softness: number
}

/** A bulb: light from a point, weaker with distance, without shadow of its own. */
export interface Bulb {
  readonly place: Vector
  readonly colour: Rgb
  /** Radius in metres of what gives the light: a bulb, or a whole shade that shines. Only the tracer minds it. */
  readonly radius?: number
}

/** The eye: keeps upright lines upright; `shift` moves the picture up or down instead of tilting, `pitch` does tilt. */
export interface Eye {
  readonly place: Vector
  readonly target: Vector
  /** Height of the view at distance 1. */
  readonly opening: number
  readonly shift?: readonly [right: number, up: number]
  /** f-number for a sensor 36 mm high; absent: everything is sharp. Only the tracer minds it. */
  readonly aperture?: number
}

/** Everything in a picture, in metres. */
export interface Scene {
  readonly meshes: readonly Mesh[]
  /** What the tracer lays at height 0, over what the meshes have there: its drawing is finer than theirs. */
  readonly top?: Floor
  readonly beams: readonly Beam[]
  readonly bulbs?: readonly Bulb[]
  /** Sunlight from the upper left that the tracer adds, in watts a square metre; absent: none. */
  readonly sun?: number
  /** Its light comes from aside, so that relief shows: for what is seen close by. Only the tracer minds it. */
  readonly raking?: boolean
  /** Light that reaches every corner, from above and from below. */
  readonly ambient: { readonly above: Rgb; readonly below: Rgb }
  /** What a mirror would show in a direction. */
  readonly surroundings: (direction: Vector) => Rgb
  readonly backdrop: Rgb
  readonly eye: Eye
  /** Centre and radius of the things that throw shadows. */
  readonly stage: { readonly centre: Vector; readonly radius: number }
  readonly exposure: number
}

/** All triangles of a scene in one row. */
export interface Geometry {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly uvs: Float32Array
  readonly triangles: Uint32Array
  /** Mesh of each triangle. */
  readonly meshOf: Uint16Array
  readonly finishes: readonly Finish[]
  /** Triangles up to here throw shadows. */
  readonly casting: number
}

export const geometryOf = (meshes: readonly Mesh[]): Geometry => {
  const ordered = [...meshes.filter(({ casts }) => casts), ...meshes.filter(({ casts }) => !casts)]
  const points = ordered.reduce((sum, { positions }) => sum + positions.length / 3, 0)
  const corners = ordered.reduce((sum, { triangles }) => sum + triangles.length, 0)
  const geometry = {
    positions: new Float32Array(points * 3),
    normals: new Float32Array(points * 3),
    uvs: new Float32Array(points * 2),
    triangles: new Uint32Array(corners),
    meshOf: new Uint16Array(corners / 3),
  }
  let point = 0
  let corner = 0
  let casting = 0
  ordered.forEach((mesh, number) => {
    geometry.positions.set(mesh.positions, point * 3)
    geometry.normals.set(mesh.normals, point * 3)
    geometry.uvs.set(mesh.uvs, point * 2)
    for (let index = 0; index < mesh.triangles.length; index += 1) geometry.triangles[corner + index] = (mesh.triangles[index] ?? 0) + point
    geometry.meshOf.fill(number, corner / 3, (corner + mesh.triangles.length) / 3)
    point += mesh.positions.length / 3
    corner += mesh.triangles.length
    if (mesh.casts) casting = corner / 3
  })
  return { ...geometry, finishes: ordered.map(({ finish }) => finish), casting }
}
