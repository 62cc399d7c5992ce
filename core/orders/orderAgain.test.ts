import { describe, expect, it } from 'vitest'
import { lineTotals } from '../cart/lineTotals.ts'
import { newLine } from '../cart/newLine.ts'
import { group, item, round } from '../testing/sampleOptions.ts'
import { samplePrice, sampleProduct } from '../testing/sampleProduct.ts'
import type { OrderLine } from './order.ts'
import { orderAgain } from './orderAgain.ts'

const product = sampleProduct(20, { optionGroups: [group('montage', [item('montage', 'zelf'), item('montage', 'laten')])] })
const chosen = [{ groupId: 'montage', itemId: 'laten' }]

const ordered = (own: Partial<OrderLine> = {}): OrderLine => {
  const made = newLine(product, chosen)
  if (!made.ok) throw new Error('the sample can be bought')
  return { ...made.value, mpn: 'VK-1', uid: 'u', quantity: 3, available: true, totals: lineTotals(made.value), ...own }
}

describe('an ordered line, bought again', () => {
  it('ACC-03 is the product of today with the options and the quantity of then', () => {
    const again = orderAgain(ordered(), sampleProduct(20, { ...product, title: 'New name' }))
    expect(again).toMatchObject({ type: 'same', line: { quantity: 3, title: 'New name', uid: null, options: [{ itemId: 'laten' }] } })
  })

  it('ACC-03 a reorder reports a changed price', () => {
    const again = orderAgain(ordered(), sampleProduct(20, { ...product, price: samplePrice(2100) }))
    expect(again).toMatchObject({ type: 'changed', line: { price: { base: 2100 } } })
  })

  it.each([
    ['is no longer sold', null],
    ['is sold out', sampleProduct(20, { ...product, stock: 0 })],
    ['has no price', sampleProduct(20, { ...product, price: null })],
    ['no longer has this option', sampleProduct(20, { ...product, optionGroups: [group('montage', [item('montage', 'zelf')])] })],
  ])('ACC-03 is gone when the product %s', (_why, now) => {
    expect(orderAgain(ordered(), now)).toEqual({ type: 'gone' })
  })

  it('ACC-03 a reordered rug has its measures, and is missing when they can no longer be made', () => {
    const rug = (custom = round) =>
      sampleProduct(1, { optionGroups: [group('maat', [item('maat', 'rond', { custom, displayType: 'custom' })], 'custom')] })
    const custom = { shape: 'round', widthCm: null, lengthCm: null, diameterCm: 200, area: 40_000 } as OrderLine['options'][0]['custom']
    if (custom === null) throw new Error('a rug has measures')
    const made = newLine(rug(), [{ groupId: 'maat', itemId: 'rond', custom }])
    if (!made.ok) throw new Error('the rug can be made')
    const line = { ...made.value, mpn: 'VK-1', uid: 'u', available: true, totals: lineTotals(made.value) }
    expect(orderAgain(line, rug())).toMatchObject({ type: 'same', line: { options: [{ custom: { diameterCm: 200 } }] } })
    expect(orderAgain(line, rug({ ...round, maximumCm: 150 }))).toEqual({ type: 'gone' })
  })
})
