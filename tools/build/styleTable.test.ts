import { describe, expect, it } from 'vitest'
import { atRest, facesIn, stylePartsOf } from './styleTable.ts'

/** The classes of a rule, or the parts of a group, by their text. */
const rulesIn = (css: string): readonly (readonly unknown[])[] =>
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

  it('the table of styles holds layers and queries as groups, and fonts as one piece for all pages', () => {
    const inside = '.c1{gap:0}@media (width<768px){.c1{gap:1px}}'
    expect(rulesIn(`@layer kit{${inside}}@media(width<1px){.c1{gap:0}}@font-face{src:local(A)}`)).toEqual([
      ['@layer kit', 2],
      ['@media(width<1px)', 1],
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

describe('animations in the table of styles', () => {
  const frames = (name: string) => `@keyframes ${name}{to{opacity:1}}`
  /** The classes of an animation in a sheet; undefined where it is left out. */
  const classesOf = (css: string, name: string): unknown => rulesIn(css).find(([text]) => text === frames(name))

  it('an animation belongs to the classes of the rules that use it, wherever they are', () => {
    const css = `${frames('b2')}.b1{animation:.2s ease-out b2}@media (width<1px){.b3:focus{animation-name:b4,b2}}${frames('b4')}`
    expect(classesOf(css, 'b2')).toEqual([frames('b2'), ['b1', 'b3']])
    expect(classesOf(css, 'b4')).toEqual([frames('b4'), ['b3']])
  })

  it('an animation of a rule without classes is for all pages, and one that nothing uses for none', () => {
    expect(classesOf(`.b1{animation:1s b2}p{animation:1s b2}${frames('b2')}`, 'b2')).toEqual([frames('b2'), []])
    expect(classesOf(frames('b2'), 'b2')).toBeUndefined()
  })
})

describe('a sheet at rest', () => {
  it('a sheet at rest has no styles of pointing, pressing, busy elements or modal dialogs, also not as one of several selectors', () => {
    expect(atRest('.a0:hover{top:0}.a0:hover>.b1,.a0[aria-current],.a0:active{left:0}a:not(:hover){right:0}')).toBe(
      '.a0[aria-current]{left:0}a:not(:hover){right:0}',
    )
    expect(atRest('.a0[aria-busy=true]>b{top:0}.a0[aria-busy]{left:0}html:has(dialog:modal){gap:0}.a0:focus-visible{gap:1px}')).toBe(
      '.a0[aria-busy]{left:0}.a0:focus-visible{gap:1px}',
    )
  })

  it('a sheet at rest has no transitions and cursors, no rule that had nothing else, and nothing for print', () => {
    expect(atRest('.a0{color:red;transition:color 1s;cursor:pointer}.a1{cursor:pointer}@media print{.a0{display:none}}')).toBe(
      '.a0{color:red}',
    )
    expect(atRest('@media print and (width<1px){p{top:0}}@keyframes b2{to{opacity:1}}')).toBe(
      '@media print and (width<1px){p{top:0}}@keyframes b2{to{opacity:1}}',
    )
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
