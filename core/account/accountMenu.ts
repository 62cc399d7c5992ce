import type { ShopConfig } from '../config/config.ts'
import type { Phrase } from '../notifications/phrase.ts'

type Entry = keyof ShopConfig['accountMenu']

/** One entry of the account area (NAV-06). */
export interface AccountMenuEntry {
  readonly name: Entry
  readonly label: Phrase
  /** Without language prefix; null: the entry has no link. */
  readonly path: string | null
}

const entries: readonly AccountMenuEntry[] = [
  { name: 'overview', label: { key: 'account.menuOverview' }, path: '/account/overview' },
  { name: 'orders', label: { key: 'account.menuOrders' }, path: '/account/orders' },
  { name: 'tickets', label: { key: 'account.menuTickets' }, path: '/account/tickets' },
  { name: 'invoices', label: { key: 'account.menuInvoices' }, path: '/account/invoices' },
  { name: 'returns', label: { key: 'account.menuReturns' }, path: null },
  { name: 'information', label: { key: 'account.menuInformation' }, path: '/account/information' },
]

/** The entries that the shop's settings allow, in their order (NAV-06). */
export const accountMenu = (allowed: ShopConfig['accountMenu']): readonly AccountMenuEntry[] =>
  entries.filter((entry) => allowed[entry.name])
