import { record, text, whole, wholeOrNull } from '../database/row.ts'
import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import type { Finding, SearchIndex, Wanted } from '../ports/SearchIndex.ts'
import type { CategoryRecord, Language, ProductRecord } from '../records/ProductRecord.ts'
import { matchQuery } from './matchQuery.ts'
import type { Place } from './matchQuery.ts'

const places: readonly Place[] = ['whole in kind', 'whole in title', 'title', 'anywhere']

/** The search index in SQLite FTS5. */
export const createSqliteSearchIndex = (database: CatalogueDatabase): SearchIndex => {
  /** Rowids of products, or of categories, whose rowids are negative. */
  const rowids = (language: Language, wanted: readonly Wanted[], most: number, range: string): readonly number[] => {
    const found = new Set<number>()
    for (const place of places) {
      if (found.size >= most) break
      const rows = database.all(
        `SELECT rowid AS id FROM search_${language} WHERE search_${language} MATCH ? AND ${range} LIMIT ?`,
        matchQuery(wanted, place),
        most,
      )
      for (const row of rows) found.add(whole(row, 'id'))
    }
    return [...found].slice(0, most)
  }
  /** By language and first letter: each misspelt query would read them again. */
  const withoutNumbers = new Map<string, readonly string[]>()
  let readVersion = database.version()
  const wordsWithoutNumbers: SearchIndex['wordsWithoutNumbers'] = (language, first) => {
    if (readVersion !== database.version()) withoutNumbers.clear()
    readVersion = database.version()
    const key = `${language} ${first}`
    const known = withoutNumbers.get(key)
    if (known !== undefined) return known
    if (first === '') return []
    const words = database
      .all(
        `SELECT term FROM known_word_${language} INDEXED BY plain_word_${language}
         WHERE length(term) > 3 AND term NOT GLOB '*[0-9]*' AND term >= ? AND term < ? ORDER BY term`,
        first,
        `${first}\u{10ffff}`,
      )
      .map((row) => text(row, 'term'))
    if (words.length > 0) withoutNumbers.set(key, words)
    return words
  }
  return {
    products: (language, wanted, most) => rowids(language, wanted, most, 'rowid > 0 ORDER BY rowid'),
    categories: (language, wanted, most) =>
      rowids(language, wanted, most, 'rowid < 0 ORDER BY rowid DESC').flatMap((rowid) => {
        const row = database.get('SELECT json FROM category WHERE position = ?', -1 - rowid)
        return row === null ? [] : [record(row, 'json') as CategoryRecord]
      }),
    words: (language, beginning, most) =>
      database
        .all(
          `SELECT term FROM known_word_${language} WHERE term >= ? AND term < ? ORDER BY term LIMIT ?`,
          beginning,
          `${beginning}\u{10ffff}`,
          most,
        )
        .map((row) => text(row, 'term')),
    wordsWithoutNumbers,
    findings: (productIds, language, side) => {
      const rows = database.all(
        `SELECT product_id, family, ${side === 'incl' ? 'price' : 'price_excl AS price'}, title_${language} AS title, mpn, facets FROM finding
         WHERE product_id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(productIds),
      )
      const byId = new Map(
        rows.map((row): [number, Finding] => [
          whole(row, 'product_id'),
          {
            productId: whole(row, 'product_id'),
            family: whole(row, 'family'),
            price: wholeOrNull(row, 'price'),
            title: text(row, 'title'),
            mpn: text(row, 'mpn'),
            facets: record(row, 'facets') as ProductRecord['facets'],
          },
        ]),
      )
      return productIds.flatMap((id) => byId.get(id) ?? [])
    },
  }
}
