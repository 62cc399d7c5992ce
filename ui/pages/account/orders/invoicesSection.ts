import { pageOf } from '@thuishaven/core/catalogue'
import { invoicesQuery } from '../../../bindings/customerQueries.ts'
import type { PageModule } from '../../../shell/page.ts'
import { loadAnswer } from '../area/loadAnswer.ts'
import { sectionPage } from '../area/sectionPage.ts'
import { InvoicesPage } from './InvoicesPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'invoices', () => {
    const { shop, queries, search, text } = input
    return loadAnswer(queries, invoicesQuery(shop, pageOf(search.get('page'))), { title: text('account.menuInvoices'), noindex: true })
  })

export const invoicesSection: PageModule = { Page: InvoicesPage, load }
