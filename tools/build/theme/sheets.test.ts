import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTheme, themeNames } from './readTheme.ts'
import { themeSheets } from './sheets.ts'

const facesOf = (css: string): readonly string[] => css.split('@font-face').slice(1)

describe.each(themeNames())('the typefaces of %s', (name) => {
  const theme = readTheme(name)
  const css = (part: string): string => themeSheets[part]?.(theme) ?? ''

  it.each(['text', 'display'] as const)('the typeface %s is smaller than 25 kB', (use) => {
    expect(statSync(join(theme.folder, theme.fonts[use].file)).size).toBeLessThan(25_000)
  })

  it('fonts never hide text, and every fallback has their metrics', () => {
    const real = facesOf(css('faces'))
    expect(real.length).toBe(new Set([theme.fonts.text.family, theme.fonts.display.family]).size)
    for (const face of real) expect(face).toContain('font-display: swap')
    const fallbacks = facesOf(css('fallbacks'))
    expect(fallbacks.length).toBeGreaterThan(1)
    for (const face of fallbacks) {
      expect(face).toMatch(/size-adjust[^}]*ascent-override[^}]*descent-override[^}]*line-gap-override/)
      // The sheet that is in every document loads no file.
      expect(face).not.toContain('url(')
    }
  })

  it('font families are defined for text and headings, with the real font first', () => {
    expect(css('light')).toContain(`--font-text: ${theme.fonts.text.family}, `)
    expect(css('light')).toContain(`--font-display: ${theme.fonts.display.family}, `)
  })
})
