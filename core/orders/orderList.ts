import { maximumQuantity } from '../cart/quantity.ts'

/** One row of a list: an article and how many pieces of it are wanted. */
export interface WantedArticle {
  /** From 1, as a spreadsheet counts. */
  readonly row: number
  /** The row as it was typed. */
  readonly typed: string
  /** The printed article number as it was typed. */
  readonly number: string
  readonly quantity: number
}

/** A parsed list. */
export interface OrderList {
  /** In the order of the list. */
  readonly wanted: readonly WantedArticle[]
  /** Rows that are no article number with a quantity. */
  readonly unread: readonly Pick<WantedArticle, 'row' | 'typed'>[]
}

/** A number has a digit; a quantity comes after `;`, `,`, `:`, `*`, a tab, an ×, or the last space. */
const forms = [/^(.+?)\s*[;,:×*\t]\s*([^;,:×*\t]*?)(?:\s*[;,\t].*)?$/u, /^(.+?)\s+x\s*(\d+)$/iu, /^(.*\d.*?)\s+(\d+)$/u]

const splitRow = (row: string): readonly [number: string, quantity: string] => {
  for (const form of forms) {
    const [, number, quantity] = form.exec(row) ?? []
    if (number !== undefined && quantity !== undefined) return [number, quantity === '' ? '1' : quantity]
  }
  return [row, '1']
}

/**
 * Reads a list of article numbers with quantities, a row each: "VK-1002 3", "VK-1002;3", a table as it is pasted, or a CSV file with a row of
 * headings. Further columns are ignored; without a quantity it is one piece.
 */
export const readOrderList = (text: string): OrderList => {
  const wanted: WantedArticle[] = []
  const unread: Pick<WantedArticle, 'row' | 'typed'>[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    const typed = line.trim()
    const [number, pieces] = splitRow(typed.replaceAll('"', ''))
    const isHeading = index === 0 && !/\d/.test(typed)
    if (typed === '' || (isHeading && text.includes('\n'))) return
    const quantity = Number(pieces)
    const isRead = /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,39}$/u.test(number) && /\d/.test(number) && /^\d{1,4}$/.test(pieces)
    if (isRead && quantity > 0 && quantity <= maximumQuantity) wanted.push({ row: index + 1, typed, number, quantity })
    else unread.push({ row: index + 1, typed })
  })
  return { wanted, unread }
}
