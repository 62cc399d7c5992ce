import type { Cart, CartLine } from './cart.ts'
import type { CartQueue } from './queue.ts'
import { isLineTask } from './queue.ts'

/**
 * The backend's facts with our names: a line keeps its client key when the backend's id for it arrives or changes, and two lines never
 * share one. What the shopper requested stays known as long as the shortage lasts. A line without news stays the same object, so that it is
 * not rendered again.
 */
export const named = (cart: Cart, before: Cart, added: { readonly lUid: string; readonly lineId: string } | null): Cart => {
  const taken = new Set<string>()
  const byUid = new Map(before.lines.flatMap((line) => (line.uid === null ? [] : [[line.uid, line]])))
  const lines = cart.lines.map((line): CartLine => {
    const known = line.uid === null ? undefined : byUid.get(line.uid)
    const wanted = known?.id ?? (added !== null && added.lUid === line.uid ? added.lineId : line.id)
    const id = taken.has(wanted) ? `${wanted}~${line.uid ?? taken.size}` : wanted
    taken.add(id)
    const short = known !== undefined && known.quantity === line.quantity ? known.originalQuantity : null
    const next = { ...line, id, originalQuantity: line.originalQuantity ?? short }
    return known !== undefined && JSON.stringify(known) === JSON.stringify(next) ? known : next
  })
  // The backend reports a merge once; it is stored until the shopper has seen it.
  return { ...cart, lines: lines.filter((line) => line.quantity > 0), isMerged: cart.isMerged || before.isMerged }
}

/** The tasks of a line whose key has changed. */
export const renamed = (queue: CartQueue, from: string, to: string): CartQueue =>
  from === to
    ? queue
    : { ...queue, tasks: queue.tasks.map((task) => (isLineTask(task) && task.lineId === from ? { ...task, lineId: to } : task)) }
