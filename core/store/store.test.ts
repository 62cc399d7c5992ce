import { describe, expect, it } from 'vitest'
import { createStore } from './store.ts'
import type { WritableStore } from './store.ts'

describe('a store', () => {
  it('CRT-07 a store notifies every listener of each change, but not of an equal value', () => {
    const store = createStore(1)
    const values: number[] = []
    const end = store.subscribe(() => values.push(store.getSnapshot()))
    store.subscribe(() => values.push(-store.getSnapshot()))
    store.set(2)
    store.set(2)
    end()
    store.set(3)
    expect(values).toEqual([2, -2, -3])
  })

  it('CRT-07 the same listener may subscribe twice and leave once', () => {
    const store = createStore(1)
    let received = 0
    const listener = () => (received += 1)
    const end = store.subscribe(listener)
    store.subscribe(listener)
    end()
    store.set(2)
    expect(received).toBe(1)
  })

  it('CRT-01 a persisted value is read once, with the first subscription', () => {
    const store: WritableStore<number> = createStore(1, () => store.set(store.getSnapshot() + 10))
    expect(store.getSnapshot()).toBe(1)
    store.subscribe(() => undefined)
    store.subscribe(() => undefined)
    expect(store.getSnapshot()).toBe(11)
  })
})
