import { expect, it } from 'vitest'
import { lineTotals } from '../cart/lineTotals.ts'
import { newLine } from '../cart/newLine.ts'
import type { OrderLine } from '../orders/order.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { exclusionReason, goodsOf, isWithdrawable, lastWithdrawalDay } from './withdrawal.ts'

const line = (uid: string, own: Partial<OrderLine> = {}): OrderLine => {
  const made = newLine(sampleProduct(20), [])
  if (!made.ok) throw new Error('the sample can be bought')
  return {
    ...made.value,
    uid,
    title: `Lamp ${uid}`,
    productId: 7,
    mpn: 'VK-7',
    quantity: 2,
    available: true,
    totals: lineTotals(made.value),
    ...own,
  }
}
const measured = {
  custom: { shape: 'Rechthoek', widthCm: 200, lengthCm: 300, diameterCm: null },
} as unknown as OrderLine['options'][number]
const rug = line('r', { returnable: false, options: [measured] })

it('RUG-08 made-to-measure lines cannot be withdrawn from, and neither can lines that the shop excludes', () => {
  expect([line('a'), rug, line('b', { returnable: false })].map(exclusionReason)).toEqual([null, 'bespoke', 'excluded'])
})

it('ACC-01 the statement names the chosen lines, and none when they are the whole order', () => {
  const lines = [line('a'), line('b')]
  expect(goodsOf(lines, new Set(['a', 'b']))).toBe('')
  expect(goodsOf(lines, new Set(['b']))).toBe('2 × Lamp b (VK-7)')
  expect(goodsOf([...lines, rug], new Set(['a', 'b', 'r']))).toBe('2 × Lamp a (VK-7)\n2 × Lamp b (VK-7)')
  expect(goodsOf([line('a', { facts: ['200 × 300 cm', 'Wol'] }), line('b')], new Set(['a']))).toBe('2 × Lamp a, 200 × 300 cm, Wol (VK-7)')
})

const day = 24 * 60 * 60 * 1000
const ordered = Date.UTC(2026, 2, 2, 12)
/** Whole days after the order until which it can be withdrawn from; null: for ever. */
const lastDay = (own: Partial<Parameters<typeof isWithdrawable>[0]>): number | null => {
  const order = {
    status: 'delivered',
    createdAt: '2026-03-02T12:00:00Z',
    delivery: { expectedDay: null },
    lines: [line('a')],
    ...own,
  } as const
  const days = Array.from({ length: 200 }, (_, count) => count).filter((count) => isWithdrawable(order, 14, ordered + count * day))
  return days.length === 200 ? null : days.length - 1
}

it('ACC-01 an order can be withdrawn from until its term is over, which begins when the goods have certainly arrived', () => {
  // Promised for the third day, assumed to be there a week later; the last of fourteen days counts whole.
  const expectedDay = Math.floor(ordered / day) + 3
  expect(lastDay({ delivery: { expectedDay } })).toBe(3 + 7 + 14 + 1)
  expect(lastDay({ delivery: { expectedDay }, status: 'shipped' })).toBe(3 + 7 + 14 + 1)
  // Eight weeks where no day was promised.
  expect(lastDay({})).toBe(56 + 14)
  // What was not sent cannot have arrived.
  for (const status of ['open', 'paid', 'processing', 'unknown'] as const) expect(lastDay({ delivery: { expectedDay }, status })).toBeNull()
})

it('ACC-01 the last day of a term is known once the goods were sent, and is a day on which the order can still be withdrawn from', () => {
  const order = { status: 'delivered', createdAt: '2026-03-02T12:00:00Z' } as const
  const today = Math.floor(ordered / day)
  expect(lastWithdrawalDay({ ...order, delivery: { expectedDay: null } }, 14)).toBe(today + 56 + 14)
  expect(lastWithdrawalDay({ ...order, delivery: { expectedDay: today + 3 } }, 14)).toBe(today + 3 + 8 + 14)
  expect(lastWithdrawalDay({ ...order, status: 'paid', delivery: { expectedDay: today + 3 } }, 14)).toBeNull()
})

it('ACC-01 an order that was cancelled, or of which nothing can be taken back, cannot be withdrawn from', () => {
  expect([lastDay({ status: 'cancelled' }), lastDay({ lines: [rug] }), lastDay({ lines: [rug, line('a')], status: 'paid' })]).toEqual([
    -1,
    -1,
    null,
  ])
})
