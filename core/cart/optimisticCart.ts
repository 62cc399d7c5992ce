import type { Cart, CartLine } from './cart.ts'
import { withFreeSamples } from './freeSamples.ts'
import type { AddTask, CartQueue, CartTask, UpdateTask } from './queue.ts'

const withAdd = (lines: readonly CartLine[], task: AddTask): readonly CartLine[] => {
  if (!lines.some((line) => line.id === task.lineId)) return [{ ...task.line, quantity: task.quantity }, ...lines]
  // Of a task that went out before the cart was read, it is unknown whether the line already contains it: its response shows it.
  if (task.sent) return lines
  return lines.map((line) => (line.id === task.lineId ? { ...line, quantity: line.quantity + task.quantity } : line))
}

const withUpdate = (lines: readonly CartLine[], task: UpdateTask): readonly CartLine[] =>
  task.quantity === 0
    ? lines.filter((line) => line.id !== task.lineId)
    : lines.map((line) => (line.id === task.lineId ? { ...line, quantity: task.quantity, originalQuantity: null } : line))

const withTask = (cart: Cart, task: CartTask): Cart => {
  if (task.status === 'concept') return cart
  switch (task.type) {
    case 'add':
      return { ...cart, lines: withAdd(cart.lines, task) }
    case 'update':
      return { ...cart, lines: withUpdate(cart.lines, task) }
    case 'coupon':
      // Only the backend knows the discount of a new code.
      return task.wanted ? cart : { ...cart, coupons: cart.coupons.filter(({ code }) => code !== task.code) }
    case 'choose': {
      const { choice } = task
      if ('addressId' in choice) return { ...cart, addressId: choice.addressId }
      if ('paymentOptionId' in choice) return { ...cart, paymentOptionId: choice.paymentOptionId }
      const { shippingOptionId, pickupLocationId = null, deliveryDay = null, deliveryServices = [] } = choice
      return { ...cart, shippingOptionId, pickupLocationId, deliveryDay, deliveryServices }
    }
  }
}

/** The cart on the screen: the confirmed one with every task already fulfilled (CRT-07). */
export const optimisticCart = ({ confirmed, tasks }: Pick<CartQueue, 'confirmed' | 'tasks'>): Cart => {
  const cart = tasks.reduce(withTask, confirmed)
  return cart === confirmed ? cart : { ...cart, lines: withFreeSamples(cart.lines) }
}
