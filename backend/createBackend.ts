import { randomUUID } from 'node:crypto'
import { createAddressLookup } from './addressSearch/createAddressLookup.ts'
import type { AddressProvider } from './addressSearch/createAddressLookup.ts'
import type { Backend } from './answers/Backend.ts'
import { fullWork } from './customers/passwordHash.ts'
import type { PasswordWork } from './customers/passwordHash.ts'
import { createTableAddressBook } from './customers/tableAddressBook.ts'
import { createTableCustomers } from './customers/tableCustomers.ts'
import { createTableSessions } from './customers/tableSessions.ts'
import { openCatalogueDatabase } from './database/CatalogueDatabase.ts'
import { createSqliteCatalogue } from './catalogue/sqliteCatalogue.ts'
import { createSqliteSearchIndex } from './search/sqliteSearchIndex.ts'
import { createTableMails } from './mails/tableMails.ts'
import type { Pictures } from './ports/Pictures.ts'
import { createPracticeBank, noProvider } from './bank/practiceBank.ts'
import { createShopCoupons } from './cart/coupons.ts'
import { createTableOrders } from './orders/tableOrders.ts'
import type { Ports } from './ports/Ports.ts'
import type { ShopRecord } from './records/ShopRecord.ts'
import { seedCatalogue } from './seeding/seedCatalogue.ts'
import { seedShoppers } from './seeding/seedShoppers.ts'
import { constantShop, watchShopRecords } from './shopRecords/watchShopRecords.ts'
import { seedStock } from './stock/seedStock.ts'
import { createTableStock } from './stock/tableStock.ts'
import { watchStock } from './stock/watchStock.ts'
import { openPostgresStore } from './store/postgresStore.ts'
import type { PostgresSettings } from './store/postgresStore.ts'
import { openSqliteStore } from './store/sqliteStore.ts'
import type { Store } from './store/Store.ts'

/**
 * The backend with its data, filled with the given shop. Throws UnusableData.
 * @param settings.file stores the shoppers' data, and the catalogue in a file beside it; null: both are in memory
 * @param settings.postgres stores the shoppers' data instead of `file`
 * @param settings.practiceBank false: orders cannot be paid at the practice bank
 * @param settings.autoRestock true: orders do not reduce the stock
 */
export const createBackend = async (settings: {
  readonly file: string | null
  readonly postgres?: PostgresSettings | null
  readonly shop: ShopRecord
  readonly pictures: Pictures
  readonly addressProvider?: AddressProvider
  readonly appUrl: string
  readonly now?: () => number
  readonly autoRestock?: boolean
  readonly passwordWork?: PasswordWork
  readonly practiceBank?: boolean
  /**
   * true: a back office beside this program writes the shop, but for its customers, and its stock into the store, and hears of orders. Throws
   * UnusableShop while it has not written one.
   */
  readonly hasBackOffice?: boolean
}): Promise<Backend> => {
  const { file, postgres = null, now = Date.now, autoRestock = false, passwordWork = fullWork, hasBackOffice = false } = settings
  const store = postgres === null ? openSqliteStore(file) : await openPostgresStore(postgres)
  const shop = hasBackOffice ? await watchShopRecords(store, settings.shop) : constantShop(settings.shop)
  const coupons: Ports['coupons'] = { find: (code) => createShopCoupons(shop.current().coupons).find(code) }
  const newId: Backend['newId'] = (prefix) => `${prefix}-${randomUUID()}`
  const portsOn = (to: Store): Ports => {
    const addressBook = createTableAddressBook(to, newId)
    return {
      addressBook,
      coupons,
      customers: createTableCustomers(to, { newId, addressBook, passwordWork }),
      mails: createTableMails(to, now),
      orders: createTableOrders(to, { hasBackOffice }),
      sessions: createTableSessions(to, now, newId),
      stock: createTableStock(to, { now, autoRestock }),
    }
  }
  const ports = portsOn(store)
  const practiceBank = settings.practiceBank === false ? null : createPracticeBank(store, newId)
  if (!hasBackOffice) await seedStock(store, settings.shop.products)
  const database = openCatalogueDatabase(file === null ? null : `${file}.catalogue`)
  seedCatalogue(database, shop.current())
  const catalogue = createSqliteCatalogue(database, await watchStock(ports.stock, store, now))
  shop.onChange((changed) => {
    seedCatalogue(database, changed)
    catalogue.forget()
  })
  const backend: Backend = {
    ...ports,
    portsOn,
    catalogue,
    searchIndex: createSqliteSearchIndex(database),
    store,
    get shop() {
      return shop.current()
    },
    pictures: settings.pictures,
    payments: practiceBank ?? noProvider,
    practiceBank,
    addressLookup: createAddressLookup(settings.addressProvider ?? { type: 'local' }, shop.current().streets),
    meets: () => false,
    now,
    newId,
    appUrl: settings.appUrl,
    close: async () => {
      database.close()
      await store.close()
    },
  }
  await seedShoppers(backend)
  return backend
}
