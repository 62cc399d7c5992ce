import { pageOf } from '@thuishaven/core/catalogue'
import { ticketsQuery } from '../../../bindings/customerQueries.ts'
import type { PageModule } from '../../../shell/page.ts'
import { loadAnswer } from '../area/loadAnswer.ts'
import { sectionPage } from '../area/sectionPage.ts'
import { TicketsPage } from './TicketsPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'tickets', () => {
    const { shop, queries, search, text } = input
    return loadAnswer(queries, ticketsQuery(shop, pageOf(search.get('page'))), { title: text('account.menuTickets'), noindex: true })
  })

export const ticketsSection: PageModule = { Page: TicketsPage, load }
