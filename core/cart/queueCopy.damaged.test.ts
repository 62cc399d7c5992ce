import { describe, expect, it } from 'vitest'
import { cartOf, known, line, queueOf } from '../testing/queueWorld.ts'
import { samplePrice } from '../testing/sampleProduct.ts'
import { printQueueCopy, readQueueCopy } from './queueCopy.ts'
import { typeWish, wishOneMore, wishQuantity } from './queueWish.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

const option = {
  groupId: 'g',
  itemId: 'i',
  groupName: 'G',
  name: 'N',
  price: { ...samplePrice(100), side: 'excl' as const },
  weightGrams: 5,
  custom: null,
}
const queue = wishOneMore(
  typeWish(
    wishQuantity(queueOf(known('1', 2, { options: [option, { ...option, price: null }] }), known('3', 1)), 'a', '3', 4),
    'b',
    '1',
    7,
  ),
  'c',
  line('2'),
)
const sound = JSON.parse(printQueueCopy(queue) ?? '') as Json

/** The copy with one value changed; `undefined` takes the value out. */
const damaged = (value: Json, path: readonly (string | number)[], by: Json | undefined): Json | undefined => {
  const [first, ...rest] = path
  if (first === undefined) return by
  if (Array.isArray(value)) return value.map((item: Json, index) => (index === first ? (damaged(item, rest, by) ?? null) : item))
  const record = value as { readonly [name: string]: Json }
  const { [first]: inner = null, ...others } = record
  const changed = damaged(inner, rest, by)
  return changed === undefined ? others : { ...others, [first]: changed }
}

const lines = ['confirmed', 'lines', 0] as const
const options = [...lines, 'options', 0] as const
const cases: readonly (readonly [readonly (string | number)[], Json | undefined])[] = [
  [[], null],
  [[], 'text'],
  [[], 7],
  [['version'], 2],
  [['version'], undefined],
  [['confirmed'], null],
  [['confirmed'], 'cart'],
  [['confirmed', 'lines'], null],
  [['confirmed', 'lines'], {}],
  [['confirmed', 'coupons'], null],
  [['confirmed', 'coupons'], 'none'],
  [lines, null],
  [lines, 'line'],
  [[...lines, 'id'], 1],
  [[...lines, 'title'], null],
  [[...lines, 'productId'], 1.5],
  [[...lines, 'quantity'], '2'],
  [[...lines, 'quantity'], undefined],
  [[...lines, 'weightGrams'], null],
  [[...lines, 'price'], null],
  [[...lines, 'price'], 'price'],
  [[...lines, 'price', 'side'], 'both'],
  [[...lines, 'price', 'base'], 9.5],
  [[...lines, 'price', 'discount'], null],
  [[...lines, 'price', 'vat'], '21'],
  [[...lines, 'options'], null],
  [[...lines, 'options'], {}],
  [options, null],
  [options, 'option'],
  [[...options, 'price'], 'price'],
  [[...options, 'price', 'side'], ''],
  [[...options, 'weightGrams'], 0.5],
  [[...options, 'custom'], undefined],
  [['tasks'], null],
  [['tasks'], {}],
  [['tasks', 0], null],
  [['tasks', 0], 'task'],
  [['tasks', 0, 'id'], 1],
  [['tasks', 0, 'lineId'], null],
  [['tasks', 0, 'quantity'], 1.5],
  [['tasks', 0, 'line'], {}],
  [['tasks', 2, 'line'], null],
  [['tasks', 2, 'line', 'price'], null],
]

describe('a damaged copy', () => {
  it('CRT-01 a sound one is read: both sides of VAT, options with and without a price, every kind of task', () => {
    const copy = readQueueCopy(JSON.stringify(sound))
    expect(copy?.confirmed).toEqual(queue.confirmed)
    expect(copy?.tasks.map(({ type, status }) => [type, status])).toEqual([
      ['update', 'pending'],
      ['update', 'concept'],
      ['add', 'pending'],
    ])
  })

  it.each(cases)('CRT-01 %j as %j costs the copy, never the shop', (path, by) => {
    expect(readQueueCopy(JSON.stringify(damaged(sound, path, by)) ?? '')).toBeNull()
  })

  it.each(['', '{', 'undefined'])('CRT-01 %j is no copy', (text) => expect(readQueueCopy(text)).toBeNull())

  it('CRT-08 only true says that the cart has changed', () => {
    expect(readQueueCopy(JSON.stringify(sound))?.changed).toBe(true)
    expect(readQueueCopy(JSON.stringify(damaged(sound, ['changed'], 'yes')))?.changed).toBe(false)
    expect(readQueueCopy(JSON.stringify(damaged(sound, ['changed'], false)))?.changed).toBe(false)
  })

  it('CRT-13 the news of a merge is not kept; tasks without lines are', () => {
    const merged = { ...queueOf(known('1', 1)), confirmed: { ...cartOf(known('1', 1)), isMerged: true } }
    expect(readQueueCopy(printQueueCopy(merged) ?? '')?.confirmed.isMerged).toBe(false)
    expect(readQueueCopy(printQueueCopy(wishOneMore(queueOf(), 'a', line('1'))) ?? '')?.tasks).toHaveLength(1)
  })
})
