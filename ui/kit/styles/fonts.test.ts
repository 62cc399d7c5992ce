import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (sheet: string): string => readFileSync(new URL(sheet, import.meta.url), 'utf8')
const facesOf = (css: string): readonly string[] => css.split('@font-face').slice(1)

describe('the fonts', () => {
  it.each(['figtree', 'fraunces'])('%s weighs less than 25 kB', (name) => {
    expect(statSync(new URL(`./fonts/${name}.woff2`, import.meta.url)).size).toBeLessThan(25_000)
  })

  it('never hide text, and every fallback takes their measures', () => {
    const real = facesOf(read('./faces.css'))
    expect(real.length).toBe(2)
    for (const face of real) expect(face).toContain('font-display: swap')
    const fallbacks = facesOf(read('./fonts.css'))
    expect(fallbacks.length).toBeGreaterThan(1)
    for (const face of fallbacks) {
      expect(face).toMatch(/size-adjust[^}]*ascent-override[^}]*descent-override[^}]*line-gap-override/)
      // A sheet in every document asks for no file.
      expect(face).not.toContain('url(')
    }
  })
})
