import { randomUUID } from 'node:crypto'
import type { Backend, Pictures } from './answers/Backend.ts'
import { openCatalogue } from './database/Catalogue.ts'
import type { ShopRecord } from './records/ShopRecord.ts'
import { seedCatalogue } from './seeding/seedCatalogue.ts'
import { seedShoppers } from './seeding/seedShoppers.ts'
import { openPostgresStore } from './store/postgresStore.ts'
import type { PostgresSettings } from './store/postgresStore.ts'
import { openSqliteStore } from './store/sqliteStore.ts'

/**
 * The backend with its data, filled with the given shop. Throws UnusableData.
 * @param settings.file what shoppers do is kept in it, and the catalogue in a file beside it; null: both are in memory
 * @param settings.postgres what shoppers do is kept there instead
 */
export const createBackend = async (settings: {
  readonly file: string | null
  readonly postgres?: PostgresSettings | null
  readonly shop: ShopRecord
  readonly pictures: Pictures
  readonly appUrl: string
  readonly now?: () => number
}): Promise<Backend> => {
  const { file, postgres = null } = settings
  const store = postgres === null ? openSqliteStore(file) : await openPostgresStore(postgres)
  const catalogue = openCatalogue(file === null ? null : `${file}.catalogue`)
  seedCatalogue(catalogue, settings.shop)
  const backend: Backend = {
    catalogue,
    store,
    shop: settings.shop,
    pictures: settings.pictures,
    meets: () => false,
    now: settings.now ?? Date.now,
    newId: (prefix) => `${prefix}-${randomUUID()}`,
    appUrl: settings.appUrl,
    close: async () => {
      catalogue.close()
      await store.close()
    },
  }
  await seedShoppers(backend)
  return backend
}
