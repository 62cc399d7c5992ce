import { describe, expect, it } from 'vitest'
import { createMessages } from './createMessages.ts'
import { translateWith, textOf } from './text.ts'

const missing: string[] = []
const texts = createMessages('nld', (key) => missing.push(key))
await texts.load('shop')
const text = textOf(texts.t)
const t = translateWith(texts.t, texts.exists)

describe('messages', () => {
  it('LOC-04 messages have known keys, and plural forms', () => {
    expect(text('cart.title')).toBe('Winkelwagen')
    expect([1, 2].map((count) => text('shell.cartCount', { count }))).toEqual(['Winkelwagen, 1 artikel', 'Winkelwagen, 2 artikelen'])
    // @ts-expect-error: no such message
    text('cart.nothingOfTheKind')
    expect(missing).toEqual(['cart.nothingOfTheKind'])
    // @ts-expect-error: the message names a parameter
    text('shell.cartCount')
    // @ts-expect-error: the message names another one
    text('shell.cartCount', { number: 2 })
    // @ts-expect-error: the message names none
    text('cart.title', { count: 2 })
  })

  it('LOC-04 messages word what the core and the backend name, in singular and plural', () => {
    expect(t({ text: 'Van de host' })).toBe('Van de host')
    expect(t({ key: 'delivery.withinDays', params: { count: 1 } })).toBe('Binnen 1 dag')
    expect(t({ backend: 'applyDiscountSuccess', otherwise: 'stock.out' })).toBe('De kortingscode is toegepast.')
    expect(t({ key: 'phrases.applyDiscountSuccess' })).toBe('De kortingscode is toegepast.')
  })

  it('LOC-04 a message key that the backend invented is never shown', () => {
    expect(t({ backend: 'somethingNobodyKnows' })).toBe('Er ging iets mis. Probeer het zo nog eens.')
    expect(t({ backend: 'somethingNobodyKnows' }, 'phrases.Success')).toBe('Gelukt')
    expect(t({ backend: 'somethingNobodyKnows', otherwise: 'stock.out' }, 'phrases.Success')).toBe('Niet op voorraad')
  })
})
