import { pageOf } from '@thuishaven/core/catalogue'
import { invoicesQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { loadResponse, sectionPage } from '../account-frame/index.ts'
import { InvoicesPage } from './InvoicesPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'invoices', () => {
    const { shop, queries, search, text } = input
    return loadResponse(queries, invoicesQuery(shop, pageOf(search.get('page'))), { title: text('account.menuInvoices'), noindex: true })
  })

export const invoicesSection: PageModule = { Page: InvoicesPage, load }
