import type { Cart, CartLine } from './cart.ts'
import type { CartQueue, CartTask } from './queue.ts'
import { emptyQueue } from './queueEmpty.ts'

/** Raised when the form of the copy changes: an older copy is then not read. */
const version = 1

interface Copy {
  readonly version: number
  readonly confirmed: Cart
  readonly tasks: readonly CartTask[]
  readonly changed: boolean
}

/** The queue as text for the shopper's device (CRT-01, CRT-15); null when there is nothing worth keeping. */
export const printQueueCopy = ({ confirmed, tasks, changed }: CartQueue): string | null => {
  if (confirmed.lines.length === 0 && tasks.length === 0) return null
  const copy: Copy = { version, confirmed: { ...confirmed, isMerged: false }, tasks, changed }
  return JSON.stringify(copy)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isPrice = (value: unknown): boolean =>
  isRecord(value) &&
  (value['side'] === 'incl' || value['side'] === 'excl') &&
  [value['base'], value['discount'], value['vat']].every(Number.isSafeInteger)

const isOption = (value: unknown): boolean =>
  isRecord(value) && (value['price'] === null || isPrice(value['price'])) && Number.isSafeInteger(value['weightGrams']) && 'custom' in value

const isLine = (value: unknown): value is CartLine =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['title'] === 'string' &&
  [value['productId'], value['quantity'], value['weightGrams']].every(Number.isSafeInteger) &&
  isPrice(value['price']) &&
  Array.isArray(value['options']) &&
  value['options'].every(isOption)

const isTask = (value: unknown): value is CartTask =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['lineId'] === 'string' &&
  Number.isSafeInteger(value['quantity']) &&
  (value['type'] === 'add' ? isLine(value['line']) : value['line'] === null)

const isCart = (value: unknown): value is Cart =>
  isRecord(value) && Array.isArray(value['lines']) && value['lines'].every(isLine) && Array.isArray(value['coupons'])

/**
 * The queue from its text; what was under way is asked again under its old key. null for text that this version cannot read, whatever
 * it says: a damaged copy costs the copy, never the shop.
 */
export const readQueueCopy = (text: string): CartQueue | null => {
  try {
    const copy: unknown = JSON.parse(text)
    if (!isRecord(copy) || copy['version'] !== version || !isCart(copy['confirmed'])) return null
    const { confirmed, tasks } = copy
    if (!Array.isArray(tasks) || !tasks.every(isTask)) return null
    // Another tab may have read the same copy and sent what is in it.
    const found = tasks.map((task) => (task.status === 'pending' ? { ...task, sent: true } : task))
    return { ...emptyQueue, confirmed, tasks: found, changed: copy['changed'] === true }
  } catch {
    return null
  }
}
