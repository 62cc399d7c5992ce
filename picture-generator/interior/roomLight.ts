import type { Rgb } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'
import type { Beam, Opening } from '../scene/Scene.ts'
import { skyDome, softbox } from '../scene/softLight.ts'
import type { Vector } from '../scene/vector.ts'

/** How a room is lit: strength of the sky, the sun and what bounces between the walls. */
export interface Daylight {
  readonly sky: number
  readonly sun: number
  readonly bounce: number
  /** Part of the light that reaches every corner. */
  readonly ambient: number
  /** Colour of what bounces; near that of the walls when absent. */
  readonly tone?: Rgb
  /** Towards the sun; it stands outside the window on the left. */
  readonly sunTowards: Vector
  /** How much lighter a traced picture is than its light; 1 when absent. Walls near a window need less. */
  readonly exposure?: number
}

export const morning: Daylight = { sky: 3.6, sun: 2.1, bounce: 0.8, ambient: 0.26, sunTowards: [-0.84, 0.5, 0.14] }
export const noon: Daylight = { sky: 4.4, sun: 2.1, bounce: 0.85, ambient: 0.26, sunTowards: [-0.86, 0.45, 0.3], exposure: 0.66 }
export const dusk: Daylight = { sky: 0.5, sun: 0, bounce: 0.2, ambient: 0.07, tone: [1.1, 0.86, 0.64], sunTowards: [-0.8, 0.4, 0.2] }
/** The sun is down, the sky still light: walls keep their own colour beside a lamp that is on. */
export const evening: Daylight = { sky: 1.9, sun: 0, bounce: 0.5, ambient: 0.16, tone: [1.02, 0.96, 0.88], sunTowards: [-0.8, 0.4, 0.2] }

/**
 * Beams of a room whose window is on the left.
 * @param fineness how many times more of them: a picture that fills a screen shows the spots that few make of a tree's shadow
 */
export const daylightOf = ({ sky, sun, bounce, sunTowards }: Daylight, window: Opening, warm: Rgb, fineness: number): Beam[] => {
  const skyBeams = softbox([-0.9, 0.36, 0.12], 0.95, 30 * fineness, scaleRgb([0.97, 1, 1.05], sky), 256).map((beam) => ({
    ...beam,
    opening: { ...window, softness: 0.55 },
  }))
  const sunBeams =
    sun === 0
      ? []
      : softbox(sunTowards, 0.022, 5, scaleRgb([1, 0.92, 0.8], sun), 1024).map((beam) => ({
          ...beam,
          opening: { ...window, softness: 0.035 },
        }))
  return [
    ...skyBeams,
    ...sunBeams,
    ...skyDome(20 * fineness, scaleRgb(warm, bounce * 0.6), 0.1, 128),
    ...softbox([0.85, 0.3, 0.35], 0.5, 6, scaleRgb(warm, bounce * 0.35), 128),
    ...softbox([-0.15, 0.4, 0.9], 0.8, 12 * fineness, scaleRgb(warm, bounce * 0.9), 128),
  ]
}

/** What polished things reflect in a room: the window to the left, walls, a darker floor. */
export const roomSurroundings =
  (wall: Rgb, brightness: number) =>
  ([x, y, z]: Vector): Rgb => {
    const window =
      Math.max(0, Math.min(1, (-x - 0.62) * 5)) * Math.max(0, 1 - Math.abs(y - 0.25) * 2.2) * Math.max(0, 1 - Math.abs(z) * 0.9)
    const base = y > 0 ? 0.42 : 0.22
    const lit = window * 2.2
    return [(wall[0] * base + lit) * brightness, (wall[1] * base + lit) * brightness, (wall[2] * base + lit) * brightness]
  }
