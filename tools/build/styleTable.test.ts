import { describe, expect, it } from 'vitest'
import { facesIn, stylePartsOf } from './styleTable.ts'

/** The classes of a rule, or the parts of a group, by their text. */
const rulesIn = (css: string): unknown =>
  stylePartsOf(css).map((part) => ('text' in part ? [part.text, part.classes] : [part.before, part.parts.length]))

describe('the table of styles', () => {
  it('the table of styles holds every rule as written, in order, with its classes', () => {
    expect(rulesIn('@layer base,kit;/* why */.a0{color:red}.a1 .b0{top:0}a,.a0{margin:0}.a0,.b0:hover{gap:0}')).toEqual([
      ['@layer base,kit;', []],
      ['.a0{color:red}', ['a0']],
      ['.a1 .b0{top:0}', ['a1', 'b0']],
      ['a,.a0{margin:0}', []],
      ['.a0,.b0:hover{gap:0}', ['a0', 'b0']],
    ])
  })

  it('the table of styles holds layers and queries as groups, and named rules as one piece for all pages', () => {
    const inside = '.c1{gap:0}@media (width<768px){.c1{gap:1px}}'
    expect(rulesIn(`@layer kit{${inside}}@media(width<1px){.c1{gap:0}}@keyframes b2{to{opacity:1}}@font-face{src:local(A)}`)).toEqual([
      ['@layer kit', 2],
      ['@media(width<1px)', 1],
      ['@keyframes b2{to{opacity:1}}', []],
      ['@font-face{src:local(A)}', []],
    ])
  })

  it('the table of styles ignores classes that a selector negates, lists as alternatives, or has in a string', () => {
    expect(rulesIn('.b1:not(.c0){left:0}li:not(.c0){left:0}:is(.c1,p)>a{top:0}a[href$=".pdf"]:after{content:"} .zz9{"}')).toEqual([
      ['.b1:not(.c0){left:0}', ['b1']],
      ['li:not(.c0){left:0}', []],
      [':is(.c1,p)>a{top:0}', []],
      ['a[href$=".pdf"]:after{content:"} .zz9{"}', []],
    ])
    expect(rulesIn('li:has(.c0){left:0}')).toEqual([['li:has(.c0){left:0}', ['c0']]])
  })
})

describe('the fonts of a sheet', () => {
  it('the fonts of a sheet have family, weights and address', () => {
    expect(
      facesIn(
        '@font-face{font-family:Figtree;src:url(/assets/f.woff2)format("woff2");font-weight:400 700}' +
          '@font-face{font-family:"A } B";src:local(A),url("/b;c.woff2");font-weight:400}',
      ),
    ).toEqual([
      ['Figtree', '400 700', '/assets/f.woff2'],
      ['A } B', '400', '/b;c.woff2'],
    ])
  })
})
