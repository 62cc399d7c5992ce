import { layeredNoise } from '../light/noise.ts'
import { insideBy } from '../rug/outline.ts'
import { rugSampler, wholeRug } from '../rug/rugSampler.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { RugDesign, Weave } from '../weaves/RugDesign.ts'
import type { Floor } from './floors.ts'

/**
 * Where a rug lies: its middle in metres, its turn in radians (0: its length towards the viewer) and its size as a part of the real
 * one.
 */
export interface RugPlace {
  readonly x: number
  readonly z: number
  readonly turn: number
  readonly size: number
}

/** How high a rug is in cm, and the size in cm and strength of what its pile does to the light. */
const piles: Readonly<Record<Weave, { readonly high: number; readonly tuft: number; readonly rough: number }>> = {
  knotted: { high: 1.1, tuft: 0.6, rough: 0.3 },
  berber: { high: 1.7, tuft: 1, rough: 0.5 },
  worn: { high: 0.7, tuft: 0.5, rough: 0.22 },
  flat: { high: 0.7, tuft: 0.5, rough: 0.22 },
  shag: { high: 2.8, tuft: 1.9, rough: 0.75 },
  tufted: { high: 1.5, tuft: 0.6, rough: 0.34 },
  boucle: { high: 0.9, tuft: 0.8, rough: 0.34 },
  braided: { high: 1.2, tuft: 0.9, rough: 0.3 },
}

/** Points around a rug, in cm, with the direction outwards. */
const around = (design: RugDesign): { readonly x: number; readonly y: number; readonly outX: number; readonly outY: number }[] => {
  const { widthCm, lengthCm, shape } = design
  const [centreX, centreY] = [widthCm / 2, lengthCm / 2]
  const corner = Math.atan2(centreY, centreX)
  const straight = shape === 'rectangle' || shape === 'square' || shape === 'runner'
  const count = straight ? 200 : 256
  return Array.from({ length: count + 1 }, (_, index) => {
    const quarter = Math.floor((index % count) / (count / 4))
    const part = ((index % count) / (count / 4)) % 1
    // Straight rugs have a point in each of their corners.
    const from = [-corner, corner, Math.PI - corner, Math.PI + corner][quarter] ?? 0
    const wide = quarter % 2 === 0 ? corner * 2 : Math.PI - corner * 2
    const angle = straight ? from + part * wide : (index / count) * Math.PI * 2
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
    let near = 0
    let far = Math.hypot(centreX, centreY) * 1.1
    while (far - near > 0.02) {
      const middle = (near + far) / 2
      if (insideBy(design, centreX + cosine * middle, centreY + sine * middle) > 0) near = middle
      else far = middle
    }
    return { x: centreX + cosine * near, y: centreY + sine * near, outX: cosine, outY: sine }
  })
}

/** A floor with a rug on it and its thickness; `finest` is the width of a pixel in the foreground, in metres. */
export const rugOnFloor = (
  floor: Floor,
  design: RugDesign,
  { x: middleX, z: middleZ, turn, size }: RugPlace,
  finest: number,
): { readonly floor: Floor; readonly rug: Mesh } => {
  const metre = 0.01 * size
  const sample = rugSampler(design, wholeRug(design), Math.min(5, metre / finest))
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  const { high, tuft, rough } = piles[design.weave]
  const across = (x: number, z: number): number => ((x - middleX) * cosine - (z - middleZ) * sine) / metre + design.widthCm / 2
  const down = (x: number, z: number): number => ((x - middleX) * sine + (z - middleZ) * cosine) / metre + design.lengthCm / 2
  const shadow = (x: number, z: number): number => {
    const beside = -insideBy(design, across(x, z), down(x, z))
    if (beside > 12) return 0
    const contact = 0.5 * Math.exp(-Math.max(0, beside) / (0.5 + high * 0.4))
    // The window is on the left, so the shadow of the edge falls to the right.
    const away = metre * high * 1.8
    const cast = insideBy(design, across(x - away, z + away * 0.1), down(x - away, z + away * 0.1))
    return contact + 0.3 * Math.min(1, Math.max(0, 0.5 + cast / (high * 1.6)))
  }
  const edge = around(design)
  const reach = (x: number, y: number): number => Math.hypot(x - design.widthCm / 2, y - design.lengthCm / 2)
  /** Rings from the floor up over the edge to the middle: how far inside, how high, and how far the surface leans out. */
  const rings = [
    [0.1, 0, 1],
    [0, 0.45, 0.9],
    [0.12, 0.8, 0.6],
    [0.5, 1, 0.15],
    [1.2, 1, 0],
    [Infinity, 1, 0],
  ] as const
  const positions: number[] = []
  const normals: number[] = []
  const triangles: number[] = []
  for (const [ring, [inside, up, lean]] of rings.entries()) {
    for (const [index, { x, y, outX, outY }] of edge.entries()) {
      const shrink = Math.max(0, 1 - (inside * high) / reach(x, y))
      const u = (x - design.widthCm / 2) * shrink * metre
      const v = (y - design.lengthCm / 2) * shrink * metre
      positions.push(middleX + u * cosine + v * sine, up * high * metre, middleZ - u * sine + v * cosine)
      const rise = Math.sqrt(1 - lean * lean)
      normals.push((outX * cosine + outY * sine) * lean, rise, (outY * cosine - outX * sine) * lean)
      const at = ring * edge.length + index
      if (ring > 0 && index > 0) triangles.push(at, at - 1, at - edge.length, at - 1, at - edge.length - 1, at - edge.length)
    }
  }
  const rug: Mesh = {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: new Float32Array((positions.length / 3) * 2),
    triangles: Uint32Array.from(triangles),
    finish: {
      colour: ({ x, z, pixel }) => {
        let [u, v] = [across(x, z), down(x, z)]
        let seen = sample(u, v, pixel / metre)
        if (insideBy(design, u, v) < 0.6) {
          const inward = Math.max(0, 1 - 2.2 / reach(u, v))
          u = design.widthCm / 2 + (u - design.widthCm / 2) * inward
          v = design.lengthCm / 2 + (v - design.lengthCm / 2) * inward
          seen = sample(u, v, pixel / metre)
        }
        const cover = Math.max(0.2, seen[3] as number)
        return [(seen[0] as number) / cover, (seen[1] as number) / cover, (seen[2] as number) / cover]
      },
      grain: ({ x, z, pixel }) =>
        layeredNoise((x / metre / tuft) * 1.3, (z / metre / tuft) * 1.3, design.seed, 2) * rough * Math.min(1, (tuft * metre) / pixel / 2),
      sheen: 0.25,
    },
    casts: false,
  }
  return {
    rug,
    floor: (x, z, pixel) => {
      const u = across(x, z)
      const v = down(x, z)
      const ground = floor(x, z, pixel)
      const seen = sample(u, v, pixel / metre)
      const [red, green, blue] = [seen[0] as number, seen[1] as number, seen[2] as number]
      const bare = 1 - Math.min(1, seen[3] as number)
      if (bare < 0.005) return [red, green, blue]
      const near = sample(u, v, 2.4)[3] as number
      const dark = bare * (1 - Math.min(0.72, near * 0.4 + shadow(x, z)))
      return [red + ground[0] * dark, green + ground[1] * dark, blue + ground[2] * dark]
    },
  }
}
