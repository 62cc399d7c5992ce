import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileHtml, persistedAddresses } from '../testing/hostileHtml.ts'
import { sanitiseHtml } from './sanitiseHtml.server.ts'

describe('HTML of the backend', () => {
  it('PRD-09 sanitising preserves the text and its structure', () => {
    const html =
      '<h2>Wol</h2><p>Zacht &amp; <strong>warm</strong>, <a href="/vloerkleden" title="meer">meer</a></p>' +
      '<ul><li>één</li></ul><table><tr><td colspan="2">x</td></tr></table><img src="/api/pictures/a-640.webp" alt="a" />'
    expect(sanitiseHtml(html)).toBe(html)
  })

  it('PRD-09 sanitising removes scripts and styles', () => {
    expect(sanitiseHtml('<p onclick="x()" style="position:fixed" class="c" id="root">a</p>')).toBe('<p>a</p>')
    expect(sanitiseHtml('<script>x()</script><style>*{}</style><iframe src="//x"></iframe>b')).toBe('b')
    for (const address of [
      'javascript:x()',
      ' jAva\tscript:x()',
      'data:image/svg+xml,<svg>',
      '//evil.example',
      '/\\evil.example',
      'vbscript:x',
      '/.//evil.example',
    ])
      expect(sanitiseHtml(`<a href="${address}">c</a>`)).toBe('<a>c</a>')
    expect(sanitiseHtml('<img src=x onerror=x()>')).toBe('<img src="x" />')
    for (const address of ['https://evil.example/x.png', '//evil.example/x.png', 'data:image/png;base64,xx', 'javascript:x()', ''])
      expect(sanitiseHtml(`a<img src="${address}" alt="x">b`)).toBe('ab')
    expect(sanitiseHtml('<form action="/x"><input name="q"></form>')).toBe('')
    expect(sanitiseHtml('<svg><script>x()</script></svg><math><mi xlink:href="data:x,y"></mi></math>')).toBe('')
  })

  it.each([
    ['<table><tr><td>1', '<table><tr><td>1</td></tr></table>'],
    ['<a href="/x">link', '<a href="/x">link</a>'],
    ['<ul><li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    ['a</div></p></table>b', 'a<p></p>b'],
    ['<b><i>x</b>y', '<b><i>x</i></b>y'],
    ['<p>a < b en c > d</p>', '<p>a &lt; b en c &gt; d</p>'],
    ['1 < 2', '1 &lt; 2'],
    ['<!-- <table> --><p>x', '<p>x</p>'],
    ['<svg><p>x</svg>y', 'y'],
  ])('PRD-09 %s comes out balanced: %s', (html, clean) => expect(sanitiseHtml(html)).toBe(clean))

  it.each([
    'produkten/1',
    '?a=1',
    '#maten',
    '../x',
    '/vloerkleden',
    'https://wol.example/',
    'mailto:info@thuishaven.test',
    'tel:+31201234567',
  ])('PRD-09 a link to %s stays', (address) => expect(sanitiseHtml(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`))

  it('PRD-09 the server’s sanitiser returns the same as the browser’s for hostile HTML', () => {
    const clean = hostileHtml.map(sanitiseHtml).join('')
    expect([...clean.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual(persistedAddresses)
    expect(clean).toContain('a &lt; b en c &gt; d')
    expect(clean).not.toMatch(/evil|<(?:script|style|svg|math|form|input)|\s(?:on\w+|class|id|style)=/)
  })

  it('PRD-09 sanitising closes every element, for any input', () => {
    const part = fc.constantFrom(
      '<table>',
      '<tr>',
      '<td>',
      '<a href="/x">',
      '</a>',
      '<ul>',
      '<li>',
      '</ul>',
      '<p>',
      '</p>',
      '<b>',
      'x',
      '<',
      '</',
      '<br>',
      '<img src=/a>',
      '</td>',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        let rest = sanitiseHtml(parts.join('')).replaceAll(/<(?:br|hr|img)[^>]*>/g, '')
        for (let before = ''; before !== rest;) {
          before = rest
          rest = rest.replaceAll(/<([a-z]+)[^>]*>[^<]*<\/\1>/g, '')
        }
        expect(rest).not.toMatch(/<[a-z/]/)
      }),
    )
  })

  it('PRD-09 sanitising allows only listed tags and attributes, for any input', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      ' ',
      '=',
      '<script',
      '<img',
      '<a ',
      'href',
      'onload',
      'javascript:',
      'x',
      '<!--',
      '-->',
      '<p>',
      '&lt;',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const clean = sanitiseHtml(parts.join(''))
        expect(clean).not.toMatch(/<\/?(?:script|style|iframe|object|form|svg)/i)
        expect(clean).not.toMatch(/<[a-z][^>]*\son\w+\s*=/i)
        expect(clean).not.toMatch(/(?:href|src)="\s*javascript:/i)
      }),
    )
  })
})
