import { ordersQuery } from '../../bindings/customerQueries.ts'
import type { PageModule } from '../../shell/location/route.ts'
import { loadResponse } from './area/loadQuery.ts'
import { lastOrders } from './lastOrders.ts'
import { openOrders } from './openOrders.ts'
import { OverviewPage } from './OverviewPage.tsx'

const load: PageModule['load'] = async ({ shop, queries, text }) => {
  const head = { title: text('account.menuOverview'), noindex: true }
  const [response] = await Promise.all(
    [openOrders, lastOrders].map((requested) => loadResponse(queries, ordersQuery(shop, requested), head)),
  )
  // The rest of the page needs no answer.
  return response === undefined || response.kind === 'page' ? { kind: 'page', head } : response
}

export const overviewSection: PageModule = { Page: OverviewPage, load }
