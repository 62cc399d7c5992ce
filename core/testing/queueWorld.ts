import type { Cart, CartLine } from '../cart/cart.ts'
import { emptyCart } from '../cart/cart.ts'
import type { CartQueue } from '../cart/queue.ts'
import { emptyQueue } from '../cart/queueEmpty.ts'
import { samplePrice } from './sampleProduct.ts'

/** A line that the host does not know yet. */
export const line = (id: string, own: Partial<CartLine> = {}): CartLine => ({
  id,
  uid: null,
  productId: Number(id),
  slug: id,
  title: id,
  picture: null,
  quantity: 1,
  originalQuantity: null,
  price: samplePrice(1000),
  options: [],
  weightGrams: 1,
  stock: null,
  returnable: true,
  ...own,
})
export const known = (id: string, quantity: number, own: Partial<CartLine> = {}) => line(id, { uid: `u${id}`, quantity, ...own })
export const cartOf = (...lines: readonly CartLine[]): Cart => ({ ...emptyCart, cUid: 'c', lines })
export const queueOf = (...lines: readonly CartLine[]): CartQueue => ({ ...emptyQueue, status: 'ready', confirmed: cartOf(...lines) })
