import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import type { Rgb } from '../light/colour.ts'
import type { Finish as Surface, Mesh } from '../scene/Mesh.ts'
import { placed } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { sheet } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { slot } from './finishes.ts'
import { facing } from './parts.ts'

const thick = oklch(0.34, 0.135, 26)
const red = oklch(0.52, 0.2, 28)
const bright = oklch(0.66, 0.205, 33)

/** Red polycarbonate: deep where much of it lies behind one another, `light` from 0 to 1 where light gathers in it. */
const polycarbonate = (light: number): Rgb =>
  light < 0.5 ? mixRgb(thick, red, Math.max(0, light) * 2) : mixRgb(red, bright, Math.min(1, light) * 2 - 1)

const lensFinish = (light: (u: number, v: number) => number): Surface => ({
  colour: ({ u, v }) => polycarbonate(light(u, v)),
  gloss: 0.07,
  roughness: 0.11,
  glow: [0.05, 0.003, 0.001],
})

const bell = (value: number, middle: number, wide: number): number => Math.exp(-(((value - middle) / wide) ** 2))

/** How far a rounded edge of radius `radius` has risen at `inward` from its outline, 0 to 1. */
const risen = (inward: number, radius: number): number => {
  const left = Math.max(0, radius - inward) / radius
  return Math.sqrt(Math.max(0, 1 - left * left))
}

/** The lamp of a siren, before the shell at `place`: a bar of red polycarbonate with upright flutes, each of which gathers light, in its joint. */
export const flutedBar = (wide: number, high: number, place: Vector): Mesh[] => {
  const [deep, flute, edge] = [0.0058, 0.0007, 0.0036]
  const flutes = Math.round(wide / 0.0034)
  const lens = sheet(
    (u, v) => {
      const [x, y] = [(u - 0.5) * wide, (0.5 - v) * high]
      const rise = risen(wide / 2 - Math.abs(x), edge) * risen(high / 2 - Math.abs(y), edge * 1.25)
      const part = (u * flutes) % 1
      return [x, y, rise * (deep + 0.0009 * (1 - (y / high) ** 2 * 4) + flute * 4 * part * (1 - part))]
    },
    flutes * 12,
    44,
    lensFinish((u, v) => {
      const part = (u * flutes) % 1
      const inside = risen(Math.min(v, 1 - v) * high, 0.005) * risen(Math.min(u, 1 - u) * wide, 0.006)
      // Light falls in from above and to the left; what goes through comes out on the other side.
      return inside * (0.16 + 0.46 * bell(part, 0.6, 0.26) + 0.3 * bell(v, 0.66, 0.26) + 0.08 * bell(u, 0.55, 0.4))
    }),
  )
  return [
    placed(roundedBox([wide + 0.0028, high + 0.0028, 0.004], 0.0018, slot), { move: [place[0], place[1], place[2] - 0.0014] }),
    placed(lens, { move: place }),
  ]
}

/** The lamp of a light that flashes: a dome of red polycarbonate with steps around a smooth eye, `wide` its radius. */
export const steppedDome = (wide: number, place: Vector): Mesh => {
  const steps = 9
  const rows = steps * 12
  const eye = 0.74
  return facing(
    Array.from({ length: rows + 1 }, (_, row) => {
      const up = row / rows
      const angle = up * (Math.PI / 2)
      const step = up < eye ? 0.0011 * (((up / eye) * steps) % 1) : 0
      return [
        Math.max(0, Math.cos(angle) ** 0.8 * wide + Math.cos(angle) * step),
        Math.sin(angle) * 0.028 + Math.sin(angle) * step,
      ] as const
    }),
    place,
    lensFinish((u, v) => {
      const part = v < eye ? ((v / eye) * steps) % 1 : 0.5
      const far = 0.5 + 0.5 * Math.cos((u - 0.12) * Math.PI * 2)
      return 0.1 + 0.3 * bell(part, 0.62, 0.3) + 0.34 * far * bell(v, 0.3, 0.3) + 0.42 * bell(v, 1, 0.22)
    }),
    128,
  )
}

const brightest: Rgb = [0.62, 0.98, 1.3]
const dimmest: Rgb = [0.12, 0.36, 0.8]

/** A ring of light behind milky plastic that faces the viewer: brightest in its middle. */
export const milkyRing = (inner: number, outer: number, place: Vector): Mesh[] => {
  const bands = 9
  const at = (band: number): readonly [number, number] => {
    const part = band / bands
    return [outer + (inner - outer) * part, Math.sin(part * Math.PI) * (outer - inner) * 0.28]
  }
  return Array.from({ length: bands }, (_, band) => {
    const strong = Math.sin(((band + 0.5) / bands) * Math.PI) ** 1.3
    return facing([at(band), at(band + 1)], place, { colour: scaleRgb(brightest, 0.4), glow: mixRgb(dimmest, brightest, strong) }, 160)
  })
}
