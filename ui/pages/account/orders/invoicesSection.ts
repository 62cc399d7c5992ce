import { pageOf } from '@thuishaven/core/catalogue'
import { invoicesQuery } from '../../../bindings/customerQueries.ts'
import type { PageModule } from '../../../shell/location/route.ts'
import { loadResponse } from '../area/loadQuery.ts'
import { sectionPage } from '../area/sectionPage.ts'
import { InvoicesPage } from './InvoicesPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'invoices', () => {
    const { shop, queries, search, text } = input
    return loadResponse(queries, invoicesQuery(shop, pageOf(search.get('page'))), { title: text('account.menuInvoices'), noindex: true })
  })

export const invoicesSection: PageModule = { Page: InvoicesPage, load }
