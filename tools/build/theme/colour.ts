type Triple = readonly [number, number, number]

/** Linear sRGB of oklch by CSS Color 4, kept within the gamut as a screen does. */
const linearOf = ([lightness, chroma, hue]: Triple): Triple => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const persisted = (channel: number): number => Math.min(1, Math.max(0, channel))
  return [
    persisted(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    persisted(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    persisted(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const decoded = (pair: string): number => {
  const channel = Number.parseInt(pair, 16) / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** Linear sRGB of `#rrggbb` or `oklch(l c h)`, without alpha; null for other values. */
export const readColour = (text: string): Triple | null => {
  const [, red = '', green = '', blue = ''] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text) ?? []
  if (red !== '') return [decoded(red), decoded(green), decoded(blue)]
  const [, l = '', c = '', h = ''] = /^oklch\((0?\.\d+|[01]) (\d*\.?\d+) (\d*\.?\d+)(?: \/ [\d.]+)?\)$/.exec(text) ?? []
  return l === '' ? null : linearOf([Number(l), Number(c), Number(h)])
}

/** As `#rrggbb`, for consumers that support no other format. */
export const hexOf = (colour: Triple): string =>
  `#${colour
    .map((channel) => Math.round((channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

const luminance = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Contrast by WCAG 2.2: 1 for equal colours, 21 for black on white. */
export const contrast = (one: Triple, other: Triple): number => {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
