import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Scheme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Lightness, chroma and hue of every opaque colour token. */
const coloursOf = (text: string): Map<string, readonly [number, number, number]> =>
  new Map(
    [...text.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, name = '', l, c, h]) => [
      name,
      [Number(l), Number(c), Number(h)],
    ]),
  )

const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')
const light = coloursOf(lightCss)
const schemes: Readonly<Record<Scheme, Map<string, readonly [number, number, number]>>> = {
  light,
  dark: new Map([...light, ...coloursOf(darkCss)]),
}

/** Linear sRGB by CSS Color 4, kept within the gamut as a screen does. */
const linear = ([lightness, chroma, hue]: readonly [number, number, number]): readonly number[] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
}

const luminance = (colour: readonly [number, number, number]): number => {
  const [r = 0, g = 0, b = 0] = linear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (scheme: Scheme, one: string, other: string): number => {
  const [first, second] = [one, other].map((name) => {
    const colour = schemes[scheme].get(name)
    if (!colour) throw new Error(`tokens.css has no colour --${name}`)
    return luminance(colour)
  }) as [number, number]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const grounds = ['paper', 'paper-raised', 'paper-tint', 'paper-deep', 'picture-ground']
const tints = ['action-tint', 'signal-tint', 'leaf-tint', 'amber-tint']

/** Every text token with the grounds it may stand on. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...grounds, ...tints]],
  ['ink-muted', [...grounds, ...tints]],
  ['action', ['paper', 'paper-raised', 'paper-tint', 'action-tint']],
  ['action-hover', ['paper', 'paper-raised', 'paper-tint', 'action-tint']],
  ['signal', ['paper', 'paper-raised', 'paper-tint', 'signal-tint']],
  ['leaf', ['paper', 'paper-raised', 'paper-tint', 'leaf-tint']],
  ['amber-ink', ['paper', 'paper-raised', 'paper-tint', 'amber-tint']],
  ['on-action', ['action', 'action-hover']],
  ['on-signal', ['signal']],
  ['paper', ['ink']],
]

/** Edges of controls and the focus ring need 3 : 1 (WCAG 1.4.11). */
const shapes: readonly (readonly [string, readonly string[]])[] = [
  ['edge', ['paper', 'paper-raised', 'paper-tint']],
  ['focus', ['paper', 'paper-raised', 'paper-tint', 'paper-deep', 'action-tint']],
  ['action', ['paper', 'paper-raised', 'action-tint']],
]

const pairs = (list: typeof texts) => list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  it.each(pairs(texts))('text in --%s on --%s is readable (WCAG AA, 4.5 : 1)', (front, back) => {
    expect(contrast(scheme, front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(shapes))('--%s is seen on --%s (3 : 1)', (front, back) => {
    expect(contrast(scheme, front, back)).toBeGreaterThanOrEqual(3)
  })

  it('leaves no colour that text takes unchecked', () => {
    const checked = new Set<string>(pairs([...texts, ...shapes]).flat())
    // A line that only divides, and a colour of drawings, carry no meaning of their own.
    const decorative = new Set(['hairline', 'amber'])
    expect([...schemes[scheme].keys()].filter((name) => !checked.has(name) && !decorative.has(name))).toEqual([])
  })
})

it('the arithmetic is right: black on white is 21 : 1 and Delft blue is what a browser shows', () => {
  expect((luminance([1, 0, 0]) + 0.05) / (luminance([0, 0, 0]) + 0.05)).toBeCloseTo(21, 1)
  const encoded = linear([0.45, 0.13, 255]).map((channel) => Math.round((1.055 * channel ** (1 / 2.4) - 0.055) * 255))
  expect(encoded).toEqual([23, 85, 155])
})
