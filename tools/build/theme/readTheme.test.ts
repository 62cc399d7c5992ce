import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTheme, themeProblems } from './readTheme.ts'

const { folder } = readTheme('thuishaven')
const written = JSON.parse(readFileSync(join(folder, 'theme.json'), 'utf8')) as {
  readonly colours: Readonly<Record<string, readonly string[]>>
  readonly type: Readonly<Record<string, string>>
  readonly fonts: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

it('the shipped themes are valid', () => {
  expect(themeProblems(written, folder)).toEqual([])
})

it('missing, superfluous and malformed values of a theme are reported with the expected value', () => {
  const { ink: _ink, ...others } = written.colours
  const { 'weight-display': _weight, ...scale } = written.type
  const problems = themeProblems(
    {
      ...written,
      colours: { ...others, action: ['blue', '#aaccff'], 'ink-soft': ['#333333', '#cccccc'] },
      type: scale,
      shadow: 'none',
      logo: 'mark.svg',
      fonts: { ...written.fonts, display: { family: 'Own', file: 'fonts/own.woff2', weights: '400', kind: 'serif' } },
    },
    folder,
  )
  expect(problems).toEqual([
    'colours has no "ink" (text).',
    'colours has "ink-soft", which nothing in the shop uses.',
    'colours: "action" needs its colour on light and on dark, as ["#1d4f91", "oklch(0.74 0.1 255)"].',
    'type has no "weight-display" (strength of headings).',
    '"shadow" needs the shadow of panels on light and on dark.',
    'fonts: "display" names fonts/own.woff2, and there is no such file.',
    '"logo" names no file in public/.',
  ])
})

it('an unknown theme is reported with the list of themes', () => {
  expect(() => readTheme('marmer')).toThrow(/There is no theme "marmer": shop\/themes has .*thuishaven/)
})
