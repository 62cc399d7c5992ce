import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDocumentStyle } from './documentStyle.server.ts'
import type { StylePart } from './documentStyle.server.ts'

const rule = (text: string, ...classes: readonly string[]): StylePart => ({ text, classes })
const group = (before: string, ...parts: readonly StylePart[]): StylePart => ({ before, parts })

const css =
  '@layer base,kit;@layer base{a{color:red}.prose p{margin:0}}' +
  '@layer kit{.a0{color:red}.a1 .b0{top:0}.b1:not(.c0){left:0}li:not(.c0){right:0}@media (width<768px){.c1{gap:0}}.c1,p{top:0}@keyframes b2{to{opacity:1}}}'
const parts = [
  rule('@layer base,kit;'),
  group('@layer base', rule('a{color:red}'), rule('.prose p{margin:0}', 'prose')),
  group(
    '@layer kit',
    rule('.a0{color:red}', 'a0'),
    rule('.a1 .b0{top:0}', 'a1', 'b0'),
    rule('.b1:not(.c0){left:0}', 'b1'),
    rule('li:not(.c0){right:0}'),
    group('@media (width<768px)', rule('.c1{gap:0}', 'c1')),
    rule('.c1,p{top:0}'),
    rule('@keyframes b2{to{opacity:1}}'),
  ),
]
const styleOf = createDocumentStyle(parts)
const everywhere = '@layer base,kit;@layer base{a{color:red}}'

/** Rules that apply without any class. */
const rest = '.c1,p{top:0}@keyframes b2{to{opacity:1}}'

describe('the style of a document', () => {
  it('a document’s style has the rules that all pages need, whatever they show', () => {
    expect(styleOf('<main></main>').top.text).toBe(`${everywhere}@layer kit{li:not(.c0){right:0}${rest}}`)
  })

  it('a document’s style has the rules of the rendered classes only, in the order of the sheets', () => {
    expect(styleOf('<p class="c1 other"></p>').top.text).toBe(
      `${everywhere}@layer kit{li:not(.c0){right:0}@media (width<768px){.c1{gap:0}}${rest}}`,
    )
    expect(styleOf('<p class="b1"><b class="b0"></b></p>').top.text).toBe(
      `${everywhere}@layer kit{.a1 .b0{top:0}.b1:not(.c0){left:0}li:not(.c0){right:0}${rest}}`,
    )
    expect(styleOf('<p class="prose"></p>').top.text).toContain('.prose p{margin:0}')
  })

  it('a document’s style is all of the sheets if all classes are rendered, and ignores class names in text', () => {
    expect(styleOf('<p class="a0 b0 b1 c1 prose"></p>').top.text).toBe(css)
    expect(styleOf('<p class="}*{display:none} a0"></p>')).toBe(styleOf('<p class="a0"></p>'))
  })

  it('a document’s style is named by its hash', () => {
    const { text, source } = styleOf('<p class="a0"></p>').top
    expect(source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  })

  it('a document’s style is the same after many other combinations', () => {
    const letters = 'abcdefghi'.split('')
    const many = createDocumentStyle(letters.map((letter) => rule(`.${letter}1{top:0}`, `${letter}1`)))
    const first = many('<p class="a1"></p>').top.text
    for (let bits = 0; bits < 512; bits += 1)
      many(
        `<p class="${letters
          .filter((_, index) => bits & (1 << index))
          .map((letter) => `${letter}1`)
          .join(' ')}"></p>`,
      )
    expect(many('<p class="a1"></p>').top.text).toBe(first)
  })
})

describe('the style of a document with a header', () => {
  const marked = (top: string, below: string) => styleOf(`<header class="${top}"></header><main class="${below}"></main>`)

  it('the head has the rules of the header only', () => {
    expect(marked('a0', 'b1').top).toEqual(styleOf('<div class="a0"></div>').top)
  })

  it('the body has the other rules, and leaves out layers that the head has in full', () => {
    expect(marked('a0', 'b1').rest.text).toBe(`@layer kit{.a0{color:red}.b1:not(.c0){left:0}li:not(.c0){right:0}${rest}}`)
  })

  it('the body has no style if the header renders every class', () => {
    expect(marked('a0', 'a0').rest.text).toBe('')
    expect(styleOf('<main class="a0"></main>').rest.text).toBe('')
  })

  it('head and body together have the same rules in the same layer order as one style', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const someNames = fc.subarray(names)
    const blocks = fc.array(fc.record({ layer: fc.constantFrom('', 'one', 'two'), names: fc.shuffledSubarray(names, { minLength: 1 }) }), {
      maxLength: 8,
    })
    /** The effective rules of each class, in order, by layer. */
    const lastPosition = (text: string): Readonly<Record<string, readonly string[]>> => {
      const words: Record<string, string[]> = { '': [], one: [], two: [] }
      for (const [, layer = '', inside, plain] of text.matchAll(/@layer (\w+)\{((?:[^{}]*\{[^{}]*\})*)\}|([^{}]*\{[^{}]*\})/g))
        words[layer] = [...(words[layer] ?? []), ...((inside ?? plain ?? '').match(/[^{}]*\{[^{}]*\}/g) ?? [])]
      return Object.fromEntries(
        Object.entries(words).map(([layer, rules]) => [layer, rules.filter((rule, index) => rules.lastIndexOf(rule) === index)]),
      )
    }
    fc.assert(
      fc.property(blocks, someNames, someNames, (sheet, top, below) => {
        const make = createDocumentStyle(
          sheet.flatMap(({ layer, names: inside }, block) => {
            const rules = inside.map((name) => rule(`.${name}0{order:${block}}`, `${name}0`))
            return layer === '' ? rules : [group(`@layer ${layer}`, ...rules)]
          }),
        )
        const classes = (of: readonly string[]) => of.map((name) => `${name}0`).join(' ')
        const { top: head, rest: behind } = make(`<header class="${classes(top)}"></header><p class="${classes(below)}"></p>`)
        const whole = make(`<p class="${classes([...top, ...below])}"></p>`).top
        expect(lastPosition(head.text + behind.text)).toEqual(lastPosition(whole.text))
      }),
    )
  })
})
