import type { SentenceKey } from '../../messages/sentenceKeys.ts'
import type { PageParams } from '../../shell/page.ts'

/** What an address of the account shows (RTE-05). */
export type AccountSection = 'overview' | 'orders' | 'order' | 'invoices' | 'tickets' | 'information'

const sections: readonly string[] = ['overview', 'orders', 'invoices', 'tickets', 'information'] satisfies AccountSection[]

/** Only an order has an address of its own below its list; null for any other. */
export const accountSection = ({ section = '', id }: PageParams): AccountSection | null => {
  if (id !== undefined) return section === 'orders' ? 'order' : null
  return sections.includes(section) ? (section as AccountSection) : null
}

/** Sentence that names the section. */
export const sectionTitles = {
  overview: 'account.menuOverview',
  orders: 'account.menuOrders',
  order: 'account.menuOrders',
  invoices: 'account.menuInvoices',
  tickets: 'account.menuTickets',
  information: 'account.informationTitle',
} as const satisfies Readonly<Record<AccountSection, SentenceKey>>
