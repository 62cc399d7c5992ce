import type { Rgb } from '../light/colour.ts'
import { leaned, plus, rolled, times, turned } from './vector.ts'
import type { Vector } from './vector.ts'

/** Where a point of a surface lies: its own measures and the place in the room, with the width of a pixel there in metres. */
export interface SurfacePoint {
  u: number
  v: number
  x: number
  y: number
  z: number
  pixel: number
}

/** What a surface is made of. */
export interface Finish {
  readonly colour: Rgb | ((point: SurfacePoint) => Rgb)
  /** Strength of the mirror-like part, 0 (chalk) to about 0.08 (glaze). */
  readonly gloss?: number
  /** 0 a mirror, 1 matt; width of the highlights. */
  readonly roughness?: number
  /** Bare metal: only the tracer shows what it mirrors. */
  readonly metal?: boolean
  /** Clear glass: the tracer sees what is behind it. */
  readonly clear?: boolean
  /** Soft light along the rim, as on cloth. */
  readonly sheen?: number
  /** Part of the light from behind that shines through, as with leaves and lamp shades. */
  readonly through?: number
  /** Colour that light takes on when it shines through; white when absent. */
  readonly tint?: Rgb
  /** Its drawing is finer than most: a small thing is cut into as many pieces as it shows. */
  readonly fine?: boolean
  /** Width in metres of the grain that a mould leaves on plastic and a gun on powder paint: the tracer draws it. */
  readonly moulded?: number
  /** Width in metres of the threads of upholstery: the tracer weaves them, finer than the mesh is cut. */
  readonly woven?: number
  /** Width in metres of the meshes of a leaf's net of veins, or of the pores of a peel: the tracer draws them, finer than the mesh is cut. */
  readonly cells?: number
  /** Colour of its back, as with leaves that are silver below. */
  readonly under?: Rgb
  /** Light the surface gives itself. */
  readonly glow?: Rgb
  /** It gives less light where it turns away, as a frosted bulb does. */
  readonly frosted?: boolean
  /** Uneven normals: tilt at a point as a part of one. */
  readonly grain?: (point: SurfacePoint) => number
}

/** A surface of triangles. */
export interface Mesh {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly uvs: Float32Array
  readonly triangles: Uint32Array
  readonly finish: Finish
  /** False for walls and floors that light passes from outside. */
  readonly casts: boolean
}

/** How a thing stands in the room; applied in the order scale, roll, lean, turn, move. */
interface Stand {
  readonly move?: Vector
  readonly turn?: number
  readonly lean?: number
  readonly roll?: number
  readonly scale?: number
}

/** The same surface at another place. */
export const placed = (mesh: Mesh, { move = [0, 0, 0], turn = 0, lean = 0, roll = 0, scale = 1 }: Stand): Mesh => {
  const direct = (vector: Vector) => turned(leaned(rolled(vector, roll), lean), turn)
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vector = [mesh.positions[at] ?? 0, mesh.positions[at + 1] ?? 0, mesh.positions[at + 2] ?? 0]
    const normal: Vector = [mesh.normals[at] ?? 0, mesh.normals[at + 1] ?? 0, mesh.normals[at + 2] ?? 0]
    positions.set(plus(direct(times(point, scale)), move), at)
    normals.set(direct(normal), at)
  }
  return { ...mesh, positions, normals }
}

export const placedAll = (meshes: readonly Mesh[], stand: Stand): Mesh[] => meshes.map((mesh) => placed(mesh, stand))

/** Many surfaces as one, with one finish: a thousand leaflets are one thing to the tracer. */
export const joined = (meshes: readonly Mesh[], finish: Finish): Mesh => {
  const sizeOf = (part: (mesh: Mesh) => { readonly length: number }): number => meshes.reduce((sum, mesh) => sum + part(mesh).length, 0)
  const positions = new Float32Array(sizeOf((mesh) => mesh.positions))
  const normals = new Float32Array(positions.length)
  const uvs = new Float32Array(sizeOf((mesh) => mesh.uvs))
  const triangles = new Uint32Array(sizeOf((mesh) => mesh.triangles))
  let point = 0
  let corner = 0
  for (const mesh of meshes) {
    positions.set(mesh.positions, point * 3)
    normals.set(mesh.normals, point * 3)
    uvs.set(mesh.uvs, point * 2)
    for (const at of mesh.triangles) {
      triangles[corner] = at + point
      corner += 1
    }
    point += mesh.positions.length / 3
  }
  return { positions, normals, uvs, triangles, finish, casts: true }
}

/** The same surface as a mirror at an `x` shows it. */
export const mirrored = (mesh: Mesh, at: number): Mesh => ({
  ...mesh,
  positions: mesh.positions.map((value, index) => (index % 3 === 0 ? at * 2 - value : value)),
  normals: mesh.normals.map((value, index) => (index % 3 === 0 ? -value : value)),
})
