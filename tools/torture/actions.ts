import type { Trouble } from './faultProxy.ts'
import type { Coupon, Goods } from './goods.ts'
import { seeded } from './random.ts'

export type Tab = 'A' | 'B'

/** One action of a shopper or of the fault injector. A list of actions is enough to repeat a run. */
export type Action =
  /** 'later': the line is moved to the wishlist. */
  | { readonly do: 'add' | 'plus' | 'minus' | 'trash' | 'later'; readonly tab: Tab; readonly product: Goods }
  /** 'enter': the number is typed and submitted with Enter. */
  | { readonly do: 'type' | 'enter'; readonly tab: Tab; readonly product: Goods; readonly quantity: number }
  | { readonly do: 'addInBoth'; readonly products: readonly [Goods, Goods] }
  | { readonly do: 'heart'; readonly tab: Tab; readonly product: number }
  | { readonly do: 'coupon'; readonly tab: Tab; readonly code: Coupon | 'NIETS' }
  | { readonly do: 'noCoupon'; readonly tab: Tab; readonly code: Coupon }
  /** A tab goes to the background: the browser freezes it, and it gets no event until it is visible again. */
  | { readonly do: 'freeze' | 'thaw'; readonly tab: Tab }
  /** 'return': another document is opened and left with Back, so that the page is restored from the back/forward cache. */
  | { readonly do: 'follow' | 'leave' | 'return'; readonly tab: Tab; readonly path: string }
  | { readonly do: 'reload' | 'back' | 'forward' | 'login'; readonly tab: Tab }
  | { readonly do: 'offline' | 'online' }
  | { readonly do: 'wait'; readonly ms: number }
  /** The next `times` calls of this kind get this fault. */
  | { readonly do: 'fault'; readonly on: 'write' | 'read'; readonly failure: Trouble; readonly times: number }
  /** From now on each call takes up to this long, in ms. */
  | { readonly do: 'slow'; readonly ms: number }

/** Products with enough stock for any list. */
const products: Readonly<Record<Tab, readonly number[]>> = { A: [2401, 2403, 2407], B: [2404, 2408, 2409] }
const rugs: Readonly<Record<Tab, readonly Goods[]>> = { A: ['1001 200x100', '1001 240x171'], B: ['1001 150x150'] }
const goods: Readonly<Record<Tab, readonly Goods[]>> = { A: [...products.A, ...rugs.A], B: [...products.B, ...rugs.B] }
/** Each tab has its own products, so that the expected quantities are known. */
const ownCoupon: Readonly<Record<Tab, Coupon>> = { A: 'VIJFEURO', B: 'WELKOM10' }
const other: Readonly<Record<Tab, Tab>> = { A: 'B', B: 'A' }

const paths = ['/', '/vloerkleden', '/verlichting', '/contact', '/planten', '/hubs'] as const
const hard: readonly Trouble[] = ['503', '503 done', 'reset-before', 'reset-after']

/** Weights of the actions. */
const weights: readonly (readonly [Action['do'], number])[] = [
  ['add', 8],
  ['plus', 6],
  ['minus', 3],
  ['type', 4],
  ['enter', 3],
  ['later', 2],
  ['heart', 3],
  ['coupon', 3],
  ['noCoupon', 2],
  ['freeze', 2],
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
/** Actions that need a line in the cart. */
const changes: ReadonlySet<Action['do']> = new Set(['plus', 'minus', 'type', 'enter', 'trash', 'later'])
const total = weights.reduce((sum, [, weight]) => sum + weight, 0)

/**
 * The actions of a seed. Odd seeds give each tab its own products, so that every quantity is known; in even seeds both tabs change the
 * same ones. An offline period lasts a few actions; offline no action reloads or opens another document.
 */
export const planOf = (seed: number, count: number): readonly Action[] => {
  const random = seeded(seed)
  const own = seed % 2 === 1
  const everything = [...products.A.slice(0, 2), ...rugs.A.slice(0, 1), ...products.B.slice(0, 1)]
  const plan: Action[] = []
  const inCart = new Set<Goods>()
  let offlineFor = 0
  let frozen: Tab | null = null
  let frozenFor = 0
  let loggedIn = false
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
    const drawn: Tab = random.next() < 0.5 ? 'A' : 'B'
    const tab = frozen === null ? drawn : other[frozen]
    const product = random.pick(own ? goods[tab] : everything)
    // Only added products can be changed.
    if (changes.has(what) && !inCart.has(product)) return actionOf('add')
    if (what === 'add') inCart.add(product)
    if (what === 'trash' || what === 'later') inCart.delete(product)
    switch (what) {
      case 'type':
      case 'enter':
        return { do: what, tab, product, quantity: 1 + random.below(9) }
      case 'add':
      case 'plus':
      case 'minus':
      case 'trash':
      case 'later':
        return { do: what, tab, product }
      case 'heart':
        return { do: what, tab, product: random.pick(products[tab]) }
      case 'coupon':
        return { do: what, tab, code: random.next() < 0.25 ? 'NIETS' : ownCoupon[tab] }
      case 'noCoupon':
        return { do: what, tab, code: ownCoupon[tab] }
      case 'freeze':
      case 'thaw':
        return { do: what, tab: frozen ?? tab }
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
        return { do: 'fault', on: random.next() < 0.7 ? 'write' : 'read', failure: random.pick(hard), times: 1 + random.below(3) }
      case 'slow':
        return { do: 'slow', ms: random.pick([0, 200, 500, 900]) }
      case 'offline':
      case 'online':
        return { do: what }
      case 'addInBoth':
        return { do: what, products: [random.pick(goods.A), random.pick(goods.B)] }
      case 'wait':
        return { do: what, ms: 200 + random.below(1500) }
    }
  }

  if (random.next() < 0.4) plan.push(actionOf('addInBoth'))

  while (plan.length < count) {
    if (plan.length >= loginAt && loginAt >= 0 && !loggedIn && frozen === null) {
      loggedIn = true
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
    if (what === 'freeze' && (frozen !== null || offlineFor > 0)) continue
    if (what === 'offline' && frozen !== null) continue
    const action = actionOf(what)
    plan.push(action)
    if (frozen !== null) {
      frozenFor -= 1
      if (frozenFor > 0) continue
      plan.push({ do: 'thaw', tab: frozen })
      const product = random.pick(own ? goods[frozen] : everything)
      // It acts immediately, before it can have received anything.
      plan.push({ do: inCart.has(product) ? 'plus' : 'add', tab: frozen, product })
      inCart.add(product)
      frozen = null
    }
    if (action.do === 'freeze') {
      frozen = action.tab
      frozenFor = 2 + random.below(4)
    }
    if (what === 'offline') offlineFor = 2 + random.below(4)
    else if (offlineFor > 0) {
      offlineFor -= 1
      if (offlineFor === 0) plan.push({ do: 'online' })
    }
  }
  if (offlineFor > 0) plan.push({ do: 'online' })
  if (frozen !== null) plan.push({ do: 'thaw', tab: frozen })
  return plan
}

/** A readable action. */
export const quoted = (action: Action): string => {
  switch (action.do) {
    case 'add':
    case 'plus':
    case 'minus':
    case 'trash':
    case 'heart':
      return `${action.tab}: ${action.do} ${action.product}`
    case 'later':
      return `${action.tab}: save ${action.product} for later`
    case 'type':
      return `${action.tab}: type ${action.quantity} for ${action.product}`
    case 'enter':
      return `${action.tab}: type ${action.quantity} for ${action.product}, and Enter`
    case 'coupon':
      return `${action.tab}: apply the coupon ${action.code}`
    case 'noCoupon':
      return `${action.tab}: take the coupon ${action.code} out`
    case 'freeze':
      return `${action.tab}: left behind`
    case 'thaw':
      return `${action.tab}: looked at again`
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
      return `the next ${action.times} ${action.on}(s) of the host: ${action.failure}`
    case 'slow':
      return `calls take up to ${action.ms} ms`
    case 'offline':
    case 'online':
      return action.do
  }
}

/** The readable list, one action per line. */
export const printed = (plan: readonly Action[]): string => plan.map((action, at) => `  ${at + 1}. ${quoted(action)}`).join('\n')
