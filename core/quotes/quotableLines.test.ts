import { expect, it } from 'vitest'
import { line } from '../testing/queueWorld.ts'
import { quotableLines } from './quotableLines.ts'

it('a quote is requested for everything in the cart but samples', () => {
  const sample = line('2', { isSample: true })
  expect(quotableLines([line('1', { quantity: 3 }), sample])).toEqual([{ productId: 1, quantity: 3, options: [] }])
  expect(quotableLines([sample])).toEqual([])
})
