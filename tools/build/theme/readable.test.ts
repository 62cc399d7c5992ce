import { describe, expect, it } from 'vitest'
import { contrast, hexOf, readColour } from './colour.ts'
import { colourPairs, unchecked, unreadable } from './readable.ts'
import { readTheme, themeNames } from './readTheme.ts'

const at = (text: string) => readColour(text) ?? expect.fail(`${text} is no colour`)

describe.each(themeNames())('the theme %s', (name) => {
  const theme = readTheme(name)

  it.each([0, 1])('every pair of colours that the shop combines is readable (scheme %i; WCAG AA)', (scheme) => {
    const found = colourPairs.map(({ front, back, least }) => {
      const [one, other] = [theme.colours[front]?.[scheme] ?? '', theme.colours[back]?.[scheme] ?? '']
      return { front, back, enough: contrast(at(one), at(other)) >= least }
    })
    expect(found.length).toBeGreaterThan(50)
    expect(found.filter(({ enough }) => !enough)).toEqual([])
  })
})

it('every text colour is checked', () => {
  expect(unchecked()).toEqual([])
})

it('an unreadable pair is reported with both names, the scheme and the required contrast', () => {
  const { colours } = readTheme('thuishaven')
  expect(unreadable(colours)).toEqual([])
  const [first] = unreadable({ ...colours, 'ink-muted': ['#999999', '#bbbbbb'] })
  expect(first).toMatch(/^ink-muted on paper has a contrast of 2\.\d\d : 1 in the light scheme and needs 4\.5 : 1\. Make ink-muted/)
})

it('the contrast of black on white is 21 : 1, and Delft blue is what a browser shows', () => {
  expect(contrast(at('#ffffff'), at('#000000'))).toBeCloseTo(21, 5)
  expect(contrast(at('oklch(1 0 0)'), at('oklch(0 0 0)'))).toBeCloseTo(21, 1)
  expect(hexOf(at('oklch(0.45 0.13 255)'))).toBe('#17559b')
  expect(hexOf(at('#17559b'))).toBe('#17559b')
  expect(readColour('blue')).toBeNull()
})
