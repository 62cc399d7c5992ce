import { expect, it } from 'vitest'
import { lineTotals } from '../cart/lineTotals.ts'
import { newLine } from '../cart/newLine.ts'
import type { OrderLine } from '../orders/order.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { exclusionReason, goodsOf } from './withdrawal.ts'

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
