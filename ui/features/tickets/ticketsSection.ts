import { pageOf } from '@thuishaven/core/catalogue'
import { ticketsQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { loadResponse, sectionPage } from '../account-frame/index.ts'
import { TicketsPage } from './TicketsPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'tickets', () => {
    const { shop, queries, search, text } = input
    return loadResponse(queries, ticketsQuery(shop, pageOf(search.get('page'))), { title: text('account.menuTickets'), noindex: true })
  })

export const ticketsSection: PageModule = { Page: TicketsPage, load }
