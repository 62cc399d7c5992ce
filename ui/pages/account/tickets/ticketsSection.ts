import { pageOf } from '@thuishaven/core/catalogue'
import { ticketsQuery } from '../../../bindings/customerQueries.ts'
import type { PageModule } from '../../../shell/location/route.ts'
import { loadResponse } from '../area/loadQuery.ts'
import { sectionPage } from '../area/sectionPage.ts'
import { TicketsPage } from './TicketsPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'tickets', () => {
    const { shop, queries, search, text } = input
    return loadResponse(queries, ticketsQuery(shop, pageOf(search.get('page'))), { title: text('account.menuTickets'), noindex: true })
  })

export const ticketsSection: PageModule = { Page: TicketsPage, load }
