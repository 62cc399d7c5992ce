import { emptyCart } from '../../core/cart/index.ts'
import type { Cart, CartLine } from '../../core/cart/index.ts'
import type { BasisPoints, Cents } from '../../core/money/index.ts'

const rates = [2100, 900, 0] as const

const lineOf = (index: number): CartLine => ({
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
    base: (999 + (index % 1000) * 7) as Cents,
    discount: (index % 3 === 0 ? 1500 : 0) as BasisPoints,
    vat: (rates[index % 3] ?? 2100) as BasisPoints,
    lowest30Days: null,
  },
  options: [],
  weightGrams: 500,
  stock: null,
  returnable: true,
  delivery: { totalDays: 1, unit: 'day' },
  adjustments: [],
  facts: [],
})

/** A cart with three VAT rates, discounts on a third of the lines, 10 % and € 5 off, and shipping. */
export const cartOfLines = (lines: number): Cart => ({
  ...emptyCart,
  lines: Array.from({ length: lines }, (_, index) => lineOf(index)),
  coupons: [
    { code: 'WELKOM10', title: 'WELKOM10', applies: true, type: 'percentage', percentage: 1000 as BasisPoints },
    { code: 'VIJFEURO', title: 'VIJFEURO', applies: true, type: 'fixedAmount', amount: 500 as Cents },
  ],
  shipping: { amount: 695 as Cents, side: 'incl' },
})
