import type { Locale } from '@thuishaven/core/locale'
import { localePath } from '@thuishaven/core/routing'

/** Where the shop's server serves a file of an invoice: it calls the backend as the customer, in the page's language. */
export const invoiceAddress = (locale: Locale, uid: string, form: 'pdf' | 'xml'): string =>
  localePath(locale, `/account/invoices/${encodeURIComponent(uid)}/${form}`)
