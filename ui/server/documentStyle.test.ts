import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeDocumentStyle } from './documentStyle.server.ts'

const css =
  '@layer base,kit;@font-face{font-family:"A } B";src:local("A")}@layer base{a{color:red}a[href$=".pdf"]:after{content:"} .zz9{"}.prose p{margin:0}}' +
  '@layer kit{.a0{color:red}.a1 .b0{top:0}.b1:not(.c0){left:0}li:not(.c0){right:0}@media (width<768px){.c1{gap:0}}.c1,p{top:0}:is(.c1,p)>a{top:0}@keyframes b2{to{opacity:1}}}'
const styleOf = makeDocumentStyle(css)
const everywhere =
  '@layer base,kit;@font-face{font-family:"A } B";src:local("A")}@layer base{a{color:red}a[href$=".pdf"]:after{content:"} .zz9{"}}'

/** What may mean something without any class. */
const rest = '.c1,p{top:0}:is(.c1,p)>a{top:0}@keyframes b2{to{opacity:1}}'

describe('the style of a document', () => {
  it('has what all pages need, whatever they show', () => {
    expect(styleOf('<main></main>').text).toBe(`${everywhere}@layer kit{li:not(.c0){right:0}${rest}}`)
  })

  it('has the rules of the classes that are shown, in the order of the sheets, and no other', () => {
    expect(styleOf('<p class="c1 other"></p>').text).toBe(
      `${everywhere}@layer kit{li:not(.c0){right:0}@media (width<768px){.c1{gap:0}}${rest}}`,
    )
    expect(styleOf('<p class="b1"><b class="b0"></b></p>').text).toBe(
      `${everywhere}@layer kit{.a1 .b0{top:0}.b1:not(.c0){left:0}li:not(.c0){right:0}${rest}}`,
    )
    expect(styleOf('<p class="prose"></p>').text).toContain('.prose p{margin:0}')
  })

  it('is all of the sheets where all is shown, and nothing of what a page says', () => {
    expect(styleOf('<p class="a0 b0 b1 c1 prose"></p>').text).toBe(css)
    expect(styleOf('<p class="}*{display:none} a0"></p>')).toBe(styleOf('<p class="a0"></p>'))
  })

  it('is named by its hash', () => {
    const { text, source } = styleOf('<p class="a0"></p>')
    expect(source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  })

  it('is the same after many other combinations', () => {
    const letters = 'abcdefghi'.split('')
    const many = makeDocumentStyle(letters.map((letter) => `.${letter}1{top:0}`).join(''))
    const first = many('<p class="a1"></p>').text
    for (let bits = 0; bits < 512; bits += 1)
      many(
        `<p class="${letters
          .filter((_, index) => bits & (1 << index))
          .map((letter) => `${letter}1`)
          .join(' ')}"></p>`,
      )
    expect(many('<p class="a1"></p>').text).toBe(first)
  })
})
