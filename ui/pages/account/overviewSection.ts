import { ordersQuery } from '../../bindings/customerQueries.ts'
import type { PageModule } from '../../shell/page.ts'
import { loadAnswer } from './area/loadAnswer.ts'
import { lastOrders } from './lastOrders.ts'
import { openOrders } from './openOrders.ts'
import { OverviewPage } from './OverviewPage.tsx'

const load: PageModule['load'] = async ({ shop, queries, text }) => {
  const head = { title: text('account.menuOverview'), noindex: true }
  const [answer] = await Promise.all([openOrders, lastOrders].map((asked) => loadAnswer(queries, ordersQuery(shop, asked), head)))
  // The rest of the page needs no answer.
  return answer === undefined || answer.kind === 'page' ? { kind: 'page', head } : answer
}

export const overviewSection: PageModule = { Page: OverviewPage, load }
