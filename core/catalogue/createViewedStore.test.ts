import { describe, expect, it } from 'vitest'
import { atOnce } from '../ports/StoragePort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import { createViewedStore } from './createViewedStore.ts'

const device = (): StoragePort & { readonly persisted: Map<string, string> } => {
  const persisted = new Map<string, string>()
  return {
    persisted,
    get: (key) => persisted.get(key) ?? null,
    set: (key, value) => void persisted.set(key, value),
    remove: (key) => void persisted.delete(key),
    keys: (beginning) => [...persisted.keys()].filter((key) => key.startsWith(beginning)),
    watch: () => () => undefined,
    whenRead: atOnce,
    whenWritten: atOnce,
  }
}

describe('recently viewed products', () => {
  it('recently viewed products have the latest first, each once, at most nine', () => {
    const storage = device()
    const viewed = createViewedStore(storage)
    for (const id of [1, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10]) viewed.add(id)
    expect(viewed.getSnapshot()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 1])
    expect(createViewedStore(storage).getSnapshot()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 1])
  })

  it('recently viewed products include those of other tabs, and start empty after unreadable data', () => {
    const storage = device()
    const here = createViewedStore(storage)
    createViewedStore(storage).add(7)
    here.add(8)
    expect(here.getSnapshot()).toEqual([8, 7])
    for (const text of ['', 'null', '[1,2]', '{"version":"x","value":[1]}', '{'])
      expect(createViewedStore({ ...device(), get: () => text }).getSnapshot()).toEqual([])
  })
})
