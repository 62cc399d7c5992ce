import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise } from '../light/noise.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { sheet } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'

/** A brick is 210 × 50 mm with joints of 11 mm. */
const brick = { long: 0.21, high: 0.05, joint: 0.011 }

/** How far joints lie behind the face of the bricks, in metres. */
const jointDepth = 0.0042

/** Colours of a wall of bricks: two between which they vary, and the mortar. */
export interface Masonry {
  readonly one: Rgb
  readonly other: Rgb
  readonly mortar: Rgb
}

export const redBrick: Masonry = { one: oklch(0.5, 0.07, 38), other: oklch(0.43, 0.055, 32), mortar: oklch(0.74, 0.014, 80) }
export const brownBrick: Masonry = { one: oklch(0.47, 0.06, 50), other: oklch(0.4, 0.035, 40), mortar: oklch(0.7, 0.014, 80) }
export const sandBrick: Masonry = { one: oklch(0.68, 0.05, 78), other: oklch(0.57, 0.045, 60), mortar: oklch(0.76, 0.012, 85) }
export const limewashed: Masonry = { one: oklch(0.82, 0.012, 85), other: oklch(0.78, 0.016, 75), mortar: oklch(0.79, 0.012, 82) }

/** A place in a wall of bricks: how far it lies within its brick in metres (below 0: in a joint), and which brick that is. */
const inBrick = (x: number, y: number): { readonly inside: number; readonly key: number } => {
  const wave = layeredNoise(x * 9, y * 9, 31, 2) * 0.0012
  const row = Math.floor((y + wave) / (brick.high + brick.joint))
  const across = x + wave + (row % 2 === 0 ? 0 : (brick.long + brick.joint) / 2) + (gridNoise(row, 3, 32) - 0.5) * 0.003
  const column = Math.floor(across / (brick.long + brick.joint))
  const key = column * 131 + row
  const aside = brick.long / 2 - Math.abs(across - (column + 0.5) * (brick.long + brick.joint))
  const up = brick.high / 2 - Math.abs(y + wave - (row + 0.5) * (brick.high + brick.joint))
  const worn = layeredNoise(x * 130, y * 130, 33, 2) * 0.0011 + (gridNoise(key, 5, 34) - 0.5) * 0.0012
  return { inside: Math.min(aside, up) + worn, key }
}

/** How far the corner of a wall is rounded, in metres: more than its joints are deep. */
const cornerRound = 0.006

/** How near to a corner joints begin to be filled, in metres: open ones would throw a shadow with teeth on the frame behind it. */
const filledFrom = 0.045

/**
 * A wall of bricks in stretcher bond as a relief, its face at z = 0, from `left` to `right`; at `corner` it turns away from the viewer, and
 * what is left of its length lies behind. Each point has its own height: a picture on a flat wall shows no shadow in its joints.
 */
export const brickWall = (left: number, right: number, high: number, { one, other, mortar }: Masonry, corner = Infinity): Mesh => {
  const wide = right - left
  const step = high / 640
  const at = (u: number, v: number) => {
    const [along, y] = [left + wide * u, high * (0.5 - v)]
    // The bricks at a corner end there, and their ends are whole.
    const x = Number.isFinite(corner) ? Math.min(0, along - corner) - brick.joint / 2 - cornerRound : along
    return { x: along, y, ...inBrick(x, y) }
  }
  const folded = (x: number, y: number, out: number): Vector => {
    const past = x - corner + cornerRound
    if (!(past > 0)) return [x, y, out]
    const turn = Math.min(Math.PI / 2, past / cornerRound)
    const radius = cornerRound + out
    return [
      corner - cornerRound + Math.sin(turn) * radius,
      y,
      Math.cos(turn) * radius - cornerRound - Math.max(0, past - (cornerRound * Math.PI) / 2),
    ]
  }
  return sheet(
    (u, v) => {
      const { x, y, inside, key } = at(u, v)
      const part = Math.min(1, Math.max(0, (inside + 0.001) / 0.004))
      const rough = layeredNoise(x * 90, y * 90, 35, 3) * 0.0007 + layeredNoise(x * 420, y * 420, 36, 2) * 0.0004
      const tilt = (gridNoise(key, 7, 37) - 0.5) * 0.0016
      const open = Math.min(1, Math.max(0.1, (corner - cornerRound - x) / filledFrom))
      return folded(x, y, rough - jointDepth * open + (jointDepth + tilt) * open * part * part * (3 - 2 * part))
    },
    Math.ceil(wide / step),
    Math.ceil(high / step),
    {
      colour: ({ u, v }) => {
        const { x, y, inside, key } = at(u, v)
        const fine = layeredNoise(x * 260, y * 260, 38, 2)
        const own = mixRgb(one, other, gridNoise(key, 11, 39) * 0.75 + layeredNoise(x * 22, y * 30, 40, 2) * 0.25 + 0.12)
        const burnt = scaleRgb(own, 0.94 + gridNoise(key, 13, 41) * 0.14 + fine * 0.07 + layeredNoise(x * 45, y * 60, 42, 2) * 0.06)
        const sand = scaleRgb(mortar, 1 + fine * 0.1 + layeredNoise(x * 12, y * 12, 43, 2) * 0.05)
        return mixRgb(sand, burnt, Math.min(1, Math.max(0, (inside + 0.0006) / 0.0012)))
      },
    },
  )
}
