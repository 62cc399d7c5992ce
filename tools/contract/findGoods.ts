import type { ReceivedResponse, RecordedRequest } from './contractVisitor.ts'
import { valueAt } from './valueAt.ts'

/** The needed data of a product in a list. */
export interface Goods {
  readonly productId: number
  /** Pieces; null when stock is not counted. */
  readonly stock: number | null
  /** Path of a picture; null for none. */
  readonly picture: string | null
  /** Its list: path and id of the menu item. */
  readonly list: { readonly path: string; readonly id: string }
}
export type GoodsKind = 'in stock' | 'sold out' | 'without a price' | 'made to measure'
export type FoundGoods = Readonly<Partial<Record<GoodsKind, Goods>>>

/** Maximum number of pieces that one run buys, plus a reserve. */
export const piecesNeeded = 50

/** Maximum number of list pages in total and per list: a large shop has every kind on the first pages. */
const mostPages = 100
const mostPagesOfList = 5

interface Card {
  readonly productId: number
  readonly stock: number | null
  readonly prices: unknown
  readonly pricePerM2: unknown
}
const kindOf = ({ stock, prices, pricePerM2 }: Card): GoodsKind => {
  if (pricePerM2 !== null && pricePerM2 !== undefined) return 'made to measure'
  if (prices === null) return 'without a price'
  return stock === 0 ? 'sold out' : 'in stock'
}
const rows = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const pieces = ({ stock }: Goods): number => stock ?? Number.POSITIVE_INFINITY

/**
 * One product of each kind, selected by price and stock from the shop's lists. A product in stock needs no options and has enough pieces, or
 * the most. A kind that no list contains is missing.
 */
export const findGoods = async (request: (requested: RecordedRequest) => Promise<ReceivedResponse>): Promise<FoundGoods> => {
  const found: Partial<Record<GoodsKind, Goods>> = {}
  const isPlain = async (productId: number): Promise<boolean> => {
    const { body } = await request({ method: 'GET', path: `/api/public/products/${productId}` })
    return rows(valueAt(body, 'data', 'options')).length === 0
  }
  const take = async (card: Card, list: Goods['list']): Promise<void> => {
    const kind = kindOf(card)
    const known = found[kind]
    const picture = valueAt(card, 'image', 'imageSrc', 'max')
    const goods = { productId: card.productId, stock: card.stock, picture: typeof picture === 'string' ? picture : null, list }
    const isBetter = known === undefined || (kind === 'in stock' && pieces(known) < piecesNeeded && pieces(goods) > pieces(known))
    if (isBetter && (kind !== 'in stock' || (await isPlain(card.productId)))) found[kind] = goods
  }
  const { body } = await request({ method: 'GET', path: '/api/public/addresses/1' })
  const paths = rows(valueAt(body, 'data', 'addresses')).flatMap((address) => {
    const path = valueAt(address, 'nld')
    return typeof path === 'string' ? [path] : []
  })
  const depth = (path: string): number => path.split('/').length
  let read = 0
  const isDone = (): boolean => read >= mostPages || Object.keys(found).length === 4
  for (const path of paths.toSorted((a, b) => depth(a) - depth(b))) {
    for (let pageNumber = 1, pages = 1; pageNumber <= Math.min(pages, mostPagesOfList) && !isDone(); pageNumber += 1) {
      read += 1
      const { body: page } = await request({ method: 'POST', path: '/api/public/content', body: { slug: path, pageNumber } })
      const list = { path, id: String(valueAt(page, 'data', 'id')) }
      for (const card of rows(valueAt(page, 'data', 'products'))) {
        if (Number.isSafeInteger(valueAt(card, 'productId'))) await take(card as Card, list)
      }
      pages =
        Math.ceil(Number(valueAt(page, 'data', 'pagination', 'totalHits')) / Number(valueAt(page, 'data', 'pagination', 'limit'))) || 1
    }
  }
  return found
}
