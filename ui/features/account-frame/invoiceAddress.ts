import type { Locale } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'

/** Where the shop's own server hands out the PDF of an invoice: it asks the backend in the customer's name and in the page's language. */
export const invoiceAddress = (locale: Locale, uid: string): string =>
  localePath(locale, `/account/invoices/${encodeURIComponent(uid)}/pdf`)
