import type { Host } from '../answers/Host.ts'
import type { Wire } from '../contract/wire.ts'
import { findProducts } from '../catalogue/findProduct.ts'
import type { CategoryRecord, Language } from '../records/ProductRecord.ts'
import { wirePicture } from '../catalogue/wirePictures.ts'
import { record, whole } from '../database/Database.ts'
import { withOwnPrice } from '../prices/ownPrices.ts'
import { markedTitle } from './markedTitle.ts'
import { matchQuery, wordsOf } from './matchQuery.ts'
import type { Alternatives } from './matchQuery.ts'
import { nearWords } from './nearWords.ts'
import { wireHit } from './wireHit.ts'

/** Most hits of a group. */
const most = { products: 8, categories: 4 }

const titles = {
  nld: { products: 'Producten', categories: 'Categorieën' },
  eng: { products: 'Products', categories: 'Categories' },
} as const

/** Rowids of a kind, in the order of the catalogue: those with all words in the title come first. */
const hits = (host: Host, language: Language, asked: Alternatives, kind: 'products' | 'categories'): readonly number[] => {
  const find = (where: 'title' | 'anywhere'): readonly number[] =>
    host.database
      .all(
        kind === 'products'
          ? `SELECT rowid AS id FROM search_${language} WHERE search_${language} MATCH ? AND rowid > 0 ORDER BY rowid LIMIT ?`
          : `SELECT rowid AS id FROM search_${language} WHERE search_${language} MATCH ? AND rowid < 0 ORDER BY rowid DESC LIMIT ?`,
        matchQuery(asked, where),
        most[kind],
      )
      .map((row) => whole(row, 'id'))
  const inTitle = find('title')
  return inTitle.length === most[kind] ? inTitle : [...new Set([...inTitle, ...find('anywhere')])].slice(0, most[kind])
}

const categoryHit = (host: Host, rowid: number, words: readonly string[], language: Language): Wire['SearchItem'][] => {
  const row = host.database.get('SELECT json FROM category WHERE position = ?', -1 - rowid)
  if (row === null) return []
  const category = record(row, 'json') as CategoryRecord
  return [
    {
      id: category.id,
      title: markedTitle(category.title[language], words),
      image: wirePicture(category.picture, language),
      url: category.path[language],
      slug: category.path[language].split('/').at(-1) ?? '',
      badges: [],
    },
  ]
}

/** Words that mean the same as one that begins with what was typed. */
const synonymsOf = (host: Host, language: Language, word: string): readonly string[] =>
  host.shop.synonyms[language].filter((group) => group.includes(word)).flat()

/** What was found for a question, products and categories apart. */
const find = (host: Host, language: Language, asked: Alternatives) => ({
  products: hits(host, language, asked, 'products'),
  categories: hits(host, language, asked, 'categories'),
})

/**
 * Products and categories that have words beginning with those of the question or with a synonym, in groups (SRC-01, SRC-02); when there
 * are none, those that have nearly the same words. Blank finds nothing.
 */
export const searchProducts = (host: Host, language: Language, question: string, customerId: string | null): Wire['SearchGroup'][] => {
  const words = wordsOf(question)
  if (words.length === 0) return []
  let asked: Alternatives = words.map((word) => [word, ...synonymsOf(host, language, word)])
  let found = find(host, language, asked)
  if (found.products.length + found.categories.length === 0) {
    asked = words.map((word, index) => [...(asked[index] ?? []), ...nearWords(host.database, language, word)])
    found = find(host, language, asked)
  }
  const marked = asked.flat()
  const products = findProducts(host.database, found.products).map((product) =>
    wireHit(withOwnPrice(host.database, customerId, product), marked, language),
  )
  const categories = found.categories.flatMap((rowid) => categoryHit(host, rowid, marked, language))
  return [
    { id: 'products', title: titles[language].products, items: products },
    { id: 'categories', title: titles[language].categories, items: categories },
  ].filter(({ items }) => items.length > 0)
}
