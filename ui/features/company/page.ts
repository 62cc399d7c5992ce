import { pageOf } from '@thuishaven/core/catalogue'
import type { PageModule } from '../../framework/router/route.ts'
import { companyOrdersQuery, companyQuery, loadResponse } from '../account-frame/index.ts'
import { fetchResult } from '../shop/index.ts'

export { CompanyPage as Page } from './CompanyPage.tsx'

export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const page = await loadResponse(queries, companyQuery(shop), { title: text('account.menuCompany'), noindex: true })
  const account = queries.getQueryData(companyQuery(shop).queryKey)
  if (account !== undefined && account.company !== null) await fetchResult(queries, companyOrdersQuery(shop, pageOf(search.get('page'))))
  return page
}
