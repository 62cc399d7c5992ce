import type { ShopConfig } from '../config/config.ts'
import type { Session } from './session.ts'
import type { Phrase } from '../notifications/phrase.ts'

type Section = keyof ShopConfig['accountMenu']

/** One entry of the account area (NAV-06). */
export interface AccountMenuEntry {
  readonly name: Section | 'quotes' | 'company'
  readonly label: Phrase
  /** Without language prefix; null: the entry has no link. */
  readonly path: string | null
}

const entries: readonly (AccountMenuEntry & { readonly name: Section })[] = [
  { name: 'overview', label: { key: 'account.menuOverview' }, path: '/account/overview' },
  { name: 'orders', label: { key: 'account.menuOrders' }, path: '/account/orders' },
  { name: 'tickets', label: { key: 'account.menuTickets' }, path: '/account/tickets' },
  { name: 'invoices', label: { key: 'account.menuInvoices' }, path: '/account/invoices' },
  { name: 'returns', label: { key: 'account.menuReturns' }, path: null },
  { name: 'information', label: { key: 'account.menuInformation' }, path: '/account/information' },
]

const quotes: AccountMenuEntry = { name: 'quotes', label: { key: 'account.menuQuotes' }, path: '/account/quotes' }

/** For businesses only, whatever the settings allow. */
const company: AccountMenuEntry = { name: 'company', label: { key: 'account.menuCompany' }, path: '/account/company' }

/** The entries that the shop's settings allow, in their order (NAV-06), quotes, and the company of who has one. */
export const accountMenu = (
  allowed: ShopConfig['accountMenu'],
  session: Pick<Session, 'companyName'> | null,
): readonly AccountMenuEntry[] => [
  ...entries.filter(({ name }) => allowed[name]),
  ...(session === null ? [] : [quotes]),
  ...(session === null || session.companyName === '' ? [] : [company]),
]
