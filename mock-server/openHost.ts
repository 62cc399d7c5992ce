import { randomUUID } from 'node:crypto'
import type { Host } from './answers/Host.ts'
import { openDatabase } from './database/openDatabase.ts'
import { seedCatalogue } from './demo/seedCatalogue.ts'
import { seedCustomers } from './demo/seedCustomers.ts'
import { makeScenarios } from './scenarios/Scenarios.ts'

/** The mock host with its data: a kept file or memory, filled with the demo shop. Throws UnusableData. */
export const openHost = (settings: {
  readonly file: string | null
  readonly products: number
  readonly appUrl: string
  readonly now?: () => number
}): Host => {
  const database = openDatabase(settings.file)
  seedCatalogue(database, settings.products)
  const host: Host = {
    database,
    scenarios: makeScenarios(),
    now: settings.now ?? Date.now,
    newId: (word) => `${word}-${randomUUID()}`,
    appUrl: settings.appUrl,
  }
  seedCustomers(host)
  return host
}
