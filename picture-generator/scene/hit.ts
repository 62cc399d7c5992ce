import type { Finish, SurfacePoint } from './Mesh.ts'
import type { Geometry } from './Scene.ts'
import type { View } from './seenBy.ts'

/** A place of a surface as the eye meets it; one is used again and again. */
export interface Hit extends SurfacePoint {
  finish: Finish
  mesh: number
  normalX: number
  normalY: number
  normalZ: number
  /** Towards the eye. */
  viewX: number
  viewY: number
  viewZ: number
}

export const emptyHit = (): Hit => ({
  u: 0,
  v: 0,
  x: 0,
  y: 0,
  z: 0,
  pixel: 0,
  finish: { colour: [0, 0, 0] },
  mesh: -1,
  normalX: 0,
  normalY: 1,
  normalZ: 0,
  viewX: 0,
  viewY: 0,
  viewZ: 1,
})

/** Finds where the line of sight through a place of the picture meets a triangle, and writes it into `hit`. */
export const meeting = ({ positions, normals, uvs, triangles, meshOf, finishes }: Geometry, view: View) => {
  const { place, right, up, ahead } = view
  return (hit: Hit, number: number, screenX: number, screenY: number): void => {
    const dx = (screenX - view.centreX) / view.scale
    const dy = (view.centreY - screenY) / view.scale
    const rayX = ahead[0] + right[0] * dx + up[0] * dy
    const rayY = ahead[1] + right[1] * dx + up[1] * dy
    const rayZ = ahead[2] + right[2] * dx + up[2] * dy
    const a = (triangles[number * 3] as number) * 3
    const b = (triangles[number * 3 + 1] as number) * 3
    const c = (triangles[number * 3 + 2] as number) * 3
    const ax = positions[a] as number
    const ay = positions[a + 1] as number
    const az = positions[a + 2] as number
    const e1x = (positions[b] as number) - ax
    const e1y = (positions[b + 1] as number) - ay
    const e1z = (positions[b + 2] as number) - az
    const e2x = (positions[c] as number) - ax
    const e2y = (positions[c + 1] as number) - ay
    const e2z = (positions[c + 2] as number) - az
    const px = rayY * e2z - rayZ * e2y
    const py = rayZ * e2x - rayX * e2z
    const pz = rayX * e2y - rayY * e2x
    const determinant = e1x * px + e1y * py + e1z * pz || 1e-12
    const tx = place[0] - ax
    const ty = place[1] - ay
    const tz = place[2] - az
    const qx = ty * e1z - tz * e1y
    const qy = tz * e1x - tx * e1z
    const qz = tx * e1y - ty * e1x
    const wb = Math.min(1.2, Math.max(-0.2, (tx * px + ty * py + tz * pz) / determinant))
    const wc = Math.min(1.2, Math.max(-0.2, (rayX * qx + rayY * qy + rayZ * qz) / determinant))
    const wa = 1 - wb - wc
    hit.mesh = meshOf[number] as number
    hit.finish = finishes[hit.mesh] ?? hit.finish
    hit.x = ax + e1x * wb + e2x * wc
    hit.y = ay + e1y * wb + e2y * wc
    hit.z = az + e1z * wb + e2z * wc
    const ua = (a / 3) * 2
    const ub = (b / 3) * 2
    const uc = (c / 3) * 2
    hit.u = (uvs[ua] as number) * wa + (uvs[ub] as number) * wb + (uvs[uc] as number) * wc
    hit.v = (uvs[ua + 1] as number) * wa + (uvs[ub + 1] as number) * wb + (uvs[uc + 1] as number) * wc
    const nx = (normals[a] as number) * wa + (normals[b] as number) * wb + (normals[c] as number) * wc
    const ny = (normals[a + 1] as number) * wa + (normals[b + 1] as number) * wb + (normals[c + 1] as number) * wc
    const nz = (normals[a + 2] as number) * wa + (normals[b + 2] as number) * wb + (normals[c + 2] as number) * wc
    const toX = place[0] - hit.x
    const toY = place[1] - hit.y
    const toZ = place[2] - hit.z
    const distance = Math.sqrt(toX * toX + toY * toY + toZ * toZ) || 1e-6
    hit.pixel = (distance * 2) / view.scale
    hit.viewX = toX / distance
    hit.viewY = toY / distance
    hit.viewZ = toZ / distance
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    const facing = (nx * hit.viewX + ny * hit.viewY + nz * hit.viewZ) / long
    const flip = (facing < -0.35 ? -1 : 1) / long
    const turn = facing < 0 && facing >= -0.35 ? 0.02 - facing : 0
    hit.normalX = nx * flip + hit.viewX * turn
    hit.normalY = ny * flip + hit.viewY * turn
    hit.normalZ = nz * flip + hit.viewZ * turn
    const { grain } = hit.finish
    if (grain !== undefined) {
      const tilt = grain(hit)
      hit.normalX += tilt * 0.7
      hit.normalY += tilt * 0.5
      hit.normalZ -= tilt * 0.4
    }
  }
}
