import { randomUUID } from 'node:crypto'
import type { Host, Pictures } from './answers/Host.ts'
import { makeFaults } from './faults/Faults.ts'
import { openDatabase } from './database/openDatabase.ts'
import type { ShopRecord } from './records/ShopRecord.ts'
import { makeScenarios } from './scenarios/Scenarios.ts'
import { seedCatalogue } from './seeding/seedCatalogue.ts'
import { seedShoppers } from './seeding/seedShoppers.ts'

/** The mock host with its data: a kept file or memory, filled with the given shop. Throws UnusableData. */
export const openHost = (settings: {
  readonly file: string | null
  readonly shop: ShopRecord
  readonly pictures: Pictures
  readonly appUrl: string
  readonly now?: () => number
}): Host => {
  const database = openDatabase(settings.file)
  seedCatalogue(database, settings.shop)
  const host: Host = {
    database,
    shop: settings.shop,
    pictures: settings.pictures,
    scenarios: makeScenarios(),
    faults: makeFaults(),
    now: settings.now ?? Date.now,
    newId: (word) => `${word}-${randomUUID()}`,
    appUrl: settings.appUrl,
  }
  seedShoppers(host)
  return host
}
