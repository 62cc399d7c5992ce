import type { Finish, Mesh } from './Mesh.ts'
import { cross, dot, minus, plus, times, unit } from './vector.ts'
import type { Vector } from './vector.ts'

export type Form = (u: number, v: number) => Vector

/** The normal of a surface over u and v at a place, a little inwards where the surface comes to a point. */
export const normalAt = (form: Form, u: number, v: number): Vector => {
  const step = 1e-3
  const upright = (right: number, below: number): Vector => {
    const here = form(right, below)
    const alongU = right < 0.5 ? minus(form(right + step, below), here) : minus(here, form(right - step, below))
    const alongV = below < 0.5 ? minus(form(right, below + step), here) : minus(here, form(right, below - step))
    return cross(alongV, alongU)
  }
  const inward = (part: number): number => 0.04 + part * 0.92
  const normal = upright(u, v)
  return unit(Math.hypot(...normal) > 1e-11 ? normal : upright(inward(u), inward(v)))
}

/** A surface over u and v from 0 to 1; normals follow from the form. */
export const sheet = (form: Form, across: number, down: number, finish: Finish, casts = true): Mesh => {
  const count = (across + 1) * (down + 1)
  const positions = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  const uvs = new Float32Array(count * 2)
  const triangles = new Uint32Array(across * down * 6)
  for (let row = 0; row <= down; row += 1) {
    for (let column = 0; column <= across; column += 1) {
      const at = row * (across + 1) + column
      const u = column / across
      const v = row / down
      positions.set(form(u, v), at * 3)
      normals.set(normalAt(form, u, v), at * 3)
      uvs.set([u, v], at * 2)
    }
  }
  let next = 0
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const a = row * (across + 1) + column
      const c = a + across + 1
      triangles.set([a, a + 1, c, a + 1, c + 1, c], next)
      next += 6
    }
  }
  return { positions, normals, uvs, triangles, finish, casts }
}

/** A flat rectangle from a corner along two sides; uv in metres. */
export const panel = (corner: Vector, right: Vector, down: Vector, finish: Finish, casts = true): Mesh => {
  const mesh = sheet((u, v) => plus(corner, plus(times(right, u), times(down, v))), 1, 1, finish, casts)
  const wide = Math.hypot(...right)
  const high = Math.hypot(...down)
  return { ...mesh, uvs: mesh.uvs.map((value, index) => value * (index % 2 === 0 ? wide : high)) }
}

/** Profile points `[radius, height]` turned around the upright axis. A repeated point makes a sharp edge. */
export const lathe = (profile: readonly (readonly [radius: number, height: number])[], segments: number, finish: Finish): Mesh => {
  const rows = profile.length
  const last = rows - 1
  const at = (index: number) => profile[Math.min(last, Math.max(0, index))] ?? [0, 0]
  const count = rows * (segments + 1)
  const positions = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  const uvs = new Float32Array(count * 2)
  const triangles: number[] = []
  const same = (a: number, b: number) => at(a)[0] === at(b)[0] && at(a)[1] === at(b)[1]
  for (let row = 0; row < rows; row += 1) {
    const [radius, height] = at(row)
    const before = at(row === 0 || same(row - 1, row) ? row : row - 1)
    const after = at(row === last || same(row, row + 1) ? row : row + 1)
    const dr = after[0] - before[0]
    const dh = after[1] - before[1]
    const long = Math.hypot(dr, dh) || 1
    for (let turn = 0; turn <= segments; turn += 1) {
      const angle = (turn / segments) * Math.PI * 2
      const index = row * (segments + 1) + turn
      positions.set([radius * Math.cos(angle), height, radius * Math.sin(angle)], index * 3)
      normals.set([(dh / long) * Math.cos(angle), -dr / long, (dh / long) * Math.sin(angle)], index * 3)
      uvs.set([turn / segments, row / last], index * 2)
      if (row < last && turn < segments && !same(row, row + 1)) {
        triangles.push(index, index + segments + 1, index + 1, index + 1, index + segments + 1, index + segments + 2)
      }
    }
  }
  return { positions, normals, uvs, triangles: Uint32Array.from(triangles), finish, casts: true }
}

const directions: readonly [Vector, Vector, Vector] = [
  [0, 1, 0],
  [1, 0, 0],
  [0, 0, 1],
]

/** A round bar along points; `radius` at each part of the way. */
export const tube = (
  path: (part: number) => Vector,
  radius: (part: number) => number,
  rings: number,
  segments: number,
  finish: Finish,
): Mesh => {
  const aheadAt = (part: number): Vector => unit(minus(path(Math.min(1, part + 0.01)), path(Math.max(0, part - 0.01))))
  // One direction for the whole bar that it never runs along: where it changed there would be a crease.
  const across =
    directions.find((direction) =>
      Array.from({ length: 21 }, (_, index) => aheadAt(index / 20)).every((ahead) => Math.abs(dot(ahead, direction)) < 0.93),
    ) ?? directions[2]
  return sheet(
    (u, v) => {
      const here = path(v)
      const ahead = aheadAt(v)
      const aside = unit(cross(ahead, across))
      const third = cross(aside, ahead)
      const angle = -u * Math.PI * 2
      return plus(here, plus(times(aside, Math.cos(angle) * radius(v)), times(third, Math.sin(angle) * radius(v))))
    },
    segments,
    rings,
    finish,
  )
}

/** A ball, or with `flat` below 1 a flattened one, around the origin. */
export const ball = (radius: number, finish: Finish, flat = 1, segments = 32): Mesh =>
  lathe(
    Array.from({ length: segments / 2 + 1 }, (_, index) => {
      const angle = (index / (segments / 2) - 0.5) * Math.PI
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * flat] as const
    }),
    segments,
    finish,
  )
