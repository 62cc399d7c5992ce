import { shopTopic } from '../ports/ShopRecords.ts'
import { UnusableShop } from '../records/readShop.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import type { Store } from '../store/Store.ts'
import { readShopRecords } from './readShopRecords.ts'

/** The shop as it is at the moment. */
export interface CurrentShop {
  readonly current: () => ShopRecord
  /** Called with a changed shop before `current` returns it. */
  readonly onChange: (listener: (shop: ShopRecord) => void) => void
}

export const constantShop = (shop: ShopRecord): CurrentShop => ({ current: () => shop, onChange: () => undefined })

/** Milliseconds before a failed read is tried again. */
const retryPause = 1000

/**
 * The shop that a back office writes, kept current. Throws UnusableShop while it has not written one.
 * @param own what is not in records: the customers of the shop
 */
export const watchShopRecords = async (store: Store, own: Pick<ShopRecord, 'customers'>): Promise<CurrentShop> => {
  let current: ShopRecord | null = null
  let listener = (_shop: ShopRecord): void => undefined
  let isWaiting = false
  let last: Promise<void> = Promise.resolve()
  const update = async (): Promise<void> => {
    isWaiting = false
    try {
      const read = await readShopRecords(store)
      if (read === null) return
      const shop = { ...read, customers: own.customers }
      listener(shop)
      current = shop
    } catch (error) {
      process.stderr.write(`Shop: ${error instanceof Error ? error.message : String(error)}\n`)
      setTimeout(request, retryPause).unref()
    }
  }
  /** Changes during a read are read together after it. */
  const request = (): void => {
    if (isWaiting) return
    isWaiting = true
    last = last.then(update)
  }
  await store.listen(shopTopic, () => {
    request()
    return Promise.resolve()
  })
  request()
  await last
  const known = (): ShopRecord => {
    if (current === null)
      throw new UnusableShop('BACK_OFFICE: the back office has not written the shop yet; start it first (npm run start:vendure).')
    return current
  }
  known()
  return {
    current: known,
    onChange: (added) => {
      listener = added
    },
  }
}
