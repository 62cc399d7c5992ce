import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { titleOf } from './search.ts'

it.each([
  ['Kleed &amp; <mark>vloer</mark>kleed', 'Kleed &amp; <mark>vloer</mark>kleed'],
  ['<img src=x onerror=alert(1)><mark>Kleed</mark>', '<mark>Kleed</mark>'],
  ['<b>Groot</b> <mark onclick="x">kleed</mark>', 'Groot kleed'],
  ['<mark>a<mark>b</mark>c</mark>', '<mark>ab</mark>c'],
  ['<mark>open', '<mark>open</mark>'],
  ['3 < 4 > 2', '3  2'],
  ['<<script>script>x', '&lt;script&gt;x'],
])('SRC-02 of %j only the marks are left', (html, title) => {
  expect(titleOf(html)).toBe(title)
})

it('SRC-02 any search text results in balanced mark elements only', () => {
  const piece = fc.constantFrom('<mark>', '</mark>', '<', '>', '</', 'mark', 'img src=x', '"', '&lt;', 'a', ' ')
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (html) => {
        expect(titleOf(html).replaceAll(/<mark>[^<>]*<\/mark>/g, '')).not.toMatch(/[<>]/)
      },
    ),
  )
})

it('SRC-01 a long title of hostile characters is parsed quickly', () => {
  const started = performance.now()
  for (const sign of ['<', '<mark>', '</mark', '<a']) titleOf(sign.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(2000)
})
