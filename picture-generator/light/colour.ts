/** Linear light, red, green and blue, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour by lightness (0 to 1), chroma and hue in degrees (OKLCH), as linear light. */
export const oklch = (lightness: number, chroma: number, hue: number): Rgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export const mixRgb = (from: Rgb, to: Rgb, part: number): Rgb => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

export const scaleRgb = (colour: Rgb, factor: number): Rgb => [colour[0] * factor, colour[1] * factor, colour[2] * factor]

const encoded = (linear: number): number => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)

const steps = 4096
const table = Uint8Array.from({ length: steps + 1 }, (_, index) => Math.round(encoded(index / steps) * 255))

/** One channel of linear light as an sRGB byte. */
export const srgbByte = (linear: number): number => table[linear <= 0 ? 0 : linear >= 1 ? steps : Math.round(linear * steps)] ?? 0
