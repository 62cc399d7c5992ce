import { oklch, scaleRgb } from '../light/colour.ts'
import type { Rgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Finish as Surface } from '../scene/Mesh.ts'
import type { Finish } from '../names/pictureWords.ts'

/** Shells of devices. */
const shells: Readonly<Record<Exclude<Finish, 'beech'>, Rgb>> = {
  white: oklch(0.92, 0.006, 85),
  black: oklch(0.26, 0.006, 70),
  sand: oklch(0.83, 0.03, 76),
}

/** Turned beech: a straight, quiet grain and its rays, fine dark dashes of two or three millimetres along it. */
const beech: Surface = {
  colour: ({ x, y, z }) => {
    const ray = Math.min(1, Math.max(0, layeredNoise(x * 3400 + z * 1700, y * 190, 8, 1) - 0.42) * 5)
    const grain = layeredNoise(x * 210 + z * 150, y * 7, 6, 3) * 0.16 + layeredNoise(x * 1500 + z * 900, y * 30, 4, 2) * 0.06
    return scaleRgb(oklch(0.74, 0.066, 66), 1 + grain - ray * 0.08)
  },
  fine: true,
  gloss: 0.015,
  roughness: 0.55,
}

export const shell = (finish: Finish): Surface =>
  finish === 'beech' ? beech : { colour: shells[finish], gloss: 0.045, roughness: 0.42, moulded: 0.0006 }
export const darkGlass: Surface = { colour: [0.008, 0.008, 0.009], gloss: 0.028, roughness: 0.16 }
/** Coated glass: black in the middle, a violet and a blue ring towards its rim. */
export const lens: Surface = {
  colour: ({ v }) => {
    const violet = Math.exp(-(((v - 0.42) / 0.13) ** 2))
    const blue = Math.exp(-(((v - 0.12) / 0.1) ** 2))
    return [0.004 + violet * 0.03, 0.004 + violet * 0.008 + blue * 0.02, 0.007 + violet * 0.06 + blue * 0.045]
  },
  gloss: 0.2,
  roughness: 0.03,
}
/** The black steps inside a lens. */
export const barrel: Surface = { colour: [0.007, 0.007, 0.008], gloss: 0.02, roughness: 0.4 }
export const lensRing: Surface = { colour: [0.03, 0.03, 0.032], gloss: 0.12, roughness: 0.3 }
export const slot: Surface = { colour: [0.02, 0.019, 0.018] }
export const rubber: Surface = { colour: [0.05, 0.049, 0.047], gloss: 0.015, roughness: 0.7, moulded: 0.0007 }
export const metal: Surface = { colour: oklch(0.6, 0.006, 80), gloss: 0.25, roughness: 0.35, metal: true }
/** Rolled and brushed: fine streaks one way. */
export const brushedSteel: Surface = {
  ...metal,
  colour: ({ x, y, z }) => scaleRgb(oklch(0.72, 0.004, 80), 1 + layeredNoise(x * 26 + z * 26, y * 2600, 5, 2) * 0.16),
  fine: true,
}
const signal = (red: number, green: number, blue: number): Surface => ({ colour: [0.02, 0.02, 0.02], glow: [red, green, blue] })
export const delftSignal = signal(0.36, 0.9, 1.7)
export const greenSignal = signal(0.19, 1.25, 0.5)
/** A ring that is on: nearly white, as what shines into an eye is; its groove takes the colour. */
export const lightRing = signal(0.62, 1.2, 2)
export const redGlass: Surface = { colour: oklch(0.5, 0.19, 27), gloss: 0.06, roughness: 0.18, glow: [0.16, 0.01, 0.005] }
