import type { StoragePort } from '../ports/StoragePort.ts'
import { persistedAs } from '../store/persistedSchema.ts'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'

/** Numbers of the products that were looked at on this device, the latest first. */
export interface ViewedStore extends Store<readonly number[]> {
  /** Puts a product in front; one that was there moves up. */
  readonly add: (productId: number) => void
}

const storageKey = 'thuishaven.viewed'
/** So many are remembered: a row of the page, with the product itself and some that may be sold out by then. */
const most = 9

const persisted = persistedAs<readonly number[]>({ each: 'count' })

/** The products that a shopper has viewed, persisted on the device only. */
export const createViewedStore = (storage: StoragePort): ViewedStore => {
  const store = createStore<readonly number[]>(persisted.read(storage.get(storageKey))?.slice(0, most) ?? [])
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add: (productId) => {
      // Another tab may have seen more.
      const known = persisted.read(storage.get(storageKey)) ?? store.getSnapshot()
      const viewed = [productId, ...known.filter((id) => id !== productId)].slice(0, most)
      storage.set(storageKey, persisted.print(viewed))
      store.set(viewed)
    },
  }
}
