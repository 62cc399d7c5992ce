import { describe, expect, it } from 'vitest'
import { planRug } from './rug/planRug.ts'
import { weaveRug } from './rug/weaveRug.ts'
import type { Colour, RugStyle } from './names/pictureWords.ts'
import { rugStyles } from './names/pictureWords.ts'

interface Impression {
  /** Degrees of the strongest hue (OKLCH), strength as chroma, and lightness, over the whole rug. */
  readonly hue: number
  readonly chroma: number
  readonly lightness: number
}

const lookAt = (seed: string, style: RugStyle, colour: Colour): Impression => {
  const design = planRug({ seed, style, colour, material: null, shape: 'rectangle' })
  const { light, cover } = weaveRug(design, { x: 0, y: 0, width: design.widthCm, height: design.lengthCm }, 100, 145)
  const strength = new Float64Array(36)
  let lightness = 0
  let sumA = 0
  let sumB = 0
  let count = 0
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    if ((cover[pixel] ?? 0) < 1) continue
    const [red = 0, green = 0, blue = 0] = light.subarray(pixel * 3, pixel * 3 + 3)
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
    const bin = Math.floor(hue / 10) % 36
    strength[bin] = (strength[bin] ?? 0) + Math.hypot(a, b)
    lightness += 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    sumA += a
    sumB += b
    count += 1
  }
  const strongest = strength.indexOf(Math.max(...strength))
  return { hue: strongest * 10 + 5, chroma: Math.hypot(sumA, sumB) / count, lightness: lightness / count }
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

describe('colours of rugs', { timeout: 60_000 }, () => {
  const hues: Partial<Record<Colour, number>> = {
    blauw: 254,
    groen: 136,
    rood: 27,
    terracotta: 43,
    geel: 86,
    roze: 18,
    bruin: 56,
    zand: 77,
  }

  it.each(Object.entries(hues))('a rug named %s is drawn in that hue in every style', (colour, hue) => {
    for (const style of rugStyles) {
      for (const seed of ['1', '2', '3']) {
        const seen = lookAt(seed, style, colour as Colour)
        expect(apart(seen.hue, hue), `${colour} ${style} ${seed}: ${seen.hue}`).toBeLessThanOrEqual(22)
      }
    }
  })

  it('white, ecru, grey and black rugs are muted, and light or dark as named', () => {
    for (const style of ['berber', 'hoogpolig', 'platgeweven'] as const) {
      expect(lookAt('4', style, 'wit').lightness, `white ${style}`).toBeGreaterThan(0.84)
      expect(lookAt('4', style, 'ecru').lightness, `ecru ${style}`).toBeGreaterThan(0.72)
      expect(lookAt('4', style, 'zwart').lightness, `black ${style}`).toBeLessThan(0.5)
      for (const colour of ['wit', 'ecru', 'grijs', 'zwart'] as const) {
        expect(lookAt('4', style, colour).chroma, `${colour} ${style}`).toBeLessThan(0.05)
      }
    }
  })

  it('a variation in another colour keeps its drawing', () => {
    const drawn = (colour: Colour) => planRug({ seed: '1002', style: 'geometrisch', colour, material: 'wol', shape: 'rectangle' })
    const blue = drawn('blauw')
    const red = drawn('rood')
    for (let x = 5; x < 200; x += 13) {
      for (let y = 5; y < 290; y += 17) expect(red.drawing(x, y)).toBe(blue.drawing(x, y))
    }
    expect(red.yarns.main).not.toEqual(blue.yarns.main)
  })
})
