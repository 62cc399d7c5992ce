import type { CatalogueDatabase } from '../database/CatalogueDatabase.ts'
import { record, text, whole } from '../database/row.ts'
import { withFamily } from '../records/families.ts'
import type { WrittenProduct } from '../records/families.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'
import {
  createCombinations,
  listProduct,
  searchTextsOf,
  removeProduct,
  unlistProduct,
  writeProduct,
  writeSearchTexts,
} from './productRows.ts'
import type { Surroundings } from './productRows.ts'

/** A product as it is from now on. */
export interface ProductChange {
  readonly id: number
  /** Its place among the products; of equal places the lower number comes first. */
  readonly position: number
  /** null: there is no such product. */
  readonly product: WrittenProduct | null
}

/** A product as it is written. */
interface Placed {
  readonly product: ProductRecord
  readonly position: number
  readonly json: string
}

const read = (catalogue: CatalogueDatabase, id: number): Placed | null => {
  const row = catalogue.get('SELECT position, json FROM product WHERE id = ?', id)
  return row === null ? null : { product: record(row, 'json') as ProductRecord, position: whole(row, 'position'), json: text(row, 'json') }
}

/** Reads each product once; of what is read here only its family changes meanwhile. */
const createReader = (catalogue: CatalogueDatabase): ((id: number) => Placed | null) => {
  const known = new Map<number, Placed | null>()
  return (id) => {
    const found = known.get(id)
    if (found !== undefined) return found
    const product = read(catalogue, id)
    known.set(id, product)
    return product
  }
}

/** The products with these numbers and all whose family one of them may belong to. */
const withRelatives = (catalogue: CatalogueDatabase, ids: readonly number[]): readonly number[] =>
  catalogue
    .all(
      `WITH RECURSIVE affected (id) AS (
         SELECT value FROM json_each(?) UNION SELECT v.product_id FROM affected a JOIN variation v ON v.variation_id = a.id
       ) SELECT id FROM affected`,
      JSON.stringify(ids),
    )
    .map((row) => whole(row, 'id'))

/** How many products a combination has more, by category and combination. */
const createTally = (catalogue: CatalogueDatabase) => {
  const changes = new Map<string, { readonly categoryId: string; readonly combination: number; more: number }>()
  return {
    count: (combinations: readonly (readonly [categoryId: string, combination: number])[], more: 1 | -1): void => {
      for (const [categoryId, combination] of combinations) {
        const key = `${combination} ${categoryId}`
        const change = changes.get(key) ?? { categoryId, combination, more: 0 }
        changes.set(key, { ...change, more: change.more + more })
      }
    },
    write: (): void => {
      for (const { categoryId, combination, more } of changes.values()) {
        catalogue.run(
          'UPDATE facet_combination SET amount = amount + ? WHERE category_id = ? AND combination = ?',
          more,
          categoryId,
          combination,
        )
        catalogue.run(
          `INSERT INTO facet_total (category_id, name, value, amount)
             SELECT category_id, name, value, ? FROM combination_value WHERE category_id = ? AND combination = ?
             ON CONFLICT (category_id, name, value) DO UPDATE SET amount = amount + excluded.amount`,
          more,
          categoryId,
          combination,
        )
      }
      for (const { categoryId, combination } of changes.values()) {
        // An option that no product has is not offered.
        catalogue.run(
          `DELETE FROM facet_total WHERE amount = 0 AND category_id = ?1 AND (name, value) IN
             (SELECT name, value FROM combination_value WHERE category_id = ?1 AND combination = ?2)`,
          categoryId,
          combination,
        )
      }
      for (const { categoryId, combination } of changes.values()) {
        const ended = catalogue.run(
          'DELETE FROM facet_combination WHERE amount = 0 AND category_id = ? AND combination = ?',
          categoryId,
          combination,
        )
        if (ended > 0) catalogue.run('DELETE FROM combination_value WHERE category_id = ? AND combination = ?', categoryId, combination)
      }
    },
  }
}

/** The words of texts, as the search index splits them. */
const splitWords = (catalogue: CatalogueDatabase, texts: readonly string[]): readonly string[] => {
  catalogue.run("INSERT INTO split_text (split_text) VALUES ('delete-all')")
  for (const words of texts) catalogue.run('INSERT INTO split_text (words) VALUES (?)', words)
  return catalogue.all('SELECT term FROM split_word').map((row) => text(row, 'term'))
}

/** Keeps the words that occur, after the search index was written. */
const writeKnownWords = (catalogue: CatalogueDatabase, language: Language, added: readonly string[], removed: readonly string[]): void => {
  const come = new Set(splitWords(catalogue, added))
  for (const term of come) catalogue.run(`INSERT INTO known_word_${language} (term) VALUES (?) ON CONFLICT DO NOTHING`, term)
  for (const term of splitWords(catalogue, removed)) {
    if (come.has(term)) continue
    const other = catalogue.get(`SELECT rowid FROM search_${language} WHERE search_${language} MATCH ? LIMIT 1`, `"${term}"`)
    if (other === null) catalogue.run(`DELETE FROM known_word_${language} WHERE term = ?`, term)
  }
}

/**
 * Puts products in the place of those with the same numbers, together with what their families show of them. Answers lists, counts and
 * searches afterwards as a catalogue does that was made of the changed products.
 * @param shop the categories and facets that the catalogue was made with
 */
export const replaceProducts = (catalogue: CatalogueDatabase, shop: Surroundings, changes: readonly ProductChange[]): void =>
  catalogue.transaction(() => {
    const before = new Map(changes.map(({ id }) => [id, read(catalogue, id)]))
    for (const { id, position, product } of changes) {
      if (product === null) removeProduct(catalogue, id)
      else writeProduct(catalogue, product, position)
    }
    const present = createReader(catalogue)
    const combinationOf = createCombinations(catalogue)
    const tally = createTally(catalogue)
    const words = { nld: { added: [] as string[], removed: [] as string[] }, eng: { added: [] as string[], removed: [] as string[] } }
    const affected = withRelatives(
      catalogue,
      changes.map(({ id }) => id),
    )
    for (const id of affected) {
      const now = present(id)
      const old = before.has(id) ? (before.get(id) ?? null) : now
      const product = now === null ? null : withFamily(now.product, (other) => present(other)?.product)
      const json = product === null ? null : JSON.stringify(product)
      if (now !== null && json !== null && json !== now.json) catalogue.run('UPDATE product SET json = ? WHERE id = ?', json, id)
      if (old?.json === json && old?.position === now?.position) continue
      if (old !== null) tally.count(unlistProduct(catalogue, shop, old.product, old.position), -1)
      if (product !== null && now !== null) tally.count(listProduct(catalogue, shop, product, now.position, combinationOf), 1)
      for (const language of ['nld', 'eng'] as const) {
        const [had, has] = [old?.product ?? null, product].map((one) => (one === null ? null : searchTextsOf(shop, one, language)))
        if (had?.join('\n') === has?.join('\n')) continue
        if (had !== null && had !== undefined) {
          catalogue.run(`DELETE FROM search_${language} WHERE rowid = ?`, id)
          words[language].removed.push(had.join('\n'))
        }
        if (has !== null && has !== undefined) {
          writeSearchTexts(catalogue, language, id, has)
          words[language].added.push(has.join('\n'))
        }
      }
    }
    tally.write()
    for (const language of ['nld', 'eng'] as const) {
      const { added, removed } = words[language]
      if (added.length > 0 || removed.length > 0) writeKnownWords(catalogue, language, added, removed)
    }
  })
