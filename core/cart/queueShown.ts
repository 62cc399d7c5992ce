import type { Cart, CartLine } from './cart.ts'
import type { CartQueue, CartTask, ChoiceTask } from './queue.ts'

const withAdd = (lines: readonly CartLine[], task: CartTask & { readonly line: CartLine }): readonly CartLine[] => {
  if (!lines.some((line) => line.id === task.lineId)) return [{ ...task.line, quantity: task.quantity }, ...lines]
  // Of a task that went out before the cart was read, nobody knows whether the line already contains it: its answer tells.
  if (task.sent) return lines
  return lines.map((line) => (line.id === task.lineId ? { ...line, quantity: line.quantity + task.quantity } : line))
}

const withUpdate = (lines: readonly CartLine[], task: CartTask): readonly CartLine[] =>
  task.quantity === 0
    ? lines.filter((line) => line.id !== task.lineId)
    : lines.map((line) => (line.id === task.lineId ? { ...line, quantity: task.quantity, originalQuantity: null } : line))

const withTask = (lines: readonly CartLine[], task: CartTask): readonly CartLine[] => {
  if (task.status === 'concept') return lines
  return task.line === null ? withUpdate(lines, task) : withAdd(lines, { ...task, line: task.line })
}

const withChoice = (cart: Cart, { choice }: ChoiceTask): Cart => {
  if ('addressId' in choice) return { ...cart, addressId: choice.addressId }
  if ('paymentOptionId' in choice) return { ...cart, paymentOptionId: choice.paymentOptionId }
  return { ...cart, shippingOptionId: choice.shippingOptionId, pickupLocationId: choice.pickupLocationId ?? null }
}

/** The cart on the screen: the confirmed one with every wish already fulfilled (CRT-07). */
export const shownCart = (queue: CartQueue): Cart =>
  queue.choices.reduce(withChoice, { ...queue.confirmed, lines: queue.tasks.reduce(withTask, queue.confirmed.lines) })
