import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/build/sources.ts'

interface FoundText {
  readonly at: string
  readonly nld: string
  readonly eng: string
}

const data = join(root, 'backend/demo/data')
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Every text that the demo shop has in both languages. */
const textsIn = (value: unknown, at: string): readonly FoundText[] => {
  if (!isRecord(value)) return []
  const { nld, eng } = value
  if (typeof nld === 'string' && typeof eng === 'string') return [{ at, nld, eng }]
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${at}/${name}`))
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(data, path), 'utf8'))
const products = readdirSync(join(data, 'products')).flatMap((file): readonly unknown[] => {
  const list = read(`products/${file}`)
  return Array.isArray(list) ? list : []
})
const texts = [
  ...['pages.json', 'posts.json', 'menus.json', 'categories.json', 'facets.json', 'shop.json'].flatMap((file) => textsIn(read(file), file)),
  ...textsIn(products, 'products'),
]
/** Names and facts of one product, as one text. */
const about = (id: number): string => JSON.stringify(products.find((product) => isRecord(product) && product['id'] === id))
const pages = JSON.stringify(read('pages.json'))

const styles: readonly { language: 'nld' | 'eng'; rule: string; pattern: RegExp }[] = [
  { language: 'nld', rule: 'goods are delivered: bezorgen', pattern: /verzend|verstur/i },
  // A producer's guarantee of durability is another one, and has its own page.
  {
    language: 'nld',
    rule: 'statutory rights are called legal',
    pattern: /(?<!wettelijke[ -]|levensduur)garantie(?!\\?")/i,
  },
  {
    language: 'eng',
    rule: 'spelled as in the United States',
    pattern: /colour|fibre|litre|metres?\b|grey|neighbour|aluminium|\bper cent\b/i,
  },
  { language: 'eng', rule: 'goods are delivered, not brought', pattern: /\b(?:shipping|sending|shipment)\b/i },
  { language: 'eng', rule: 'customers call, not ring', pattern: /\bring (?:us|you|and)\b|\bor ring\b/i },
  {
    language: 'eng',
    rule: 'names of products are not translated word by word',
    pattern: /\b(?:Warden|Sniff|Peat Barge|Caller|Bell Gable)\b/,
  },
  { language: 'eng', rule: 'no literal Dutch', pattern: /Nothing for now|What residents say/ },
]

describe('the texts of the demo shop', () => {
  it.each(styles)('LOC-04 the texts of the demo shop have one style in $language: $rule', ({ language, pattern }) => {
    expect(texts.length).toBeGreaterThan(1000)
    expect(
      texts.flatMap((notices) => {
        const [found] = pattern.exec(notices[language]) ?? []
        return found === undefined ? [] : [`${notices.at}: ${found}`]
      }),
    ).toEqual([])
  })

  it('a box of the demo shop holds what is sold in it', () => {
    for (const [id, isNot] of [
      [2010, 'Centrale met voeding'],
      [2011, 'Centrale met voeding'],
      [2005, 'Netwerkkabel'],
      [2208, 'netwerkkabel'],
      [2250, 'De voet is los te bestellen'],
      [2413, 'E27'],
      [2109, 'meegeleverde batterijen'],
    ] as const)
      expect(about(id), String(id)).not.toContain(isNot)
  })

  it('a rug without a pile has no pile height', () => {
    const flat = products.map((product) => JSON.stringify(product)).filter((product) => product.includes('zonder pool'))
    expect(flat.length).toBeGreaterThan(5)
    expect(flat.filter((product) => product.includes('Poolhoogte'))).toEqual([])
  })

  it('a product has the color of its picture', () => {
    for (const id of [2109, 2208]) expect(about(id)).not.toMatch(/groen/i)
  })

  it('the company of the demo shop has one address in each of its two towns', () => {
    const shop = JSON.stringify(read('shop.json'))
    const [, street = '', coc = ''] = /"street":"([^"]+)".*"cocNumber":"(\d+)"/.exec(shop) ?? []
    expect(pages).toContain(`Thuishaven, ${street}, `)
    expect(pages).toContain(`KVK ${coc},`)
    expect(new Set(pages.match(/Oudegracht \d+/g))).toEqual(new Set(['Oudegracht 112']))
  })
})
