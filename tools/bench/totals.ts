import { cartTotals, emptyCart } from '../../core/index.ts'
import type { BasisPoints, Cart, CartLine, Cents } from '../../core/index.ts'
import { median, rounded } from './figure.ts'
import type { Figure } from './figure.ts'

const rates = [2100, 900, 0] as const

const cartOf = (lines: number): Cart => ({
  ...emptyCart,
  lines: Array.from(
    { length: lines },
    (_, index): CartLine => ({
      id: `line ${index}`,
      uid: `uid ${index}`,
      productId: index + 1,
      slug: 'slug',
      title: 'Title',
      picture: null,
      quantity: (index % 5) + 1,
      originalQuantity: null,
      price: {
        side: 'incl',
        base: (999 + index * 7) as Cents,
        discount: (index % 3 === 0 ? 1500 : 0) as BasisPoints,
        vat: (rates[index % 3] ?? 2100) as BasisPoints,
        lowest30Days: null,
      },
      options: [],
      weightGrams: 500,
      stock: null,
      returnable: true,
    }),
  ),
  coupons: [
    { title: 'WELKOM10', type: 'percentage', percentage: 1000 as BasisPoints },
    { title: 'VIJFEURO', type: 'fixedAmount', amount: 500 as Cents },
  ],
  shipping: { amount: 695 as Cents, side: 'incl' },
})

/** The least there is to do: a sum of whole numbers over the same lines. */
const bareSum = (cart: Cart): number => {
  let sum = 0
  for (const line of cart.lines) sum += line.price.base * line.quantity
  return sum
}

const microseconds = (work: () => unknown): number => {
  const rounds: number[] = []
  let kept: unknown
  for (let round = 0; round < 15; round += 1) {
    let calls = 0
    const started = performance.now()
    let elapsed = 0
    do {
      for (let call = 0; call < 50; call += 1) kept = work()
      calls += 50
      elapsed = performance.now() - started
    } while (elapsed < 40)
    rounds.push((elapsed * 1000) / calls)
  }
  if (kept === undefined) throw new Error('The work to be measured gave nothing.')
  return median(rounds)
}

/** Totals of carts with three rates, discounts, two coupons and shipping. */
export const benchTotals = (): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const lines of [10, 100, 1000, 10_000]) {
    const cart = cartOf(lines)
    const ours = microseconds(() => cartTotals(cart, { shippingVat: 'highest-rate' }))
    const bare = microseconds(() => bareSum(cart))
    figures.push({ what: `cart totals, ${lines} lines`, value: rounded(ours, 2), unit: 'µs' })
    figures.push({ what: `  as a multiple of a bare sum of the same lines`, value: rounded(ours / bare, 1), unit: '×' })
  }
  return Promise.resolve(figures)
}
