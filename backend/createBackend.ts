import { randomUUID } from 'node:crypto'
import { createAddressLookup } from './addressSearch/createAddressLookup.ts'
import type { AddressProvider } from './addressSearch/createAddressLookup.ts'
import type { Backend } from './answers/Backend.ts'
import { fullWork } from './customers/passwordHash.ts'
import type { PasswordWork } from './customers/passwordHash.ts'
import { createTableAddressBook } from './customers/tableAddressBook.ts'
import { createTableCustomers } from './customers/tableCustomers.ts'
import { createTableOneTimeTokens } from './customers/tableOneTimeTokens.ts'
import { createTablePasskeys } from './customers/tablePasskeys.ts'
import { createTableSessions } from './customers/tableSessions.ts'
import { openCatalogueDatabase } from './database/CatalogueDatabase.ts'
import { createSqliteCatalogue } from './catalogue/sqliteCatalogue.ts'
import { createSqliteSearchIndex } from './search/sqliteSearchIndex.ts'
import { adoptEarlierInvoices } from './invoices/issueInvoices.ts'
import { createTableInvoices } from './invoices/tableInvoices.ts'
import { createTableMails } from './mails/tableMails.ts'
import type { Pictures } from './ports/Pictures.ts'
import { createPracticeBank, noProvider } from './bank/practiceBank.ts'
import { createMollie } from './mollie/createMollie.ts'
import type { MollieSettings } from './mollie/requestMollie.ts'
import { createCouponFinder, createTableCoupons } from './cart/coupons.ts'
import { createTableOrders } from './orders/tableOrders.ts'
import { createTableRefunds } from './orders/tableRefunds.ts'
import type { Ports } from './ports/Ports.ts'
import type { ShopRecord } from './records/ShopRecord.ts'
import { watchShopRecords } from './shopRecords/watchShopRecords.ts'
import type { WatchedShop } from './shopRecords/watchShopRecords.ts'
import { seedCatalogue } from './seeding/seedCatalogue.ts'
import { seedShoppers } from './seeding/seedShoppers.ts'
import { seedStock } from './stock/seedStock.ts'
import { createTableStock } from './stock/tableStock.ts'
import { watchStock } from './stock/watchStock.ts'
import type { PostgresSettings } from './store/postgresStore.ts'
import { openSqliteStore } from './store/sqliteStore.ts'
import type { Store } from './store/Store.ts'
import { practiceVatNumbers } from './vatNumbers/practiceVatNumbers.ts'
import { createViesVatNumbers } from './vatNumbers/viesVatNumbers.ts'

/** A shop that stays as it is until the process ends, with its catalogue in a file or in memory. Its stock begins as in the records. */
const openFixedShop = async (shop: ShopRecord, store: Store, file: string | null): Promise<WatchedShop> => {
  await seedStock(store, shop.products)
  const catalogue = openCatalogueDatabase(file === null ? null : `${file}.catalogue`)
  seedCatalogue(catalogue, shop)
  return { shop: () => shop, catalogue, close: catalogue.close }
}

export interface BackendOptions {
  /** Stores the shoppers' data, and the catalogue of a given shop in a file beside it; null: both are in memory. */
  readonly file: string | null
  /** Stores the shoppers' data instead of `file`. */
  readonly postgres?: PostgresSettings | null
  /** 'inStore': the records of the store, which a back office writes there together with the stock; it hears of orders. */
  readonly shop: ShopRecord | 'inStore'
  /** Accounts that exist when a shop in the store opens. */
  readonly customers?: ShopRecord['customers']
  readonly pictures: (store: Store) => Pictures
  readonly addressProvider?: AddressProvider
  /** Base address of VIES, the EU's register of VAT numbers; null: the register to practise with. */
  readonly viesUrl?: string | null
  readonly appUrl: string
  readonly now?: () => number
  /** true: orders do not reduce the stock. */
  readonly autoRestock?: boolean
  readonly passwordWork?: PasswordWork
  /** false: orders cannot be paid at the practice bank. */
  readonly practiceBank?: boolean
  /** Takes the payments instead; null: it does not. */
  readonly mollie?: MollieSettings | null
}

/** The backend on a store that is open. Throws EmptyShop as `createBackend`. */
export const createBackendOn = async (store: Store, options: Omit<BackendOptions, 'postgres'>): Promise<Backend> => {
  const { file, now = Date.now, autoRestock = false, passwordWork = fullWork, mollie = null, viesUrl = null } = options
  const hasBackOffice = options.shop === 'inStore'
  const { shop, catalogue, close } =
    options.shop === 'inStore' ? await watchShopRecords(store) : await openFixedShop(options.shop, store, file)
  const find = createCouponFinder(() => shop().coupons)
  const newId: Backend['newId'] = (prefix) => `${prefix}-${randomUUID()}`
  const portsOn = (to: Store): Ports => {
    const addressBook = createTableAddressBook(to, newId)
    return {
      addressBook,
      coupons: createTableCoupons(to, { find, now }),
      customers: createTableCustomers(to, { newId, addressBook, passwordWork }),
      invoices: createTableInvoices(to, newId),
      mails: createTableMails(to, now),
      oneTimeTokens: createTableOneTimeTokens(to, now),
      orders: createTableOrders(to, { hasBackOffice }),
      passkeys: createTablePasskeys(to),
      refunds: createTableRefunds(to),
      sessions: createTableSessions(to, now, newId),
      stock: createTableStock(to, { now, autoRestock }),
    }
  }
  const ports = portsOn(store)
  const practiceBank = options.practiceBank === false || mollie !== null ? null : createPracticeBank(store, newId)
  const backend: Backend = {
    ...ports,
    portsOn,
    catalogue: createSqliteCatalogue(catalogue, await watchStock(ports.stock, store, now)),
    searchIndex: createSqliteSearchIndex(catalogue),
    store,
    get shop() {
      return shop()
    },
    pictures: options.pictures(store),
    payments: mollie === null ? (practiceBank ?? noProvider) : await createMollie(store, mollie),
    practiceBank,
    vatNumbers: viesUrl === null ? practiceVatNumbers : createViesVatNumbers({ url: viesUrl }, () => shop().seller.vatNumber),
    addressLookup: createAddressLookup(options.addressProvider ?? { type: 'local' }, () => shop().streets),
    meets: () => false,
    now,
    newId,
    appUrl: options.appUrl,
    close: async () => {
      close()
      await store.close()
    },
  }
  await seedShoppers(backend, options.customers ?? backend.shop.customers)
  await adoptEarlierInvoices(backend)
  return backend
}

/** The backend with its data. Throws UnusableData, and EmptyShop when the shop is in the store and has no products there. */
export const createBackend = async (options: BackendOptions): Promise<Backend> => {
  const { file, postgres = null } = options
  // The driver of Postgres is read only where it is used, so that a shop without it starts sooner.
  const store =
    postgres === null
      ? openSqliteStore(file)
      : await import('./store/postgresStore.ts').then(({ openPostgresStore }) => openPostgresStore(postgres))
  try {
    return await createBackendOn(store, options)
  } catch (error) {
    await store.close()
    throw error
  }
}
