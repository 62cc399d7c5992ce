import type { StoragePort } from '../ports/StoragePort.ts'
import { persistedAs } from '../store/persistedSchema.ts'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import { mostCompared } from './comparison.ts'

/** Numbers of the products that were ticked to be compared on this device, in the order in which they were ticked. */
export interface ComparedStore extends Store<readonly number[]> {
  /** Ticks a product or removes its tick. false: four are ticked already, and nothing changed. */
  readonly put: (productId: number, compared: boolean) => boolean
}

const storageKey = 'thuishaven.compared'
const persisted = persistedAs<readonly number[]>({ each: 'count' })

/** The products that a shopper wants to compare, persisted on the device only. */
export const createComparedStore = (storage: StoragePort): ComparedStore => {
  const read = (): readonly number[] => persisted.read(storage.get(storageKey))?.slice(0, mostCompared) ?? []
  const store = createStore(read())
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    put: (productId, compared) => {
      // Another tab may have ticked more.
      const others = read().filter((id) => id !== productId)
      if (compared && others.length === mostCompared) return false
      const ids = compared ? [...others, productId] : others
      storage.set(storageKey, persisted.print(ids))
      store.set(ids)
      return true
    },
  }
}
