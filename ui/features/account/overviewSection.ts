import { ordersQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { loadResponse, lastOrders } from '../account-frame/index.ts'
import { openOrders } from '../orders/index.ts'
import { OverviewPage } from './OverviewPage.tsx'

const load: PageModule['load'] = async ({ shop, queries, text }) => {
  const head = { title: text('account.menuOverview'), noindex: true }
  const [response] = await Promise.all(
    [openOrders, lastOrders].map((requested) => loadResponse(queries, ordersQuery(shop, requested), head)),
  )
  // The rest of the page needs no response.
  return response === undefined || response.kind === 'page' ? { kind: 'page', head } : response
}

export const overviewSection: PageModule = { Page: OverviewPage, load }
