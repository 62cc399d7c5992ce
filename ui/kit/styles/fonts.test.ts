import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontFiles } from './fontFiles.ts'

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

describe('the fonts', () => {
  it.each(['figtree', 'fraunces'])('%s weighs less than 25 kB', (name) => {
    expect(statSync(new URL(`./fonts/${name}.woff2`, import.meta.url)).size).toBeLessThan(25_000)
  })

  it('are all preloaded, and only they', () => {
    const used = [...css.matchAll(/fonts\/(\w+)\.woff2/g)].map(([, name]) => name)
    expect(fontFiles.map((file) => /(\w+)\.woff2/.exec(file)?.[1])).toEqual(used)
  })

  it('never hide text, and every fallback takes their measures', () => {
    const faces = css.split('@font-face').slice(1)
    const fallbacks = faces.filter((face) => face.includes('local('))
    for (const face of fallbacks) expect(face).toMatch(/size-adjust[^}]*ascent-override[^}]*descent-override[^}]*line-gap-override/)
    for (const face of faces.filter((each) => !fallbacks.includes(each))) expect(face).toContain('font-display: swap')
    expect([faces.length, fallbacks.length]).toEqual([4, 2])
  })
})
