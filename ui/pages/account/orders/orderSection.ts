import { orderQuery } from '../../../bindings/customerQueries.ts'
import type { PageModule } from '../../../shell/location/route.ts'
import { loadResponse } from '../area/loadQuery.ts'
import { sectionPage } from '../area/sectionPage.ts'
import { OrderPage } from './OrderPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'orders', () => {
    const { shop, queries, params, text } = input
    return loadResponse(queries, orderQuery(shop, params['id'] ?? ''), { title: text('account.menuOrders'), noindex: true }, params)
  })

export const orderSection: PageModule = { Page: OrderPage, load }
