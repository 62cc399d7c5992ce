import { describe, expect, it } from 'vitest'
import { cartOf, known } from '../testing/queueWorld.ts'
import { createFakeLogger } from '../testing/fakes/createFakeLogger.ts'
import type { Cart, CartTotals } from './cart.ts'
import { cartTotals } from './cartTotals.ts'
import { createDisplayedTotals } from './createDisplayedTotals.ts'

const terms = { shippingVat: 'highest-rate' } as const
const cart = cartOf(known('1', 3))
const own = cartTotals(cart, terms)
const charged = (totals: Partial<CartTotals>): Cart => ({ ...cart, totals: { ...own, ...totals } })
const world = () => {
  const logger = createFakeLogger()
  return { logger, totals: createDisplayedTotals(() => terms, logger) }
}

describe('what a cart costs', () => {
  it('CRT-07 displayed totals are those of the backend, or computed where it gives none', () => {
    const { totals, logger } = world()
    const backend = charged({ totalInclVat: 2000 as never })
    expect(totals(backend, 0)).toBe(backend.totals)
    expect(totals(cart, 0)).toEqual(own)
    expect(logger.warnings).toHaveLength(1)
  })

  it('CRT-07 displayed totals are computed while tasks are unfinished, and nothing is logged', () => {
    const { totals, logger } = world()
    expect(totals(charged({ totalInclVat: 2000 as never }), 1)).toEqual(own)
    expect(logger.warnings).toEqual([])
  })

  it('CRT-07 a difference in totals is logged once per cart, with both figures', () => {
    const { totals, logger } = world()
    const backend = charged({ totalInclVat: 2000 as never })
    totals(backend, 0)
    totals(backend, 0)
    expect(logger.warnings).toEqual([
      { message: 'Totals of the backend differ from those of the shop', facts: { backend: backend.totals, shop: own } },
    ])
    totals(charged({ discountInclVat: 1 as never }), 0)
    expect(logger.warnings).toHaveLength(2)
  })

  it('CRT-07 the comparison of totals covers each amount and rate, but not their order or the weight', () => {
    const { totals, logger } = world()
    totals(charged({ totalWeightGrams: 99 }), 0)
    totals({ ...cart, totals: Object.fromEntries(Object.entries(own).toReversed()) as unknown as CartTotals }, 0)
    expect(logger.warnings).toEqual([])
    const [rate] = own.totalVat
    if (rate === undefined) throw new Error('a cart with a line has a rate')
    totals(charged({ totalVat: [{ ...rate, amount: 1 as never }] }), 0)
    totals(charged({ totalVat: [{ ...rate, percentage: 900 as never }] }), 0)
    totals(charged({ totalVat: [] }), 0)
    totals(charged({ shippingExclVat: 5 as never }), 0)
    expect(logger.warnings).toHaveLength(4)
  })
})
