/** Pieces of one product. */
export interface Goods {
  readonly productId: number
  readonly pieces: number
}

/** How many pieces of a product there are, and who has a hold on some of them. */
export interface StockLevel {
  readonly productId: number
  /** Below 0 when more was paid for than there was; null: not counted. */
  readonly pieces: number | null
  /** Pieces of orders whose payment is open. */
  readonly holds: readonly {
    readonly cartUid: string
    readonly pieces: number
    /** Milliseconds since 1970-01-01 UTC. */
    readonly expiresAt: number
  }[]
}

/** An order whose payment begins. */
export interface HeldOrder {
  readonly orderUid: string
  /** A cart is one order at a time, so its holds do not stand in its own way. */
  readonly cartUid: string
  readonly goods: readonly Goods[]
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number
}

/** `short`: nothing is held, because of these products there are too few pieces. */
export type HoldResult = { readonly type: 'held' } | { readonly type: 'short'; readonly productIds: readonly number[] }

/**
 * The stock of the shop: pieces are held while an order is being paid, and leave the stock with the payment. Bound to a store; within a
 * transaction a change counts with it, and every process hears of it by `stockTopic` once it counts.
 */
export interface Stock {
  /** The levels of these products, or of all when null; products that are unknown here are left out. */
  readonly levels: (productIds: readonly number[] | null) => Promise<readonly StockLevel[]>
  /** Holds the pieces of an order, in place of what it held before. */
  readonly hold: (order: HeldOrder) => Promise<HoldResult>
  /** The order is paid, or on account: its pieces leave the stock, held or not. Call it once an order. */
  readonly sell: (orderUid: string, goods: readonly Goods[]) => Promise<void>
  /** A sold order has other goods: it takes pieces, or gives back those below 0. Answers the products of which pieces came back. */
  readonly exchange: (goods: readonly Goods[]) => Promise<readonly number[]>
  /** What these orders held can be sold to others. Answers the products of which pieces came back. */
  readonly release: (orderUids: readonly string[]) => Promise<readonly number[]>
  /** Ends the holds that ran out. Answers the products of which pieces came back. */
  readonly releaseExpired: () => Promise<readonly number[]>
  /** Counts the pieces of a product anew; null: they are not counted. */
  readonly set: (productId: number, pieces: number | null) => Promise<void>
}

/** The topic of the store under which a change of the stock is announced. */
export const stockTopic = 'stock'

/** Messages are limited in length: of more products than these, all are to be read. */
const mostNamed = 500

/** The message that names the products whose levels changed; empty: any. */
export const stockMessage = (productIds: readonly number[]): string =>
  productIds.length > mostNamed ? '' : [...new Set(productIds)].join(',')

/** The products of a message; null: all. */
export const changedProducts = (message: string | null): readonly number[] | null =>
  message === null || message === '' ? null : message.split(',').map(Number)
