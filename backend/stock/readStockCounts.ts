import type { ProductRecord } from '../records/ProductRecord.ts'

/** A product's counted stock; null: its stock is not counted. */
export interface StockCount {
  readonly productId: number
  readonly pieces: number | null
}

/** A line that cannot be used, and why. */
export interface StockMistake {
  /** From 1. */
  readonly line: number
  readonly reason: string
}

const heading = /^(?:sku|article)[,;](?:quantity|pieces)$/i

/** The two fields of a line, as spreadsheets write them; null when there are not two. */
const fieldsOf = (line: string): readonly [article: string, pieces: string] | null => {
  const [article, pieces, ...more] = line.split(/[,;]/).map((field) =>
    field
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
  return article === undefined || pieces === undefined || more.length > 0 ? null : [article, pieces]
}

/**
 * Reads what was counted: a line `article,pieces` for each product, with or without the heading `sku,quantity`. The article is its number at the
 * manufacturer (`mpn`) or in the shop; pieces are a whole number, or `-` for a product that is not counted. Of a text with a mistake nothing is to be used.
 */
export const readStockCounts = (
  source: string,
  products: Iterable<Pick<ProductRecord, 'id' | 'mpn'>>,
): { readonly counts: readonly StockCount[]; readonly mistakes: readonly StockMistake[] } => {
  const ids = new Map<string, number>()
  for (const { id, mpn } of products) ids.set(String(id), id).set(mpn.toUpperCase(), id)
  const lineOf = new Map<number, number>()
  const counts: StockCount[] = []
  const read = (text: string, line: number): string | null => {
    const [article, pieces] = fieldsOf(text) ?? []
    if (article === undefined || pieces === undefined) return 'not two fields, an article and its pieces.'
    const productId = ids.get(article.toUpperCase())
    if (productId === undefined) return `'${article}' is no article of the shop.`
    if (!/^(?:\d{1,7}|-)$/.test(pieces)) return `'${pieces}' is neither a whole number of pieces nor '-', for not counted.`
    const before = lineOf.get(productId)
    if (before !== undefined) return `'${article}' stands in line ${before} already.`
    lineOf.set(productId, line)
    counts.push({ productId, pieces: pieces === '-' ? null : Number(pieces) })
    return null
  }
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  const mistakes = lines.flatMap((text, index) => {
    if (text.trim() === '' || (index === 0 && heading.test(text.replaceAll(/["\s]/g, '')))) return []
    const reason = read(text, index + 1)
    return reason === null ? [] : [{ line: index + 1, reason }]
  })
  return { counts, mistakes }
}
