import { UnusableData } from '../database/sqliteFile.ts'
import type { Migration } from './Migration.ts'
import { tables } from './migrations/0001-tables.ts'
import { stock } from './migrations/0002-stock.ts'
import { mailQueue } from './migrations/0003-mail-queue.ts'
import { replyTo } from './migrations/0004-reply-to.ts'
import { cartRows } from './migrations/0005-cart-rows.ts'
import { paymentProvider } from './migrations/0006-payment-provider.ts'
import { withdrawalOrders } from './migrations/0007-withdrawal-orders.ts'
import { backOffice } from './migrations/0008-back-office.ts'
import { trackAndTrace } from './migrations/0009-track-and-trace.ts'
import { refunds } from './migrations/0010-refunds.ts'
import { mailLanguage } from './migrations/0011-mail-language.ts'
import { customerTerms } from './migrations/0012-customer-terms.ts'
import { storedPictures } from './migrations/0013-stored-pictures.ts'
import { invoices } from './migrations/0014-invoices.ts'
import { orderRevisions } from './migrations/0015-order-revisions.ts'
import { vatChecks } from './migrations/0016-vat-checks.ts'
import { drafts } from './migrations/0017-drafts.ts'
import { couponUses } from './migrations/0018-coupon-uses.ts'
import { mailInvoice } from './migrations/0019-mail-invoice.ts'
import { withdrawalRefunds } from './migrations/0020-withdrawal-refunds.ts'
import { restRequests } from './migrations/0021-rest-requests.ts'
import { shares } from './migrations/0022-shares.ts'
import { signIn } from './migrations/0023-sign-in.ts'
import { reviews } from './migrations/0024-reviews.ts'
import { creditLimit } from './migrations/0025-credit-limit.ts'
import { companies } from './migrations/0026-companies.ts'
import { quotes } from './migrations/0027-quotes.ts'
import { deliveryDay } from './migrations/0028-delivery-day.ts'
import { deliveryServices } from './migrations/0029-delivery-services.ts'
import { requestedCart } from './migrations/0030-requested-cart.ts'

/** All steps, in order. */
export const migrations: readonly Migration[] = [
  tables,
  stock,
  mailQueue,
  replyTo,
  cartRows,
  paymentProvider,
  withdrawalOrders,
  backOffice,
  trackAndTrace,
  refunds,
  mailLanguage,
  customerTerms,
  storedPictures,
  invoices,
  orderRevisions,
  vatChecks,
  drafts,
  couponUses,
  mailInvoice,
  withdrawalRefunds,
  restRequests,
  shares,
  signIn,
  reviews,
  creditLimit,
  companies,
  quotes,
  deliveryDay,
  deliveryServices,
  requestedCart,
]

/** Where a store writes down which migrations ran. */
export const migrationTable = 'CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY, name TEXT NOT NULL, ran_at BIGINT NOT NULL)'

/**
 * The migrations that are still to run, in order.
 * @param last number of the last one that ran; 0: none
 * @param where names the data in the message
 * Throws UnusableData when the data is newer than the program.
 */
export const migrationsAfter = (last: number, where: string, known: readonly Migration[] = migrations): readonly Migration[] => {
  const newest = known.at(-1)?.number ?? 0
  if (last > newest) {
    throw new UnusableData(`${where} is newer than this program (tables ${last}, the program knows ${newest}). It was left as it is.`)
  }
  return known.filter(({ number }) => number > last)
}
