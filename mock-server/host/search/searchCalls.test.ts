import { beforeAll, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { login, openTestShop } from '../../testing/visitTestShop.ts'
import type { TestShop } from '../../testing/visitTestShop.ts'
import { markedTitle } from './markedTitle.ts'

let shop: TestShop
beforeAll(() => {
  shop = openTestShop()
})
const search = async (q: string, language: 'nl-NL' | 'en-US' = 'nl-NL') =>
  (await shop.visitor(language).post<Wire['SearchAnswer']>('/api/search', { q })).body.data
const ids = (groups: readonly Wire['SearchGroup'][], group: string) =>
  groups.find(({ id }) => id === group)?.items.map(({ id }) => id) ?? []

describe('the search of the mock server', () => {
  it('SRC-01 blank finds nothing, and neither do signs without letters', async () => {
    expect([await search(''), await search('   '), await search('"*(')]).toEqual([[], [], []])
  })

  it('SRC-02 groups products and categories that begin with what was typed, in the language of the visitor', async () => {
    const dutch = await search('vloerkl')
    expect(dutch.map(({ title }) => title)).toEqual(['Producten', 'Categorieën'])
    expect(ids(dutch, 'categories')).toContain('vloerkleden')
    expect(dutch[0]?.items[0]?.title).toContain('<mark>Vloerkl</mark>')
    const english = await search('rug', 'en-US')
    expect(english.map(({ title }) => title)).toEqual(['Products', 'Categories'])
    expect(english[1]?.items.map(({ url }) => url)).toContain('/rugs')
  })

  it('SRC-02 every word has to be there, in any order, with or without accents and capitals', async () => {
    const one = ids(await search('vloerkleed blauw'), 'products')
    expect(one.length).toBeGreaterThan(0)
    expect(ids(await search('BLÁUW vloerklee'), 'products')).toEqual(one)
    expect(await search('vloerkleed zzyzx')).toEqual([])
  })

  it('SRC-02 finds synonyms, slips of the finger, beginnings of words and article numbers', async () => {
    for (const q of ['kleed', 'tapijt', 'vloerkled', 'vlorkleed', 'vloerkl'])
      expect(ids(await search(q), 'categories'), q).toContain('vloerkleden')
    for (const q of ['carpet', 'rgu', 'rugs']) expect(ids(await search(q, 'en-US'), 'products').length, q).toBe(q === 'rgu' ? 0 : 8)
    expect(ids(await search('wahcter plus'), 'products')).toContain('1003')
    for (const q of ['WA-1003', 'wa1003', '1003']) expect(ids(await search(q), 'products')[0], q).toBe(q === 'wa1003' ? undefined : '1003')
  })

  it('SRC-01 a question of 200 words or signs is answered in no time', async () => {
    const start = performance.now()
    expect(await search('vloerkleed '.repeat(18))).not.toEqual([])
    expect(await search('<>"*&%()-'.repeat(15))).toEqual([])
    expect(performance.now() - start).toBeLessThan(500)
  })

  it('SRC-02 a product by the square metre has a range with a word before it, another one price', async () => {
    const badges = async (q: string, id: string) =>
      (await search(q))
        .flatMap(({ items }) => items)
        .find((item) => item.id === id)
        ?.badges.find((badge) => badge.type === 'price')
    const custom = await badges('vloerkleed op maat', '1001')
    expect(custom).toMatchObject({ value: { prefix: 'vanaf' } })
    const hub = await badges('wachter plus', '1003')
    expect(hub).toMatchObject({ value: { prefix: '', discountInclVat: 32_900 } })
  })

  it('SRC-04 the address of a result is that of its product', async () => {
    const item = (await search('wachter plus wit'))[0]?.items[0]
    expect(item).toMatchObject({ id: '1003', url: `/product/1003/${item?.slug ?? ''}` })
  })

  it('SRC-02 a signed-in customer sees the own price', async () => {
    const visitor = shop.visitor()
    const product = (await visitor.call<Wire['ProductAnswer']>('GET', '/api/public/products/1007')).body.data
    const found = async () =>
      (await visitor.post<Wire['SearchAnswer']>('/api/search', { q: product.title })).body.data
        .flatMap(({ items }) => items)
        .find(({ id }) => id === '1007')
        ?.badges.find((badge) => badge.type === 'price')?.value.discountInclVat ?? 0
    const before = await found()
    await login(visitor, 'actief@thuishaven.test')
    expect(await found()).toBeLessThan(before)
  })

  it('SRC-02 a title is marked as HTML that cannot break out', () => {
    expect(markedTitle('<b>Crème & rood</b>', ['creme'])).toBe('&lt;b&gt;<mark>Crème</mark> &amp; rood&lt;/b&gt;')
  })
})
