import { describe, expect, it } from 'vitest'
import { createTexts } from './createTexts.ts'
import { sentences } from './nld.ts'
import { sayOf, textOf } from './text.ts'

const missing: string[] = []
const texts = createTexts('nld', sentences, (key) => missing.push(key))
const text = textOf(texts.t)
const say = sayOf(texts.t, texts.exists)

describe('sentences', () => {
  it('LOC-04 take a key that exists, and count', () => {
    expect(text('cart.title')).toBe('Winkelwagen')
    expect([1, 2].map((count) => text('shell.cartCount', { count }))).toEqual(['Winkelwagen, 1 artikel', 'Winkelwagen, 2 artikelen'])
    // @ts-expect-error: no such sentence
    text('cart.nothingOfTheKind')
    expect(missing).toEqual(['cart.nothingOfTheKind'])
    // @ts-expect-error: the sentence names a parameter
    text('shell.cartCount')
    // @ts-expect-error: the sentence names another one
    text('shell.cartCount', { number: 2 })
    // @ts-expect-error: the sentence names none
    text('cart.title', { count: 2 })
  })

  it('LOC-04 say what the core and the host name, with forms for one and more', () => {
    expect(say({ text: 'Van de host' })).toBe('Van de host')
    expect(say({ key: 'delivery.withinDays', params: { count: 1 } })).toBe('Binnen 1 dag')
    expect(say({ key: 'phrases.applyDiscountSuccess' })).toBe('De kortingscode is toegepast.')
  })

  it('LOC-04 never show the key of a phrase that the host invented', () => {
    expect(say({ key: 'phrases.somethingNobodyKnows' })).toBe('Er ging iets mis. Probeer het zo nog eens.')
    expect(say({ key: 'phrases.somethingNobodyKnows' }, 'phrases.Success')).toBe('Gelukt')
  })
})
