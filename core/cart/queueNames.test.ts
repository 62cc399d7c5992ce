import { describe, expect, it } from 'vitest'
import { cartOf, known, line, oneMore, queueOf } from '../testing/queueWorld.ts'
import type { Cart } from './cart.ts'
import { named, renamed } from './queueNames.ts'
import { enqueueConcept, enqueueSelection, enqueueQuantity } from './enqueue.ts'

const keys = ({ lines }: Cart) => lines.map(({ id, uid }) => `${id}=${uid}`)
/** A line under the backend's id, whatever our key is. */
const hosts = (uid: string, id: string, quantity = 1) => line(id, { uid, quantity })

describe('the names of lines', () => {
  it('CRT-05 a line has the same name for any key of the backend', () => {
    expect(keys(named(cartOf(hosts('u1', 'other')), cartOf(known('1', 1)), null))).toEqual(['1=u1'])
    expect(keys(named(cartOf(hosts('u9', 'new')), cartOf(known('1', 1)), null))).toEqual(['new=u9'])
  })

  it('CRT-05 an added line has the name that it was added under', () => {
    const added = { lUid: 'u2', lineId: 'mine' }
    expect(keys(named(cartOf(hosts('u2', 'x'), hosts('u1', 'y')), cartOf(known('1', 1)), added))).toEqual(['mine=u2', '1=u1'])
  })

  it('CRT-05 two lines never share a name', () => {
    const added = { lUid: 'u2', lineId: '1' }
    expect(keys(named(cartOf(hosts('u1', 'a'), hosts('u2', 'b')), cartOf(known('1', 1)), added))).toEqual(['1=u1', '1~u2=u2'])
    expect(keys(named(cartOf(line('a'), line('a'), line('a')), cartOf(), null))).toEqual(['a=null', 'a~1=null', 'a~2=null'])
  })

  it('CRT-06 a shortage is remembered until the quantity changes', () => {
    const before = cartOf(known('1', 3, { originalQuantity: 9 }), known('2', 1))
    const shortages = (cart: Cart) => named(cart, before, null).lines.map(({ originalQuantity }) => originalQuantity)
    expect(shortages(cartOf(known('1', 3), known('2', 1)))).toEqual([9, null])
    expect(shortages(cartOf(known('1', 2), known('2', 1)))).toEqual([null, null])
    expect(shortages(cartOf(known('1', 3, { originalQuantity: 5 })))).toEqual([5])
    expect(shortages(cartOf(line('1', { quantity: 3 })))).toEqual([null])
  })

  it('CRT-07 a line without news stays the same object, another one does not', () => {
    const before = cartOf(known('1', 3, { originalQuantity: 9 }), known('2', 1))
    const { lines } = named(cartOf(known('1', 3), known('2', 2)), before, null)
    expect(lines[0]).toBe(before.lines[0])
    expect(lines[1]).toMatchObject({ id: '2', quantity: 2 })
  })

  it('CRT-04 a line with quantity 0 is dropped, and a merge is remembered until it was seen', () => {
    expect(keys(named(cartOf(known('1', 0), known('2', 1)), cartOf(), null))).toEqual(['2=u2'])
    expect(named({ ...cartOf(), isMerged: true }, cartOf(), null).isMerged).toBe(true)
    expect(named(cartOf(), { ...cartOf(), isMerged: true }, null).isMerged).toBe(true)
    expect(named(cartOf(), cartOf(), null).isMerged).toBe(false)
  })

  it('CRT-05 only tasks for a renamed line follow its new name', () => {
    let queue = enqueueQuantity(queueOf(known('1', 1), known('2', 1)), 'a', '1', 4)
    queue = enqueueConcept(enqueueQuantity(queue, 'b', '2', 5), 'c', '1', 6)
    queue = enqueueSelection(oneMore(queue, 'd', line('3')), 'e', { addressId: '1' })
    const after = renamed(queue, '1', 'x')
    expect(after.tasks.map((task) => ('lineId' in task ? task.lineId : task.type))).toEqual(['x', '2', 'x', '3', 'choose'])
    expect(renamed(queue, '1', '1')).toBe(queue)
  })
})
