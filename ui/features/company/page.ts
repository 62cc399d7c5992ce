import { pageOf } from '@thuishaven/core/catalogue'
import type { PageModule } from '../../framework/router/route.ts'
import { companyOrdersQuery, companyQuery, loadResponse } from '../account-frame/index.ts'
import { fetchResult } from '../shop/index.ts'

export { CompanyPage as Page } from './CompanyPage.tsx'

export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const page = await loadResponse(queries, companyQuery(shop), { title: text('account.menuCompany'), noindex: true })
  const account = queries.getQueryData(companyQuery(shop).queryKey)
  if (account === undefined || account.company === null) return page
  const orders = await fetchResult(queries, companyOrdersQuery(shop, pageOf(search.get('page'))))
  // The browser knows of a failure on the server by this alone.
  return orders.ok || page.kind !== 'page' ? page : { ...page, params: { ...page.params, ordersFailed: 'yes' } }
}
