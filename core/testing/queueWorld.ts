import type { Cart, CartLine } from '../cart/cart.ts'
import { emptyCart } from '../cart/cart.ts'
import type { CartQueue, Reduced } from '../cart/queue.ts'
import { emptyQueue, isLineTask } from '../cart/queue.ts'
import type { CartResponse } from '../cart/applyResponse.ts'
import { applyResponse } from '../cart/applyResponse.ts'
import { optimisticCart } from '../cart/optimisticCart.ts'
import { enqueueAdd } from '../cart/enqueue.ts'
import { samplePrice } from './sampleProduct.ts'

/** A line that the backend does not know yet. */
export const line = (id: string, own: Partial<CartLine> = {}): CartLine => ({
  id,
  uid: null,
  productId: Number(id),
  slug: id,
  title: id,
  facts: [],
  picture: null,
  quantity: 1,
  originalQuantity: null,
  price: samplePrice(1000),
  options: [],
  weightGrams: 1,
  stock: null,
  returnable: true,
  delivery: { totalDays: 1, unit: 'day' },
  adjustments: [],
  ...own,
})
export const known = (id: string, quantity: number, own: Partial<CartLine> = {}) => line(id, { uid: `u${id}`, quantity, ...own })
export const cartOf = (...lines: readonly CartLine[]): Cart => ({ ...emptyCart, cUid: 'c', lines })
export const queueOf = (...lines: readonly CartLine[]): CartQueue => ({ ...emptyQueue, status: 'ready', confirmed: cartOf(...lines) })

/** One piece more of a product. */
export const oneMore = (queue: CartQueue, taskId: string, added: CartLine): CartQueue => enqueueAdd(queue, taskId, added, 1)

/** The visible cart: keys and pieces. */
export const shown = (queue: CartQueue) => optimisticCart(queue).lines.map(({ id, quantity }) => `${id}×${quantity}`)

/** The tasks of lines, in order. */
export const lineTasks = (queue: CartQueue) => queue.tasks.filter(isLineTask)

/** The response to what is in progress, with its shortage, if any. */
export const response = (queue: CartQueue, given: CartResponse): Reduced & { readonly shortage: number | null } => {
  const result = applyResponse(queue, queue.inFlight?.number ?? -1, given)
  const [short] = result.notices.flatMap((notice) => (notice.type === 'shortage' ? [notice.quantity] : []))
  return { ...result, shortage: short ?? null }
}
