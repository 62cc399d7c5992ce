import type { Fault } from './faultProxy.ts'
import { seeded } from './random.ts'

export type Tab = 'A' | 'B'

/** One thing that a shopper, or the weather, does. A list of these is all that a run needs to be repeated. */
export type Action =
  | { readonly do: 'add' | 'plus' | 'minus' | 'trash'; readonly tab: Tab; readonly product: number }
  | { readonly do: 'type'; readonly tab: Tab; readonly product: number; readonly quantity: number }
  | { readonly do: 'addInBoth'; readonly products: readonly [number, number] }
  /** 'return': another document is opened and left again by the back button, so that the page comes out of the browser's memory. */
  | { readonly do: 'follow' | 'leave' | 'return'; readonly tab: Tab; readonly path: string }
  | { readonly do: 'reload' | 'back' | 'forward' | 'login'; readonly tab: Tab }
  | { readonly do: 'offline' | 'online' }
  | { readonly do: 'wait'; readonly ms: number }
  /** The next `times` calls of this kind go wrong in this way. */
  | { readonly do: 'fault'; readonly on: 'write' | 'read'; readonly fault: Fault; readonly times: number }
  /** From here on each call takes up to so long, in ms. */
  | { readonly do: 'slow'; readonly ms: number }

/** Products with enough stock for any list. */
const products: Readonly<Record<Tab, readonly number[]>> = { A: [2401, 2403, 2407], B: [2404, 2408, 2409] }

const paths = ['/', '/vloerkleden', '/verlichting', '/contact', '/planten', '/hubs'] as const
const hard: readonly Fault[] = ['503', 'lost', 'resetBefore', 'resetAfter']

/** How often what is done, by weight. */
const weights: readonly (readonly [Action['do'], number])[] = [
  ['add', 8],
  ['plus', 6],
  ['minus', 3],
  ['type', 4],
  ['trash', 3],
  ['follow', 3],
  ['leave', 2],
  ['return', 2],
  ['reload', 3],
  ['back', 3],
  ['forward', 1],
  ['offline', 2],
  ['fault', 5],
  ['slow', 2],
  ['wait', 2],
]
const total = weights.reduce((sum, [, weight]) => sum + weight, 0)

/**
 * The actions of a seed. Odd seeds give each tab its own products, so that every wish is known; even seeds let both tabs
 * change the same ones. Being offline lasts a few actions; without a connection nobody reloads or opens another document.
 */
export const planOf = (seed: number, count: number): readonly Action[] => {
  const random = seeded(seed)
  const own = seed % 2 === 1
  const everything = [...products.A.slice(0, 2), ...products.B.slice(0, 1)]
  const plan: Action[] = []
  const inCart = new Set<number>()
  let offlineFor = 0
  const loginAt = random.next() < 0.6 ? 4 + random.below(Math.max(1, count - 8)) : -1

  const choose = (): Action['do'] => {
    let rest = random.next() * total
    for (const [what, weight] of weights) {
      rest -= weight
      if (rest < 0) return what
    }
    return 'wait'
  }
  const actionOf = (what: Action['do']): Action => {
    const tab: Tab = random.next() < 0.5 ? 'A' : 'B'
    const product = random.pick(own ? products[tab] : everything)
    // What was never put in cannot be changed.
    if ((what === 'plus' || what === 'minus' || what === 'type' || what === 'trash') && !inCart.has(product)) return actionOf('add')
    if (what === 'add') inCart.add(product)
    if (what === 'trash') inCart.delete(product)
    switch (what) {
      case 'type':
        return { do: 'type', tab, product, quantity: 1 + random.below(9) }
      case 'add':
      case 'plus':
      case 'minus':
      case 'trash':
        return { do: what, tab, product }
      case 'follow':
      case 'leave':
      case 'return':
        return { do: what, tab, path: random.pick(paths) }
      case 'reload':
      case 'back':
      case 'forward':
      case 'login':
        return { do: what, tab }
      case 'fault':
        return { do: 'fault', on: random.next() < 0.7 ? 'write' : 'read', fault: random.pick(hard), times: 1 + random.below(3) }
      case 'slow':
        return { do: 'slow', ms: random.pick([0, 200, 500, 900]) }
      case 'offline':
      case 'online':
        return { do: what }
      case 'addInBoth':
        return { do: what, products: [random.pick(products.A), random.pick(products.B)] }
      case 'wait':
        return { do: what, ms: 200 + random.below(1500) }
    }
  }

  if (random.next() < 0.4) plan.push(actionOf('addInBoth'))

  while (plan.length < count) {
    if (plan.length === loginAt) {
      if (offlineFor > 0) plan.push({ do: 'online' })
      offlineFor = 0
      plan.push(actionOf('login'))
      continue
    }
    const what = choose()
    if (
      offlineFor > 0 &&
      (what === 'reload' || what === 'leave' || what === 'return' || what === 'offline' || what === 'back' || what === 'forward')
    )
      continue
    plan.push(actionOf(what))
    if (what === 'offline') offlineFor = 2 + random.below(4)
    else if (offlineFor > 0) {
      offlineFor -= 1
      if (offlineFor === 0) plan.push({ do: 'online' })
    }
  }
  if (offlineFor > 0) plan.push({ do: 'online' })
  return plan
}

/** One action for people. */
export const quoted = (action: Action): string => {
  switch (action.do) {
    case 'add':
    case 'plus':
    case 'minus':
    case 'trash':
      return `${action.tab}: ${action.do} ${action.product}`
    case 'type':
      return `${action.tab}: type ${action.quantity} for ${action.product}`
    case 'addInBoth':
      return `A and B at once: add ${action.products[0]} and ${action.products[1]}`
    case 'follow':
      return `${action.tab}: follow a link to ${action.path}`
    case 'leave':
      return `${action.tab}: open ${action.path} as a new document`
    case 'return':
      return `${action.tab}: open ${action.path} as a new document, and back`
    case 'reload':
    case 'back':
    case 'forward':
    case 'login':
      return `${action.tab}: ${action.do}`
    case 'wait':
      return `wait ${action.ms} ms`
    case 'fault':
      return `the next ${action.times} ${action.on}(s) of the host: ${action.fault}`
    case 'slow':
      return `calls take up to ${action.ms} ms`
    case 'offline':
    case 'online':
      return action.do
  }
}

/** The list for people, one action a line. */
export const printed = (plan: readonly Action[]): string => plan.map((action, at) => `  ${at + 1}. ${quoted(action)}`).join('\n')
