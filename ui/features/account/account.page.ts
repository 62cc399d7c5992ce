import { createElement } from 'react'
import type { PageModule, PageProps } from '../../framework/router/route.ts'
import type { PathName } from '../shop/index.ts'
import { informationSection } from './informationSection.ts'
import { invoicesSection, orderSection, ordersSection } from '../orders/index.ts'
import { overviewSection } from './overviewSection.ts'
import { ticketsSection } from '../tickets/index.ts'

/** The account pages share one module, because customers open several of them (RTE-05). */
const sections: Partial<Record<PathName, PageModule>> = {
  'account.overview': overviewSection,
  'account.orders': ordersSection,
  'account.order': orderSection,
  'account.invoices': invoicesSection,
  'account.tickets': ticketsSection,
  'account.information': informationSection,
}

export const load: PageModule['load'] = (input) =>
  sections[input.name]?.load(input) ?? Promise.resolve({ kind: 'notFound', reason: 'route' })

export const Page = (props: PageProps) => {
  const section = sections[props.name]
  return section === undefined ? null : createElement(section.Page, { ...props, key: props.name })
}
