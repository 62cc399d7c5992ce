import { loadResponse } from '../account-frame/index.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { quotesQuery } from './quotesQuery.ts'

export { QuotesPage as Page } from './QuotesPage.tsx'

export const load: PageModule['load'] = ({ shop, queries, text }) =>
  loadResponse(queries, quotesQuery(shop), { title: text('account.menuQuotes'), noindex: true })
