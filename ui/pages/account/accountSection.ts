import type { SentenceKey } from '../../messages/sentenceKeys.ts'
import type { PathName } from '../../shell/paths.ts'

/** What an address of the account shows (RTE-05). */
export type AccountSection = 'overview' | 'orders' | 'order' | 'invoices' | 'tickets' | 'information'

const sections = {
  'account.overview': 'overview',
  'account.orders': 'orders',
  'account.order': 'order',
  'account.invoices': 'invoices',
  'account.tickets': 'tickets',
  'account.information': 'information',
} as const satisfies Partial<Record<PathName, AccountSection>>

/** The section that a path of the account names. */
export const accountSection = (name: PathName): AccountSection | null => (name in sections ? sections[name as keyof typeof sections] : null)

/** Sentence that names the section. */
export const sectionTitles = {
  overview: 'account.menuOverview',
  orders: 'account.menuOrders',
  order: 'account.menuOrders',
  invoices: 'account.menuInvoices',
  tickets: 'account.menuTickets',
  information: 'account.informationTitle',
} as const satisfies Readonly<Record<AccountSection, SentenceKey>>
