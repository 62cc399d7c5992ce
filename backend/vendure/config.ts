import type { IncomingMessage, ServerResponse } from 'node:http'
import { DefaultJobQueuePlugin, DefaultLogger, DefaultSchedulerPlugin, DefaultSearchPlugin, LanguageCode, LogLevel } from '@vendure/core'
import type { Middleware, VendureConfig } from '@vendure/core'
import type { Store } from '../store/Store.ts'
import { catalogueFields } from './catalogue/catalogueFields.ts'
import { promotionOptions } from './catalogue/couponOptions.ts'
import { customerFields } from './customers/customerFields.ts'
import { scryptPasswords } from './customers/scryptPasswords.ts'
import { databaseOptions } from './databaseOptions.ts'
import { goodsFrom, handedToCarrier, orderFields, orderOptions, priceByCountry, totalsAsPlaced } from './orders/orderOptions.ts'
import { paidInShop, refundProcesses } from './orders/paidInShop.ts'
import type { VendureSettings } from './readVendureSettings.ts'

/** The dashboard is built with them too. */
export const customFields: NonNullable<VendureConfig['customFields']> = { ...catalogueFields, ...customerFields, ...orderFields }

/** Shoppers are served by the backend. */
const shopApiClosed: Middleware = {
  route: '/shop-api',
  beforeListen: true,
  handler: (_request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = 404
    response.end()
  },
}

/** Vendure as the shop's back office. Carts, prices and the shop's own API are the backend's, so Vendure's shop API is closed. */
export const createConfig = (
  settings: VendureSettings,
  store: Store,
  plugins: NonNullable<VendureConfig['plugins']> = [],
): VendureConfig => ({
  apiOptions: {
    port: settings.vendurePort,
    hostname: settings.host,
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    cors: false,
    csrfPrevention: true,
    middleware: [shopApiClosed],
    introspection: process.env['NODE_ENV'] !== 'production',
  },
  authOptions: {
    tokenMethod: 'cookie',
    superadminCredentials: settings.admin,
    cookieOptions: { name: 'vendure_session', secret: settings.cookieSecret, httpOnly: true, sameSite: 'lax' },
    requireVerification: false,
    passwordHashingStrategy: scryptPasswords,
  },
  dbConnectionOptions: databaseOptions(settings.postgres),
  defaultLanguageCode: LanguageCode.nl,
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  paymentOptions: { paymentMethodHandlers: [paidInShop(store)], refundProcess: refundProcesses },
  shippingOptions: {
    shippingCalculators: [priceByCountry],
    shippingEligibilityCheckers: [goodsFrom],
    fulfillmentHandlers: [handedToCarrier],
  },
  orderOptions,
  promotionOptions,
  taxOptions: { orderTaxCalculationStrategy: totalsAsPlaced },
  customFields,
  // Jobs and scheduled tasks run in this process.
  schedulerOptions: { runTasksInWorkerOnly: false },
  plugins: [
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: false }),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSchedulerPlugin.init({}),
    ...plugins,
  ],
})
