import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sellingPrice } from '../../core/pricing/index.ts'
import type { Cart } from '../../core/cart/index.ts'
import { root } from '../build/sources.ts'
import { installFolder } from '../installFolder.ts'

/** Another library that computes the totals of the same cart, in its usual style. */
export interface Peer {
  readonly name: string
  /** The factor by which we must be faster. */
  readonly target: string
  /** Converts the cart to the library's format; not measured. */
  readonly prepare: (cart: Cart) => unknown
  /** Total including VAT, in cents. */
  readonly total: (prepared: unknown) => number
}

interface Medusa {
  readonly decorateCartTotals: (cart: unknown) => { readonly total: { readonly numeric: number } }
}

/**
 * Medusa computes per line and then adds up; its input has the selling prices and each line's share of a coupon, which its promotions compute
 * elsewhere. It mutates the cart, so each call gets a new one.
 */
const medusaPeer = ({ decorateCartTotals }: Medusa): Peer => ({
  name: '@medusajs/utils',
  target: '200 or more',
  prepare: (cart) => ({
    currency_code: 'eur',
    items: cart.lines.map(({ id, price, quantity }, index) => {
      const unit = sellingPrice(price) / 100
      const percentage = { amount: unit * quantity * 0.1, is_tax_inclusive: true }
      const fixed = { amount: 5, is_tax_inclusive: true }
      return {
        id,
        unit_price: unit,
        quantity,
        is_tax_inclusive: true,
        tax_lines: [{ rate: price.vat / 100 }],
        adjustments: index === 0 ? [percentage, fixed] : [percentage],
      }
    }),
    shipping_methods: [
      { id: 'shipping', amount: (cart.shipping?.amount ?? 0) / 100, is_tax_inclusive: true, tax_lines: [{ rate: 21 }], adjustments: [] },
    ],
  }),
  total: (prepared) => Math.round(decorateCartTotals(prepared).total.numeric * 100),
})

type Money = { readonly amount: number }
interface Scaled {
  readonly amount: number
  readonly scale: number
}
interface Dinero {
  readonly dinero: (options: { readonly amount: number; readonly currency: unknown }) => Money
  readonly add: (one: Money, other: Money) => Money
  readonly subtract: (one: Money, other: Money) => Money
  readonly multiply: (money: Money, by: number | Scaled) => Money
  readonly allocate: (money: Money, ratios: readonly number[]) => readonly Money[]
  readonly transformScale: (money: Money, scale: number, divide: unknown) => Money
  readonly toSnapshot: (money: Money) => { readonly amount: number }
  readonly halfAwayFromZero: unknown
}

interface DineroLine {
  readonly price: Money
  readonly discount: number
  readonly quantity: number
  readonly vat: number
}
interface DineroCart {
  readonly lines: readonly DineroLine[]
  readonly percentage: number
  readonly fixed: Money
  readonly shipping: Money
  readonly nothing: Money
}

/** Our steps with the functions of dinero.js: its `allocate` splits an amount between price and VAT. */
const dineroPeer = (library: Dinero, currency: unknown): Peer => {
  const { dinero, add, subtract, multiply, allocate, transformScale, toSnapshot, halfAwayFromZero } = library
  const euros = (amount: number): Money => dinero({ amount, currency })
  const part = (money: Money, basisPoints: number): Money =>
    transformScale(multiply(money, { amount: basisPoints, scale: 4 }), 2, halfAwayFromZero)
  const exclOf = (money: Money, vat: number): Money => (vat === 0 ? money : (allocate(money, [10_000, vat])[0] ?? money))
  return {
    name: 'dinero.js',
    target: '15 or more',
    prepare: (cart): DineroCart => ({
      lines: cart.lines.map(({ price, quantity }) => ({ price: euros(price.base), discount: price.discount, quantity, vat: price.vat })),
      percentage: 1000,
      fixed: euros(500),
      shipping: euros(cart.shipping?.amount ?? 0),
      nothing: euros(0),
    }),
    total: (prepared) => {
      const { lines, percentage, fixed, shipping, nothing } = prepared as DineroCart
      const buckets = new Map<number, { incl: Money; excl: Money }>()
      let subtotal = nothing
      for (const { price, discount, quantity, vat } of lines) {
        const incl = multiply(discount === 0 ? price : part(price, 10_000 - discount), quantity)
        const bucket = buckets.get(vat) ?? { incl: nothing, excl: nothing }
        buckets.set(vat, { incl: add(bucket.incl, incl), excl: add(bucket.excl, exclOf(incl, vat)) })
        subtotal = add(subtotal, incl)
      }
      const rates = [...buckets].toSorted(([one], [other]) => other - one)
      const shares = allocate(
        part(subtotal, percentage),
        rates.map(([, { incl }]) => toSnapshot(incl).amount),
      )
      let totalIncl = shipping
      let totalExcl = exclOf(shipping, rates[0]?.[0] ?? 0)
      const vatOf = rates.map(([vat, { incl, excl }], index) => {
        const off = index === 0 ? add(shares[index] ?? nothing, fixed) : (shares[index] ?? nothing)
        const left = subtract(incl, off)
        const leftExcl = subtract(excl, exclOf(off, vat))
        totalIncl = add(totalIncl, left)
        totalExcl = add(totalExcl, leftExcl)
        return toSnapshot(subtract(left, leftExcl)).amount
      })
      if (vatOf.length === 0) throw new Error('A cart without VAT is not what is compared here.')
      return toSnapshot(totalIncl).amount
    },
  }
}

/** The libraries to compare with, installed if missing; if that fails it logs one line and compares nothing. */
export const loadPeers = async (): Promise<readonly Peer[]> => {
  const problem = installFolder('tools/peers')
  if (problem !== null) {
    process.stdout.write(`  ${problem} The figures of other libraries are left out.\n`)
    return []
  }
  const load = async <Library>(file: string): Promise<Library> =>
    (await import(pathToFileURL(join(root, 'tools/peers/node_modules', file)).href)) as Library
  const medusa = await load<Medusa>('@medusajs/utils/dist/totals/index.js')
  const library = await load<Dinero>('dinero.js/dist/esm/index.js')
  const { EUR } = await load<{ readonly EUR: unknown }>('dinero.js/dist/esm/currencies/index.js')
  return [medusaPeer(medusa), dineroPeer(library, EUR)]
}
