import { describe, expect, it } from 'vitest'
import { markdownLink, markdownOf, markdownText } from './markdown.server.ts'

const absolute = (address: string): string => (address.startsWith('/') ? `https://shop.test${address}` : address)
const of = (html: string): string => markdownOf(html, absolute)

describe('HTML of the shop as markdown', () => {
  it('markdown keeps headings, paragraphs, emphasis and links', () => {
    expect(of('<p>Een <strong>kleed</strong> &amp; een\n lamp.</p><h2>Meer</h2><p>Zie <a href="/contact">contact</a>.</p>')).toBe(
      'Een **kleed** & een lamp.\n\n## Meer\n\nZie [contact](<https://shop.test/contact>).',
    )
  })

  it('markdown keeps lists, nested ones too', () => {
    expect(of('<ol><li>Een</li><li>Twee<ul><li>a</li></ul></li></ol><p>Na</p>')).toBe('1. Een\n2. Twee\n  - a\n\nNa')
  })

  it('markdown keeps tables with their head', () => {
    expect(
      of('<table><thead><tr><th>Naam</th><th>Maat</th></tr></thead><tbody><tr><th scope="row">A</th><td>1 | 2</td></tr></tbody></table>'),
    ).toBe('| Naam | Maat |\n| --- | --- |\n| A | 1 \\| 2 |')
  })

  it('text that looks like markdown or a tag is escaped', () => {
    expect(of('<p>*geen* [link](x) &lt;b&gt; &#8364; &unknown;</p>')).toBe('\\*geen\\* \\[link\\](x) \\<b\\> € &unknown;')
    expect(markdownText('a\n_b_')).toBe('a \\_b\\_')
    expect(markdownLink('', 'https://shop.test/a b>')).toBe('[https://shop.test/a b\\>](<https://shop.test/a%20b%3E>)')
  })
})
