import { randomUUID } from 'node:crypto'
import type { Backend, Pictures } from './answers/Backend.ts'
import { openDatabase } from './database/openDatabase.ts'
import type { ShopRecord } from './records/ShopRecord.ts'
import { seedCatalogue } from './seeding/seedCatalogue.ts'
import { seedShoppers } from './seeding/seedShoppers.ts'

/** The backend with its data: a kept file or memory, filled with the given shop. Throws UnusableData. */
export const createBackend = (settings: {
  readonly file: string | null
  readonly shop: ShopRecord
  readonly pictures: Pictures
  readonly appUrl: string
  readonly now?: () => number
}): Backend => {
  const database = openDatabase(settings.file)
  seedCatalogue(database, settings.shop)
  const backend: Backend = {
    database,
    shop: settings.shop,
    pictures: settings.pictures,
    meets: () => false,
    now: settings.now ?? Date.now,
    newId: (prefix) => `${prefix}-${randomUUID()}`,
    appUrl: settings.appUrl,
  }
  seedShoppers(backend)
  return backend
}
